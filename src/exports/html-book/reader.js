/**
 * Runs in the exported file. Recipes are in noscript elements, which stay plain text while scripts run, so thousands of
 * them take little memory. Without scripts, browsers show them one after the other.
 */
(() => {
  const MAX_FOUND = 200;
  const find = (id) => document.getElementById(id);
  const [list, found, foods, shown, back, search] = ["list", "found", "foods", "shown", "back", "search"].map(
    find,
  );
  const title = document.title;
  let place = 0;
  let words = null;

  const fold = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replaceAll("ß", "ss")
      .replaceAll("ł", "l")
      .replaceAll("ø", "o")
      .replaceAll("æ", "ae");

  const link = (number) => {
    const item = document.createElement("li");
    const anchor = document.createElement("a");
    anchor.href = `#r${number}`;
    anchor.textContent = find(`r${number}`)?.dataset.name ?? "";
    anchor.dir = "auto";
    item.append(anchor);
    return item;
  };

  const listWords = () =>
    [...document.querySelectorAll("noscript[data-name]")].map(({ id, dataset }) => ({
      number: id.slice(1),
      name: fold(dataset.name),
      all: fold(`${dataset.name} ${dataset.words}`),
    }));

  function searchNow() {
    const wanted = fold(search.value).split(/\s+/).filter(Boolean);
    find("contents").hidden = wanted.length > 0;
    found.hidden = wanted.length === 0;
    find("none").hidden = true;
    if (wanted.length === 0) return found.replaceChildren();
    words ??= listWords();
    const matches = words.filter(({ all }) => wanted.every((word) => all.includes(word)));
    const isNamed = ({ name }) => wanted.every((word) => name.includes(word));
    const sorted = [...matches.filter(isNamed), ...matches.filter((match) => !isNamed(match))];
    found.replaceChildren(...sorted.slice(0, MAX_FOUND).map(({ number }) => link(number)));
    find("none").hidden = matches.length > 0;
  }

  function drawFoods() {
    if (foods.childElementCount > 0) return;
    for (const [letter, entries] of JSON.parse(find("food-index").textContent)) {
      const section = document.createElement("section");
      const heading = document.createElement("h2");
      heading.textContent = letter;
      section.append(...(letter ? [heading] : []));
      for (const [name, numbers] of entries) {
        const details = document.createElement("details");
        const summary = document.createElement("summary");
        const count = document.createElement("small");
        count.textContent = ` ${numbers.length}`;
        summary.append(name, count);
        details.append(summary);
        const fill = () => {
          const items = document.createElement("ul");
          items.append(...numbers.map(link));
          details.append(items);
        };
        details.addEventListener("toggle", fill, { once: true });
        // Columns are balanced again, so it may have moved to another one.
        details.addEventListener("toggle", () => summary.scrollIntoView({ block: "nearest" }));
        section.append(details);
      }
      foods.append(section);
    }
  }

  function show() {
    const { hash } = location;
    const source = /^#r\d+$/.test(hash) ? find(hash.slice(1)) : null;
    const isFoods = hash === "#index";
    if (!list.hidden) place = scrollY;
    list.hidden = source !== null || isFoods;
    foods.hidden = !isFoods;
    shown.hidden = source === null;
    back.hidden = !list.hidden;
    // All texts were escaped when the file was written.
    shown.innerHTML = source?.textContent ?? "";
    document.title = source?.dataset.name ?? title;
    if (isFoods) drawFoods();
    scrollTo(0, list.hidden ? 0 : place);
    const heading = shown.querySelector("h2");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }

  search.addEventListener("input", searchNow);
  addEventListener("hashchange", show);
  for (const element of document.querySelectorAll("[data-scripted]")) element.hidden = false;
  show();
})();
