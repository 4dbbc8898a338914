// SPDX-License-Identifier: Apache-2.0

public import ModuleRouter

/// All types of this module that have a record, for a program that ignores records.
public enum BenchProviders {
    public static let all: [any RouteRegistrable.Type] = [
        BenchAdapter.self,
        DiamondLeafRouter.self,
        DiamondLeftRouter.self,
        DiamondRightRouter.self,
        DiamondRouter.self,
        GraphLeftLeafRouter.self,
        GraphLeftRouter.self,
        GraphRightLeafRouter.self,
        GraphRightRouter.self,
        GraphRootRouter.self,
        KeptNumberedRouter.self,
        MainActorRouter.self,
        NamedTransientRouter.self,
        NumberedMakerRouter.self,
        NumberedModuleRouter.self,
        PlainGraphLeftLeafRouter.self,
        PlainGraphLeftRouter.self,
        PlainGraphRightLeafRouter.self,
        PlainGraphRightRouter.self,
        PlainGraphRootRouter.self,
        PlainMakerRouter.self,
        PlainTransientRouter.self,
        ScopedRouter.self,
        SharedLaterRouter.self,
        SharedRouter.self,
        ShortLeftLeafService.self,
        ShortLeftService.self,
        ShortRightLeafService.self,
        ShortRightService.self,
        ShortRootService.self,
        TransientRouter.self,
        WeaklyHeldRouter.self,
    ]
}
