/** Returns true if a base64 string represents at most `most` bytes. */
export function isBytesUpTo(value: unknown, most: number): boolean {
  return typeof value === "string" && (value.replace(/=+$/, "").length * 3) >> 2 <= most;
}
