// What a page must do for whoever reads it with poor eyes, with the keyboard alone, or on a phone. Answers with faults.
() => {
  const faults = [];
  const channel = (value) => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const ratio = (a, b) => { const [high, low] = [light(a), light(b)].sort((x, y) => y - x); return (high + 0.05) / (low + 0.05); };
  const colour = (text) => { const parts = text.match(/[\d.]+/g).map(Number); return [...parts.slice(0, 3), parts[3] ?? 1]; };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3]));
  const ground = (element) => {
    const layers = [];
    for (let here = element; here; here = here.parentElement) {
      const paint = colour(getComputedStyle(here).backgroundColor);
      if (paint[3] > 0) layers.push(paint);
      if (paint[3] === 1) break;
    }
    return layers.reduceRight((below, top) => over(top, below), [255, 255, 255]);
  };
  const shown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
  const named = (element) => `<${element.tagName.toLowerCase()}> ${(element.innerText || element.name || element.id || "").trim().slice(0, 40)}`;

  if (document.querySelectorAll("h1").length !== 1) faults.push(`${document.querySelectorAll("h1").length} headings of the first rank`);
  if (!document.title.trim()) faults.push("no title");
  if (!document.documentElement.lang) faults.push("no language");
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push(`${document.documentElement.scrollWidth} px wide in a window of ${window.innerWidth}`);
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of new Set(ids.filter((id, place) => ids.indexOf(id) !== place))) faults.push(`two elements are called #${id}`);
  for (const link of document.querySelectorAll('a[href^="#"]')) if (!document.getElementById(link.hash.slice(1))) faults.push(`${link.hash} leads nowhere`);

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !shown(element) || element.closest(".unseen, .skip, svg, script, style, option")) continue;
    const style = getComputedStyle(element), size = parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const below = ground(element), found = ratio(over(colour(style.color), below), below);
    if (found < (large ? 3 : 4.5)) faults.push(`${found.toFixed(2)}:1 ${named(element)}`);
  }
  for (const field of document.querySelectorAll("input:not([type=hidden]), select, textarea")) {
    if (!shown(field)) continue;
    const label = [...(field.labels ?? [])].map((each) => each.textContent.trim()).join("") || field.getAttribute("aria-label");
    const by = (field.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean).map((id) => document.getElementById(id)?.textContent);
    if (!label && !by.join("").trim()) faults.push(`a field without a label: ${named(field)}`);
    const edge = colour(getComputedStyle(field).borderTopColor), below = ground(field.parentElement);
    if (!["checkbox", "radio"].includes(field.type) && ratio(over(edge, below), below) < 3) faults.push(`faint edge: ${named(field)}`);
  }
  for (const image of document.querySelectorAll("img")) if (!image.hasAttribute("alt")) faults.push(`a picture without words: ${image.src}`);
  for (const spot of document.querySelectorAll("a[href], button, summary")) {
    const name = spot.textContent.trim() || spot.getAttribute("aria-label") || spot.querySelector("img")?.alt;
    if (shown(spot) && !name) faults.push(`nothing says what it does: ${spot.outerHTML.slice(0, 80)}`);
    const box = spot.getBoundingClientRect();
    if (shown(spot) && spot.matches("button, summary, .button") && (box.height < 24 || box.width < 24)) faults.push(`${box.width.toFixed(0)} by ${box.height.toFixed(0)} px: ${named(spot)}`);
  }
  let rank = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    if (!shown(heading)) continue;
    const own = Number(heading.tagName[1]);
    if (own > rank + 1) faults.push(`a heading of rank ${own} below one of rank ${rank}: ${named(heading)}`);
    rank = own;
  }
  for (const table of document.querySelectorAll("table")) if (shown(table) && !table.querySelector("th")) faults.push("a table without heads");

  // The keyboard: everything that can be used can be reached, in the order of the page, and shows that it was.
  const usable = [...document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']")]
    .filter((element) => shown(element) && !element.disabled && element.tabIndex >= 0);
  window.walk = { reached: [usable.indexOf(document.activeElement)], faults: [] };
  document.addEventListener("focusin", (event) => {
    const style = getComputedStyle(event.target), place = usable.indexOf(event.target);
    window.walk.reached.push(place);
    const below = ground(event.target.parentElement), ring = over(colour(style.outlineColor), below);
    const drawn = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 && ratio(ring, below) >= 3;
    if (place >= 0 && !drawn) window.walk.faults.push(`nothing shows the focus: ${named(event.target)}`);
  });
  // A field of a date or time has several stops of its own, and the browser has some beside the page.
  const several = usable.filter((element) => ["date", "time", "datetime-local", "number", "file"].includes(element.type));
  return { faults, usable: usable.length, steps: usable.length + 7 * several.length + 2 };
}
