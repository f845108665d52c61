"use strict";

// The search field of every page. What it needs to answer is loaded when it gets the focus for the first time.
{
  /** How many results are shown at once. */
  const portion = 20;
  const root = document.body.dataset.root;

  /** An element with attributes and with content, which is text wherever it is not an element. */
  const make = (tag, attributes, ...content) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...content);
    return element;
  };

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

  /** One after another: each needs those before it. A script that fails is tried again at the next focus. */
  const load = (name) =>
    new Promise((resolve, reject) => {
      const script = make("script", { src: `${root}assets/${name}` });
      script.async = false;
      script.addEventListener("load", resolve);
      script.addEventListener("error", () => reject(new Error(`${name} cannot be loaded.`)));
      document.head.append(script);
    });

  let loading;
  let search;
  const prepare = () => {
    loading ??= Promise.all(["search-synonyms.js", "search-words.js", "search-names.js", "search-terms.js", "search-engine.js", "search-index.js"].map(load))
      .then(() => {
        const { makeSearch, searchWords, searchPages, searchServices } = globalThis;
        search = makeSearch(searchWords, searchPages, searchServices);
        filter.append(...searchServices.map((service) => make("option", { value: service }, service)));
        filter.hidden = searchServices.length < 2;
        show();
      })
      .catch((error) => {
        loading = undefined;
        status.textContent = `The search does not work here: ${error.message}`;
      });
  };

  /** What a result is, of which service, and on which page: `Parameter · Hotel · rooms`. */
  const whereOf = ({ kind, service, page, anchor, names: [name] }) => [kind, service, anchor === "" ? "" : page].filter((part, index) => part !== "" && (index === 0 || part !== name)).join(" · ");

  const option = (place, index) => {
    const { path, anchor, names: [name, ...others], calls, text, facts } = place;
    return make(
      "a",
      { id: `search-result-${index}`, role: "option", "aria-selected": "false", tabindex: "-1", href: `${root}${path}${anchor === "" ? "" : `#${anchor}`}` },
      make("span", { class: "search-head" }, make("strong", {}, name), ...[...others, ...calls.slice(0, 1)].map((other) => make("code", {}, other))),
      make("span", { class: "search-kind" }, whereOf(place)),
      make("span", { class: "search-text" }, text || facts),
    );
  };

  const options = () => Array.from(results.children);
  const chosen = () => options().find((one) => one.getAttribute("aria-selected") === "true");

  const choose = (next) => {
    for (const one of options()) one.setAttribute("aria-selected", String(one === next));
    if (next === undefined) return input.removeAttribute("aria-activedescendant");
    input.setAttribute("aria-activedescendant", next.id);
    next.scrollIntoView({ block: "nearest" });
  };

  const open = (isOpen) => {
    panel.hidden = !isOpen;
    input.setAttribute("aria-expanded", String(isOpen && results.children.length > 0));
  };

  let found = [];
  /** Shows the next results below those that are there. */
  const showMore = () => {
    const shown = results.children.length;
    results.append(...found.slice(shown, shown + portion).map((place, index) => option(place, shown + index)));
    const left = found.length - results.children.length;
    more.hidden = left === 0;
    more.textContent = `Show ${Math.min(left, portion)} more`;
    const number = `${found.length} result${found.length === 1 ? "" : "s"}`;
    status.textContent = search === undefined ? "Loading …" : left > 0 ? `The first ${results.children.length} of ${number}` : number;
  };

  const show = () => {
    const query = input.value.trim();
    if (query === "") return close();
    found = (search?.(query) ?? []).filter(({ service }) => filter.value === "" || service === filter.value);
    results.replaceChildren();
    showMore();
    choose(options()[0]);
    open(true);
    panel.scrollTop = 0;
  };

  const close = () => {
    choose(undefined);
    open(false);
  };

  const move = (step) => {
    if (panel.hidden) return show();
    const all = options();
    const next = all.indexOf(chosen()) + step;
    if (next === all.length && !more.hidden) {
      showMore();
      return choose(options()[next]);
    }
    if (all.length > 0) choose(all[(next + all.length) % all.length]);
  };

  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => !panel.hidden && chosen()?.click(),
    Escape: () => {
      if (panel.hidden) input.value = "";
      close();
    },
  };

  input.addEventListener("focus", prepare);
  input.addEventListener("input", show);
  input.addEventListener("keydown", (event) => {
    if (!Object.hasOwn(keys, event.key) || event.isComposing) return;
    event.preventDefault();
    keys[event.key]();
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
  // A result on the same page leaves the page as it is.
  results.addEventListener("click", close);
  document.addEventListener("pointerdown", ({ target }) => !field.contains(target) && close());
  field.addEventListener("focusout", ({ relatedTarget }) => !field.contains(relatedTarget) && close());
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target.closest("input, textarea, select, [contenteditable]") !== null;
    const isSlash = event.key === "/" && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isCommand = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isSlash && !isCommand) return;
    event.preventDefault();
    input.focus();
    input.select();
  });

  document.getElementById("tools")?.before(field);
}
