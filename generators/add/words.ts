/** `meeting-room` → `Meeting room`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words === "" ? words : words[0]!.toUpperCase() + words.slice(1);
}

/** `meeting-room` → `a meeting room`. */
export function withArticle(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}
