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
