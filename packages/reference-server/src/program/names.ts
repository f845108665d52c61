/**
 * Refuses what is no name of a tenant or an identity; `what` is what the person gave. The most is in bytes of UTF-8, which is what
 * MariaDB's columns hold. Throws an error for people.
 */
export function checkName(what: string, text: string, most: number): void {
  if (text.trim() === "" || text !== text.trim()) throw new Error(`${what} takes a text that neither is empty nor begins or ends with a space`);
  if (/\p{Cc}/u.test(text)) throw new Error(`${what} takes a text without control characters`);
  if (Buffer.byteLength(text) > most) throw new Error(`${what} takes at most ${most} bytes`);
}
