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
