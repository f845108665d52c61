import { clip } from "./finding.ts";
import { lineEnd, lineStart } from "./tree.ts";

/** An error of the YAML parser. */
export interface ParserError {
  readonly code: string;
  readonly message: string;
  /** The offset where the parser noticed the error, often after its cause. */
  readonly start: number;
}

/** The cause of a syntax error: the part of the text at fault, and the remedy. */
export interface Cause {
  readonly start: number;
  readonly end: number;
  /** Part of a sentence. */
  readonly reason: string;
  readonly remedy: string;
  /** True if the parser reads the rest of the file correctly, so that later errors have causes of their own. */
  readonly isLocal: boolean;
}

/** Returns the cause of a syntax error, or `undefined` if only the message of the parser is known. */
export function causeOf(text: string, error: ParserError): Cause | undefined {
  const line = lineAt(text, error.start);
  return foreignSpaces(line) ?? FINDERS[error.code]?.({ ...error, text, line });
}

interface Found extends ParserError {
  readonly text: string;
  readonly line: Line;
}

type Finder = (found: Found) => Cause | undefined;

const FINDERS: Readonly<Record<string, Finder>> = {
  TAB_AS_INDENT: ({ text, line, start }) => {
    const end = start + /^[\t ]*/.exec(text.slice(start, line.end))![0].length;
    return cause(start, end, "tabs are not allowed as indentation", "Indent with spaces, two for each level.");
  },
  BAD_SCALAR_START: (found) => {
    const { start, text } = found;
    const value = valueFrom(found);
    const reason = `text cannot begin with “${text[start]}” without quotes`;
    return cause(start, start + value.length, reason, `Put it in quotes: ${quoted(value)}.`, true);
  },
  BAD_DQ_ESCAPE: ({ start, text }) => {
    const escape = text.slice(start, start + 2);
    const remedy = "Write “\\\\” for a backslash, or put the text in single quotes.";
    return cause(start, start + escape.length, `“${escape}” is not an escape sequence`, remedy, true);
  },
  MISSING_CHAR: ({ text, start, message }) => {
    const quote = /^Missing closing (['"])/.exec(message)?.[1];
    const open = quote === undefined ? -1 : openingQuote(text, start, quote);
    if (open < 0) return undefined;
    return cause(open, lineAt(text, open).end, `this ${quote} is not closed`, `Add the closing ${quote}.`);
  },
  BLOCK_AS_IMPLICIT_KEY: (found) => {
    const { start, text, line } = found;
    const value = text.slice(start, line.end);
    if (/^[-\s]/.test(value)) return wrongIndentation(found);
    return COLON.test(value) ? colonInText(start, value) : deeperThan(text, line);
  },
  BLOCK_IN_FLOW: (found) => {
    const { start } = found;
    const value = valueFrom(found);
    const key = /^\S.* ([A-Za-z]\w*):(?: |$)/.exec(value)?.[1];
    if (key === undefined) return COLON.test(value) ? colonInText(start, value) : undefined;
    const remedy = `Write a comma before “${clip(key)}”, or put the text in quotes: ${quoted(value)}.`;
    return cause(start, start + value.length, `“${clip(key)}:” follows text without a comma`, remedy, true);
  },
  BAD_INDENT: (found) =>
    found.message.startsWith("Flow") ? openBracket(found) : (noSpace(found.line) ?? wrongIndentation(found)),
  MULTILINE_IMPLICIT_KEY: ({ line }) => noSpace(line) ?? noColon(line),
  UNEXPECTED_TOKEN: (found) => {
    const { text, start, line, message } = found;
    const closing = text[start];
    if (/^Unexpected flow-(?:map|seq)-end/.test(message))
      return cause(
        start,
        start + 1,
        `“${closing}” closes nothing`,
        `Remove “${closing}”, or add the bracket that it closes.`,
      );
    const at = line.start + valueAt(line.text);
    const value = text.slice(at, line.end);
    if (value === "" || openBrackets(text, start).length > 0) return undefined;
    if (/^[|>]/.test(value)) {
      const reason = `text cannot begin on the line of “${value[0]}”`;
      return cause(at, line.end, reason, `Begin it on the next line, or put it in quotes: ${quoted(value)}.`);
    }
    if (value.startsWith("- ")) {
      const remedy = `Begin the list on the next line, or put text in quotes: ${quoted(value)}.`;
      return cause(at, line.end, "a list cannot begin on the line of its key", remedy);
    }
    if (!/^['"[{*]/.test(value)) return undefined;
    const inner = value.startsWith("'") && value.endsWith("'") ? value.slice(1, -1) : value;
    const reason = `“${clip(text.slice(start, line.end))}” follows a complete value`;
    return cause(at, line.end, reason, `Put the whole text in quotes: ${quoted(inner)}.`);
  },
};

function cause(start: number, end: number, reason: string, remedy: string, isLocal = false): Cause {
  return { start, end, reason, remedy, isLocal };
}

const COLON = /:(?:\s|$)/;

function colonInText(start: number, value: string): Cause {
  const reason = "text without quotes cannot contain a colon before a space";
  return cause(start, start + value.length, reason, `Put it in quotes: ${quoted(value)}.`, true);
}

/** Explains a line that is indented further than the previous key, although that key has a value. */
function deeperThan(text: string, line: Line): Cause | undefined {
  const next = lineAt(text, line.end + 1);
  const key = keyOf(line);
  if (key === undefined || next.indent <= line.indent || next.content === "") return undefined;
  const reason = `this line is indented further than “${key}”, which already has a value`;
  const remedy = `Indent both alike. If the line continues the text of “${key}”, put the whole text in quotes.`;
  return cause(next.start + next.indent, next.end, reason, remedy);
}

/** Explains indentation that no line above has, and a key among the items of a list. */
function wrongIndentation({ text, line }: Found): Cause | undefined {
  const above = linesAbove(text, line);
  const [start, isItem] = [line.start + line.indent, line.content.startsWith("- ")];
  const items = linesOfLevel(text, line).filter(({ content }) => content.startsWith("- "));
  if (!isItem && items.length > 0) {
    // A single dash among keys is more likely the mistake than a single key among items.
    const [only] = items.length === 1 ? items : [];
    const remedy = "Remove the dash, or begin all lines of the list with “- ”.";
    return only === undefined
      ? cause(start, line.end, "this line is a key among the items of a list", remedy)
      : cause(only.start + only.indent, only.end, `this line is an item, but “${keyOf(line)}” after it is not`, remedy);
  }
  const distance = ({ indent }: Line): number => Math.abs(indent - line.indent);
  const alike = above.filter(({ content }) => content.startsWith("- ") === isItem);
  const nearest = (alike.length > 0 ? alike : above).reduce<Line | undefined>(
    (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
    undefined,
  );
  if (nearest === undefined || distance(nearest) === 0) return undefined;
  const remedy = `Indent it with ${nearest.indent} spaces, like “${clip(keyOf(nearest) ?? nearest.content)}”.`;
  return cause(start, line.end, "the indentation of this line matches no line above", remedy);
}

/** Returns the lines that begin the mappings and lists around a line: going up, each with less indentation. */
function linesAbove(text: string, line: Line): readonly Line[] {
  const found: Line[] = [];
  let least = Infinity;
  for (let at = line.start - 1; at >= 0; ) {
    const one = lineAt(text, at);
    if (one.content !== "" && !one.content.startsWith("#") && one.indent < least) {
      found.push(one);
      least = one.indent;
    }
    at = one.start - 1;
  }
  return found;
}

/** Returns the lines above a line that have the same indentation and the same parent, going up. */
function linesOfLevel(text: string, line: Line): readonly Line[] {
  const found: Line[] = [];
  for (let at = line.start - 1; at >= 0; ) {
    const one = lineAt(text, at);
    if (one.content !== "" && one.indent < line.indent) break;
    if (one.indent === line.indent) found.push(one);
    at = one.start - 1;
  }
  return found;
}

/** Explains a dash or a colon without the space that must follow it. */
function noSpace({ start, end, indent, content }: Line): Cause | undefined {
  const [, sign, rest] = /^(-|[\w$.-]+:)([^\s-].*)$/.exec(content) ?? [];
  if (sign === undefined || rest === undefined) return undefined;
  const name = sign === "-" ? "dash" : "colon";
  const remedy = `Write a space after the ${name}: “${clip(`${sign} ${rest}`)}”.`;
  return cause(start + indent, end, `a space must follow the ${name}`, remedy);
}

function noColon({ start, end, indent, content }: Line): Cause {
  const [first, ...rest] = content.split(" ");
  const [from, reason] = [start + indent, "this line has no key with a colon"];
  if (rest.length > 1) {
    const remedy =
      "Indent it further than its key if it continues the text above; otherwise write a colon after the key.";
    return cause(from, end, reason, remedy);
  }
  return cause(from, end, reason, `Write a colon after the key: “${clip([`${first}:`, ...rest].join(" "))}”.`);
}

function openBracket({ text, start }: Found): Cause | undefined {
  const open = openBrackets(text, start).at(-1);
  if (open === undefined) return undefined;
  const [opening, closing] = [text[open]!, text[open] === "[" ? "]" : "}"];
  if (isClosing(text[start]))
    return cause(start, start + 1, `“${text[start]}” cannot close “${opening}”`, `Write “${closing}”.`);
  return cause(open, lineAt(text, open).end, `this “${opening}” is not closed`, `Add “${closing}”.`);
}

/** Indentation with characters that look like spaces. */
function foreignSpaces({ start, text }: Line): Cause | undefined {
  const indentation = /^[^\S\r\n]*/.exec(text)![0];
  if (/^[ \t]*$/.test(indentation)) return undefined;
  const reason = "the indentation has characters that look like spaces";
  return cause(start, start + indentation.length, reason, "Replace them by spaces: they were probably copied.");
}

interface Line {
  readonly start: number;
  /** The end without white space. */
  readonly end: number;
  readonly indent: number;
  readonly text: string;
  /** The text without indentation. */
  readonly content: string;
}

function lineAt(text: string, offset: number): Line {
  const start = lineStart(text, offset);
  const line = text.slice(start, lineEnd(text, start)).trimEnd();
  const content = line.trimStart();
  return { start, end: start + line.length, indent: line.length - content.length, text: line, content };
}

/** Returns the key of a line in block style. */
function keyOf({ content }: Line): string | undefined {
  return /^(?:- +)*([^\s:'"{[]+):/.exec(content)?.[1];
}

/** Returns the offset of the value in a line: after dashes and the key. */
function valueAt(line: string): number {
  return /^\s*(?:- +)*(?:[^\s:'"{[]+:\s+)?/.exec(line)![0].length;
}

/** Returns the text of a value: the rest of the line, in flow style up to the next comma or bracket. */
function valueFrom({ text, start, line }: Found): string {
  const rest = text.slice(start, line.end);
  return openBrackets(text, start).length === 0 ? rest : /^[^,\]}]*/.exec(rest)![0].trimEnd();
}

/** Puts text into single quotes, or into double ones if it contains apostrophes. */
function quoted(text: string): string {
  return text.includes("'") && !/["\\]/.test(text) ? `"${clip(text)}"` : `'${clip(text).replaceAll("'", "''")}'`;
}

/** Returns the offset of the last quote before an offset that is not escaped, or -1. */
function openingQuote(text: string, before: number, quote: string): number {
  for (let at = before - 1; at >= 0; at--) {
    if (text[at] !== quote) continue;
    if (text[at - 1] !== (quote === '"' ? "\\" : "'")) return at;
    at--;
  }
  return -1;
}

/** Returns the offsets of the brackets that are open before an offset, from the outermost. */
function openBrackets(text: string, before: number): readonly number[] {
  const open: number[] = [];
  for (let start = 0; start < before; start = lineEnd(text, start) + 1) {
    let at = start;
    if (open.length === 0) {
      at += valueAt(lineAt(text, start).text);
      if (!isOpening(text[at]) || at >= before) continue;
      open.push(at++);
    }
    for (const end = Math.min(before, lineEnd(text, start)); at < end && open.length > 0; at++) {
      if (isOpening(text[at])) open.push(at);
      else if (isClosing(text[at])) open.pop();
      else if (/['"]/.test(text[at]!) && /[[{,:\s]/.test(text[at - 1]!)) at = closingQuote(text, at);
      else if (text[at] === "#" && /\s/.test(text[at - 1]!)) break;
    }
  }
  return open;
}

function isOpening(char: string | undefined): boolean {
  return char === "[" || char === "{";
}

function isClosing(char: string | undefined): boolean {
  return char === "]" || char === "}";
}

/** Returns the offset of the quote that closes the one at an offset, or the end of the line if it is not closed there. */
function closingQuote(text: string, from: number): number {
  const line = lineAt(text, from);
  const part = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\.)*")/.exec(text.slice(from, line.end))?.[0];
  return part === undefined ? line.end : from + part.length - 1;
}
