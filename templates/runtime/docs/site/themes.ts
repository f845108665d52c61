import { keep, kept } from "./kept.js";

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
