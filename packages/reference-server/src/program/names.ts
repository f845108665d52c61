/**
 * Refuses what is no name of a tenant or an identity; `what` is what the person gave. The most is in bytes of UTF-8, which is what
 * MariaDB's columns hold. Throws an error for people.
 */
export function checkName(what: string, text: string, most: number): void {
  const isBare = text !== "" && text === text.trim();
  if (!isBare) throw new Error(`${what} must not be empty, or begin or end with a space`);
  if (/\p{Cc}/u.test(text)) throw new Error(`${what} must not contain control characters`);
  if (Buffer.byteLength(text) > most) throw new Error(`${what} must have at most ${most} bytes`);
}
