import { isIP } from "node:net";

/** In bytes of UTF-8. */
const longest = 235;

/** Names cannot contain these: control characters, and characters with a meaning in titles. */
const others = /[\p{C}#<>[\]|{}/\u00a0]/u;

/**
 * The name of an account in the form that the site has it: `alice_b` is `Alice b`; undefined where it cannot be one.
 */
export function accountName(given: string): string | undefined {
  const text = given.normalize("NFC").replace(/^[ _]*user[ _]*:/i, "");
  const name = text.replace(/[ _]+/g, " ").trim();
  if (name === "" || others.test(name) || isIP(name) !== 0 || Buffer.byteLength(name) > longest) return undefined;
  const [first = "", ...rest] = name;
  return upper(first) + rest.join("");
}

/** A letter whose capital is several letters stays. */
function upper(letter: string): string {
  const capital = letter.toUpperCase();
  return [...capital].length === 1 ? capital : letter;
}
