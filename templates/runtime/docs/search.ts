// The search field of every page. Its index is loaded when the field is first focused.
import type { Place, Search } from "./search/places.js";

/** The number of results shown at once. */
const portion = 20;
const root = document.body.dataset["root"]!;

/** Creates an element with attributes and content. Content other than elements becomes text. */
function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...content: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}

const input = make("input", {
  type: "search",
  role: "combobox",
  "aria-label": "Search the documentation",
  "aria-autocomplete": "list",
  "aria-controls": "search-results",
  "aria-expanded": "false",
  autocomplete: "off",
  autocapitalize: "off",
  spellcheck: "false",
  placeholder: "Search (press /)",
});
const results = make("div", { id: "search-results", role: "listbox", "aria-label": "Results" });
const status = make("p", { class: "status-line", role: "status" });
const filter = make("select", { "aria-label": "Results of" }, make("option", { value: "" }, "All"));
const bar = make("div", { class: "search-bar" }, status, filter);
const more = make("button", { type: "button", class: "search-more" });
const panel = make("div", { class: "search-panel" }, bar, results, more);
filter.hidden = true;
panel.hidden = true;
const field = make("div", { class: "search", role: "search" }, input, panel);

/**
 * Loads a script. Scripts run in sequence, because each needs the previous ones. A failed script is loaded again at the
 * next focus.
 */
const load = (name: string): Promise<Event> =>
  new Promise((resolve, reject) => {
    const script = make("script", { src: `${root}assets/${name}` });
    script.async = false;
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded.`)));
    document.head.append(script);
  });

let loading: Promise<void> | undefined;
let search: Search | undefined;
function prepare(): void {
  if (loading !== undefined) return;
  loading = Promise.all(["search-synonyms.js", "search-engine.js", "search-index.js"].map(load))
    .then(() => {
      const { makeSearch, searchWords, searchPages, searchServices } = globalThis;
      search = makeSearch(searchWords, searchPages, searchServices);
      filter.append(...searchServices.map((service) => make("option", { value: service }, service)));
      filter.hidden = searchServices.length < 2;
      show();
    })
    .catch((error: Error) => {
      loading = undefined;
      status.textContent = `The search is not available here: ${error.message}`;
    });
}

/** Returns the kind, service and page of a result: `Parameter · Hotel · rooms`. */
function whereOf({ kind, service, page, anchor, names: [name] }: Place): string {
  return [kind, service, anchor === "" ? "" : page]
    .filter((part, index) => part !== "" && (index === 0 || part !== name))
    .join(" · ");
}

function option(place: Place, index: number): HTMLElement {
  const {
    path,
    anchor,
    names: [name, ...others],
    calls,
    text,
    facts,
  } = place;
  return make(
    "a",
    {
      id: `search-result-${index}`,
      role: "option",
      "aria-selected": "false",
      tabindex: "-1",
      href: `${root}${path}${anchor === "" ? "" : `#${anchor}`}`,
    },
    make(
      "span",
      { class: "search-head" },
      make("strong", {}, name),
      ...[...others, ...calls.slice(0, 1)].map((other) => make("code", {}, other)),
    ),
    make("span", { class: "search-kind" }, whereOf(place)),
    make("span", { class: "search-text" }, text || facts),
  );
}

const options = (): readonly HTMLElement[] => Array.from(results.querySelectorAll<HTMLElement>("[role=option]"));
const chosen = (): HTMLElement | undefined => options().find((one) => one.getAttribute("aria-selected") === "true");

function choose(next: HTMLElement | undefined): void {
  for (const one of options()) one.setAttribute("aria-selected", String(one === next));
  if (next === undefined) return input.removeAttribute("aria-activedescendant");
  input.setAttribute("aria-activedescendant", next.id);
  next.scrollIntoView({ block: "nearest" });
}

function open(isOpen: boolean): void {
  panel.hidden = !isOpen;
  input.setAttribute("aria-expanded", String(isOpen && results.children.length > 0));
}

let found: readonly Place[] = [];
function showMore(): void {
  const shown = results.children.length;
  results.append(...found.slice(shown, shown + portion).map((place, index) => option(place, shown + index)));
  const left = found.length - results.children.length;
  more.hidden = left === 0;
  more.textContent = `Show ${Math.min(left, portion)} more`;
  const number = `${found.length} result${found.length === 1 ? "" : "s"}`;
  status.textContent =
    search === undefined ? "Loading …" : left > 0 ? `The first ${results.children.length} of ${number}` : number;
}

function show(): void {
  const query = input.value.trim();
  if (query === "") return close();
  found = (search?.(query) ?? []).filter(({ service }) => filter.value === "" || service === filter.value);
  results.replaceChildren();
  showMore();
  choose(options()[0]);
  open(true);
  panel.scrollTop = 0;
}

function close(): void {
  choose(undefined);
  open(false);
}

function move(step: number): void {
  if (panel.hidden) return show();
  const all = options();
  const current = chosen();
  const next = (current === undefined ? -1 : all.indexOf(current)) + step;
  if (next === all.length && !more.hidden) {
    showMore();
    return choose(options()[next]);
  }
  if (all.length > 0) choose(all[(next + all.length) % all.length]);
}

const keys: Readonly<Record<string, () => void>> = {
  ArrowDown: () => move(1),
  ArrowUp: () => move(-1),
  Enter: () => {
    if (!panel.hidden) chosen()?.click();
  },
  Escape: () => {
    if (panel.hidden) input.value = "";
    close();
  },
};

input.addEventListener("focus", prepare);
input.addEventListener("input", show);
input.addEventListener("keydown", (event) => {
  const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
  if (act === undefined || event.isComposing) return;
  event.preventDefault();
  act();
});
filter.addEventListener("change", show);
more.addEventListener("click", () => {
  const next = results.children.length;
  showMore();
  choose(options()[next]);
  input.focus();
});
panel.addEventListener("keydown", ({ key }) => {
  if (key !== "Escape") return;
  input.focus();
  close();
});
// A result on the same page does not load another page, so the list must be closed.
results.addEventListener("click", close);
document.addEventListener("pointerdown", ({ target }) => !field.contains(target as Node) && close());
field.addEventListener("focusout", ({ relatedTarget }) => !field.contains(relatedTarget as Node | null) && close());
document.addEventListener("keydown", (event) => {
  const isTyping = (event.target as Element).closest("input, textarea, select, [contenteditable]") !== null;
  const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
  const isCommand =
    event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isSlash && !isCommand) return;
  event.preventDefault();
  input.focus();
  input.select();
});

document.getElementById("tools")?.before(field);
