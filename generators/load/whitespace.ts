/**
 * The first offset from `from` that holds neither white space nor a comment nor one of the `passed` characters: the
 * punctuation between two tokens, which the parser's events do not mention.
 */
export function skipBlank(text: string, from: number, passed = ""): number {
  let at = from;
  while (at < text.length) {
    const char = text[at]!;
    if (char === "#") at = endOfLine(text, at);
    else if (BLANK.includes(char) || passed.includes(char)) at++;
    else break;
  }
  return at;
}

const BLANK = " \t\r\n\uFEFF";

function endOfLine(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at++;
  return at;
}

/** `end` without the white space before it. */
export function trimEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && BLANK.includes(text[at - 1]!)) at--;
  return at;
}
