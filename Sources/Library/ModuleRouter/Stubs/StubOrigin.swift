// SPDX-License-Identifier: Apache-2.0

#if DEBUG || MODULE_ROUTER_STUBS
/// The test and the place in which a stub was created.
struct StubOrigin: Sendable {
    let stub: StaticString
    let location: RouteLocation
    /// Nil if no test has created the stub.
    private let record: StubIssues.Record?

    init(stub: StaticString, location: RouteLocation) {
        self.stub = stub
        self.location = location
        record = StubIssues.record
    }

    /// Fails the test that has created the stub, or else the current one. Outside of a test, stops the program.
    func fail(_ requirement: StaticString, setting member: StaticString) -> UnsetStubError {
        let isProperty = "\(requirement)" == "\(member)"
        let reason =
            isProperty ? "was read, but the test has not set it" : "was called, but the test has not set \(member)"
        let error = UnsetStubError(description: "\(stub).\(requirement) \(reason) [\(StubIssues.unsetID)]")
        guard let record = record ?? StubIssues.record else { stop(error) }
        record(error.description, location)
        return error
    }

    func stop(_ error: UnsetStubError) -> Never {
        // A function that neither throws nor has an empty result can only stop.
        fatalError(error.description, file: location.fileID, line: location.line)
    }
}
#endif
