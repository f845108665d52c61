/** Returns whether a text in base64 stands for no more than so many bytes. */
export function isBytesUpTo(value: unknown, most: number): boolean {
  return typeof value === "string" && (value.replace(/=+$/, "").length * 3) >> 2 <= most;
}
