// SPDX-License-Identifier: Apache-2.0
//
// Filters the table of URL patterns by the words of the search field.

const search = document.getElementById("search");
const count = document.getElementById("count");
const rows = [...document.querySelectorAll("tbody tr")];
const texts = rows.map((row) => row.textContent.toLowerCase());
function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    rows.forEach((row, index) => {
        row.hidden = !words.every((word) => texts[index].includes(word));
        if (!row.hidden) shown++;
    });
    count.textContent = words.length ? shown + " of " + rows.length : "";
}
search.closest(".search").hidden = false;
search.addEventListener("input", filter);
document.addEventListener("keydown", (event) => {
    if (event.key === "/" && document.activeElement !== search) { event.preventDefault(); search.focus(); }
});
