
/** Marks in the list of what is on the page where the reader is. */
{
  const links = Array.from(document.querySelectorAll(".contents a"));
  const parts = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const show = () => {
    const last = parts.findLastIndex((part) => part && part.getBoundingClientRect().top < 120);
    links.forEach((link, index) => (index === last ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current")));
  };
  if (links.length > 0) {
    window.addEventListener("scroll", show, { passive: true });
    show();
  }
}
