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
