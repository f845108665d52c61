import { append, isUtf8, textOf } from "./bytes.js";
import { odd } from "./scan.js";

const unitSeparator = "\u001f";
/** Normalising takes an engine time with the square of the marks in a row; no text needs so many on one letter. */
const tooManyMarks = /(\p{M}{256})\p{M}+/gu;
const noText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Where the text is that stands for bytes which are not UTF-8, not in the normal form C, or have control characters; undefined where they
 * have none of that. The separator at the beginning of a list is no control character.
 * @param {number} start @param {number} end
 */
export function clean(start, end) {
  const text = textOf(start, end, odd);
  const items = text[0] === unitSeparator ? text.split(unitSeparator) : [text];
  const cleaned = items.map((item) => item.replace(noText, "\ufffd").replace(tooManyMarks, "$1").normalize("NFC")).join(unitSeparator);
  if (cleaned === text && isUtf8(start, end)) return undefined;
  return append(cleaned);
}
