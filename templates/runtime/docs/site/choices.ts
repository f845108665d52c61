import { keep, kept } from "./kept.js";

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
