/** Formats a stored hexadecimal address for display: `C0000205` becomes `192.0.2.5`. */
export function shownAddress(stored: string): string {
  if (stored.startsWith("v6-"))
    return parts(stored.slice(3), 4)
      .map((part) => part.replace(/^0{1,3}/, ""))
      .join(":");
  return parts(stored, 2)
    .map((part) => Number.parseInt(part, 16))
    .join(".");
}

function parts(digits: string, size: number): readonly string[] {
  return Array.from({ length: digits.length / size }, (_, index) => digits.slice(index * size, (index + 1) * size));
}
