/** Turns `meeting-room` into `Meeting room`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return words === "" ? words : words[0]!.toUpperCase() + words.slice(1);
}

/** Turns `meeting-room` into `a meeting room`. */
export function withArticle(name: string): string {
  const words = name.replace(/[-_]+/g, " ");
  return `${/^[aeio]/.test(words) ? "an" : "a"} ${words}`;
}
