/** A hash as logs and archives of files have it: in base 36. */
export function base36Of(sha1: string): string {
  return BigInt(`0x${sha1}`).toString(36).padStart(31, "0");
}
