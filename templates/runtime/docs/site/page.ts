/** Marks the reader's position in the table of contents. A form adds its own entry. */
export function markContents(): void {
  window.addEventListener("scroll", markCurrent, { passive: true });
  markCurrent();
}

function markCurrent(): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(".contents a"));
  const tops = links.map(
    (link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect().top ?? Infinity,
  );
  const last = Math.max(...tops.filter((top) => top < 120));
  links.forEach((link, index) =>
    tops[index] === last ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"),
  );
}

/**
 * Opens or closes the menu and scrolls it to the current page. On a narrow screen, the menu starts closed. On a wide
 * one it is always open. The style sheet shows it, and this function opens it in browsers without `::details-content`.
 */
export function startMenu(): void {
  const narrow = window.matchMedia("(max-width: 50rem)");
  const show = (): void => void document.querySelector(".menu")?.toggleAttribute("open", !narrow.matches);
  narrow.addEventListener("change", show);
  show();
  const menu = document.querySelector(".navigation");
  const current = document.querySelector<HTMLElement>(".navigation [aria-current]");
  if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}

/**
 * Makes elements focusable and marks them as scrollable if their content overflows. Other elements are not tab stops.
 */
export function markScrollers(): void {
  const observer = new ResizeObserver((entries) =>
    entries.forEach(({ target }) => markScroller(target as HTMLElement)),
  );
  for (const element of document.querySelectorAll<HTMLElement>(".scroll, pre")) {
    observer.observe(element);
    markScroller(element);
    // Scroll a diagram so that its first box is visible.
    const [first, frame] = [
      element.querySelector("svg .node")?.getBoundingClientRect(),
      element.getBoundingClientRect(),
    ];
    if (first && first.right > frame.right)
      element.scrollLeft = (first.left + first.right) / 2 - frame.left - frame.width / 2;
  }
}

function markScroller(element: HTMLElement): void {
  const isTall = element.matches("pre") && element.scrollHeight > element.clientHeight + 1;
  const scrolls = isTall || element.scrollWidth > element.clientWidth + 1;
  element.classList.toggle("scrolls", scrolls);
  element.classList.toggle("fits", !scrolls);
  if (scrolls) element.tabIndex = 0;
  else element.removeAttribute("tabindex");
}

/** Opens the elements that contain the target of the URL. */
export function openTarget(): void {
  window.addEventListener("hashchange", open);
  // A second click on the same note does not change the URL.
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.matches("a.mark")) window.setTimeout(open);
  });
  open();
}

function open(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  for (let element = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    if (element.matches("[popover]:not(:popover-open)")) element.showPopover();
  }
  if (target?.closest("details")) target.scrollIntoView({ block: "nearest" });
}

/** Adds a copy button to each code block, and a status element that notifies screen readers. */
export function addCopyButtons(): void {
  const status = document.createElement("p");
  status.className = "said";
  status.setAttribute("role", "status");
  const figures = document.querySelectorAll("figure.code");
  if (figures.length > 0) document.body.append(status);
  for (const figure of figures) addButton(figure, status);
  // Forms add code blocks for the request and its response.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const figure of [node, ...node.querySelectorAll("figure.code")])
          if (figure.matches("figure.code") && !figure.querySelector(".copy")) addButton(figure, status);
      }
  }).observe(document.getElementById("content")!, { childList: true, subtree: true });
}

function addButton(figure: Element, status: Element): void {
  const title = figure.querySelector("figcaption")?.textContent || "code";
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-label", `Copy: ${title}`);
  let timer: number | undefined;
  button.addEventListener("click", async () => {
    const isDone = await copied(figure.querySelector("pre")!, button);
    button.textContent = isDone ? "Copied" : "Not copied";
    // Screen readers would not announce the same text twice.
    status.textContent = "";
    window.requestAnimationFrame(
      () => (status.textContent = isDone ? `Copied: ${title}` : `Not copied: ${title} is selected; copy it by hand.`),
    );
    window.clearTimeout(timer);
    timer = window.setTimeout(() => (button.textContent = "Copy"), 2000);
  });
  figure.prepend(button);
}

/**
 * Copies the text of an element. Browsers provide the clipboard only on secure pages; elsewhere the text is selected
 * and copied. If that fails, the text stays selected.
 */
async function copied(pre: HTMLPreElement, button: HTMLButtonElement): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(pre.textContent);
    return true;
  } catch {}
  const selection = window.getSelection();
  selection?.selectAllChildren(pre);
  const isDone = document.execCommand("copy");
  if (isDone) selection?.removeAllRanges();
  button.focus();
  return isDone;
}

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Adds a button that switches between the color schemes: system, light, dark. */
export function addThemeButton(): void {
  const [button, title, chosen] = [
    document.createElement("button"),
    document.createElement("span"),
    document.createElement("span"),
  ];
  const show = (theme: Theme): void => {
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
    chosen.textContent = theme;
  };
  title.className = "wide";
  title.textContent = "Colours: ";
  button.append(title, chosen);
  button.type = "button";
  button.addEventListener("click", () => {
    const next = themes[(themes.indexOf(theme()) + 1) % themes.length]!;
    keep("theme", next);
    show(next);
  });
  show(theme());
  document.getElementById("tools")?.append(button);
}

function theme(): Theme {
  return themes.find((one) => one === kept("theme")) ?? "system";
}

// The reader's choices, kept across pages. A browser may refuse to store them for pages opened from a folder.
const choices = new Map<string, string>();

export function kept(name: string): string | undefined {
  try {
    return window.localStorage.getItem(name) ?? choices.get(name);
  } catch {
    return choices.get(name);
  }
}

export function keep(name: string, value: string): void {
  choices.set(name, value);
  try {
    window.localStorage.setItem(name, value);
  } catch {}
}

/** Stores the chosen request language, and whether the status of values is shown. */
export function keepChoices(): void {
  const certainty = document.querySelector<HTMLInputElement>("#certainty");
  if (certainty) {
    certainty.checked = kept("certainty") === "true";
    certainty.addEventListener("change", () => keep("certainty", String(certainty.checked)));
  }
  choose(kept("language"));
  document.getElementById("content")?.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('.tabs[data-label="Request"]')) return;
    keep("language", target.value);
    choose(target.value);
  });
}

/** Selects the same language for all requests of a page. */
function choose(language: string | undefined): void {
  for (const tab of document.querySelectorAll<HTMLInputElement>('.tabs[data-label="Request"] > input'))
    if (tab.value === language) tab.checked = true;
}
