import { isIP } from "node:net";

/** The maximum length in bytes of UTF-8. */
const longest = 235;

/** Characters that are not allowed in names: control characters, and characters with a meaning in titles. */
const others = /[\p{C}#<>[\]|{}/\u00a0]/u;

/** Returns the normalized name of an account: `alice_b` becomes `Alice b`; `undefined` if it is not a valid name. */
export function accountName(given: string): string | undefined {
  const text = given.normalize("NFC").replace(/^[ _]*user[ _]*:/i, "");
  const name = text.replace(/[ _]+/g, " ").trim();
  if (name === "" || others.test(name) || isIP(name) !== 0 || Buffer.byteLength(name) > longest) return undefined;
  const [first = "", ...rest] = name;
  return upper(first) + rest.join("");
}

/** Capitalizes a letter, unless its capital form has several letters. */
function upper(letter: string): string {
  const capital = letter.toUpperCase();
  return [...capital].length === 1 ? capital : letter;
}
