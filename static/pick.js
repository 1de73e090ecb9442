// A long list of boxes, or a table that asks for it, gets a field to search it; what is ticked stays in sight.
const searchField = (list, words, search) => {
  const field = document.createElement("input");
  field.type = "search";
  field.placeholder = words;
  field.setAttribute("aria-label", words);
  field.addEventListener("input", () => search(field.value.trim().toLowerCase()));
  // Enter looks for more, it does not send the form.
  field.addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });
  list.before(field);
  return field;
};
const has = (row, wanted) => row.textContent.toLowerCase().includes(wanted);

// Boxes that are set in by depth become a tree: folded below what is not ticked, and whoever stands under a ticked one
// is shown as ticked with it, and is not sent.
const DEEPER = "\u2003";
const treeOf = (boxes) => {
  const above = [];
  return boxes.map((row) => {
    const words = row.lastChild;
    const depth = words.textContent.split(DEEPER).length - 1;
    words.textContent = words.textContent.replaceAll(DEEPER, "");
    const box = row.querySelector("input");
    above.length = depth;
    const node = { row, box, depth, over: above[depth - 1], below: 0, own: box.checked };
    above[depth] = node;
    for (let each = node.over; each; each = each.over) each.below += 1;
    return node;
  });
};
const chain = function* (node) { for (let each = node.over; each; each = each.over) yield each; };
const plant = (nodes, fold) => {
  let wanted = "";
  const show = () => {
    for (const node of nodes) {
      const over = [...chain(node)];
      const taken = over.some((each) => each.own);
      node.box.checked = node.own || taken;
      node.box.disabled = taken;
      const opened = over.every((each) => each.open);
      node.row.hidden = wanted ? !has(node.row, wanted) && !node.own : !opened && !node.own;
      if (!node.button) continue;
      node.button.hidden = node.row.hidden;
      node.button.setAttribute("aria-expanded", String(node.open));
    }
  };
  for (const node of nodes) {
    node.open = !fold;
    node.row.style.setProperty("--depth", node.depth);
    node.row.classList.add("branch");
    node.box.addEventListener("change", () => { node.own = node.box.checked; show(); });
    if (fold && node.below) {
      const name = node.row.textContent.trim();
      node.button = document.createElement("button");
      node.button.type = "button";
      node.button.className = "twig";
      node.button.setAttribute("aria-label", `${node.row.closest("form").dataset.below || "Below"}: ${name}`);
      node.button.addEventListener("click", (event) => { event.preventDefault(); node.open = !node.open; show(); });
      node.row.before(node.button);
    }
  }
  for (const node of nodes) if (node.own) for (const each of chain(node)) each.open = true;
  show();
  return (text) => { wanted = text; show(); };
};
for (const list of document.querySelectorAll("fieldset > div:not(.helptext)")) {
  const boxes = [...list.querySelectorAll("label:has(input[type=checkbox])")];
  const long = boxes.length > 12;
  if (!long && !boxes.some((row) => row.textContent.includes(DEEPER))) continue;
  const search = plant(treeOf(boxes), long);
  if (long) searchField(list, list.closest("form").dataset.search || "Search", search);
}
// A table with marked rows gets a box that leaves the others out.
const onlyMarked = (before, words, changed) => {
  const box = document.createElement("input");
  box.type = "checkbox";
  const label = document.createElement("label");
  label.className = "small";
  label.append(box, ` ${words}`);
  box.addEventListener("change", changed);
  before.before(label);
  return box;
};
for (const list of document.querySelectorAll("[data-search]:not(form)")) {
  const rows = [...list.querySelectorAll("tbody tr")];
  const place = list.closest(".scroll") ?? list;
  let wanted = "", only;
  const show = () => {
    for (const row of rows) row.hidden = !has(row, wanted) || (only?.checked && row.dataset.marked === undefined);
  };
  searchField(place, list.dataset.search, (text) => {
    wanted = text;
    if (wanted) for (const fold of list.querySelectorAll("details.fold")) fold.open = true;
    show();
  });
  if (list.dataset.only) only = onlyMarked(place, list.dataset.only, show);
}
