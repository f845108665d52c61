/* Keys by which categories are sorted: stored as text, in requests and answers the hexadecimal digits of its bytes. */

export function hexOf(key: string): string {
  return Buffer.from(key).toString("hex");
}

export function keyOfHex(digits: string): string {
  return Buffer.from(digits, "hex").toString();
}
