/** Marks the reader's position in the table of contents. A form adds its own entry. */
export function markContents(): void {
  window.addEventListener("scroll", show, { passive: true });
  show();
}

function show(): void {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(".contents a"));
  const tops = links.map(
    (link) => document.getElementById(decodeURIComponent(link.hash.slice(1)))?.getBoundingClientRect().top ?? Infinity,
  );
  const last = Math.max(...tops.filter((top) => top < 120));
  links.forEach((link, index) =>
    tops[index] === last ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current"),
  );
}
