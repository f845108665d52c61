/** Decodes a URL or a part of it. Returns it unchanged if its escapes are not valid. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target.replaceAll("+", " "));
  } catch {
    return target;
  }
}
