/** A text that somebody gave: its control characters must not reach the terminal. */
export function shownText(text: string): string {
  return JSON.stringify(text);
}
