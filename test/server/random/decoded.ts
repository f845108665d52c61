/** Returns a URL or a part of it in plain text. It is returned unchanged if its escapes are not valid. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target.replaceAll("+", " "));
  } catch {
    return target;
  }
}
