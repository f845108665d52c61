/** An address or a part of it in plain text; as it stands, where its escapes are none. */
export function decoded(target: string): string {
  try {
    return decodeURIComponent(target.replaceAll("+", " "));
  } catch {
    return target;
  }
}
