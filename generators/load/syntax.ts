import { createRequire } from "node:module";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { causeOf, type Cause } from "./syntax-causes.ts";

/** Position and message of the error that stopped the fast parser. */
export interface Stop {
  readonly position: number;
  readonly reason: string;
}

const MOST_ERRORS = 10;
/**
 * Maximum length in characters. The slow parser takes one or two seconds for the worst text of this length. Spec files
 * are much shorter.
 */
const LARGEST_TEXT = 64 * 1024;
/** Errors of the slow parser that are not syntax errors. */
const IGNORED_ERRORS: readonly string[] = ["TAG_RESOLVE_FAILED", "RESOURCE_EXHAUSTION"];

/**
 * Returns the syntax errors of a text that the fast parser rejected. The fast parser stops at the first error. The slow
 * parser continues and has better messages, from which `causeOf` derives the part at fault.
 */
export function syntaxErrors(file: string, text: string, stop: Stop): readonly Diagnostic[] {
  const found = text.length <= LARGEST_TEXT ? secondOpinion(file, text) : [];
  return found.length > 0
    ? found
    : [syntaxError(file, text, { ...stop, start: stop.position, end: stop.position + 1 })];
}

/** Returns the errors up to the first one that may have caused those after it. */
function secondOpinion(file: string, text: string): readonly Diagnostic[] {
  const found = new Map<number, Diagnostic>();
  const errors = slowErrors(text).toSorted((one, other) => one.pos[0] - other.pos[0]);
  for (const { code, message, pos } of errors.slice(0, MOST_ERRORS)) {
    const [start, end] = pos;
    const cause = causeOf(text, { code, message, start });
    const one = syntaxError(file, text, cause ?? { start, end, reason: inSentence(message) });
    if (!found.has(one.place!.start)) found.set(one.place!.start, one);
    if (cause?.isLocal !== true) break;
  }
  return [...found.values()];
}

interface SlowError {
  readonly code: string;
  readonly message: string;
  readonly pos: readonly [number, number];
}

function slowErrors(text: string): readonly SlowError[] {
  // Loaded here because it takes longer to load than the fast parser takes for the whole spec.
  const { parseAllDocuments } = createRequire(import.meta.url)("yaml") as typeof import("yaml");
  try {
    // Tags and duplicate keys are reported by parse.ts, once the syntax is valid.
    const parsed = parseAllDocuments(text, {
      schema: "failsafe",
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "silent",
    });
    const documents = Array.isArray(parsed) ? parsed : [];
    return documents.flatMap((document) => document.errors).filter((error) => !IGNORED_ERRORS.includes(error.code));
  } catch {
    // The parser is recursive and may overflow the stack. In that case, the message of the fast parser is used.
    return [];
  }
}

function syntaxError(
  file: string,
  text: string,
  { start, end, reason, remedy = "Fix the YAML here." }: Pick<Cause, "start" | "end" | "reason"> & Partial<Cause>,
): Diagnostic {
  const from = Math.min(start, text.length);
  const place = { file, start: from, end: Math.max(from, Math.min(end, text.length)) };
  return diagnostic("yaml-syntax", place, { reason, remedy });
}

/** Turns a message into part of a sentence: `Bad indentation.` → `bad indentation`. */
function inSentence(message: string): string {
  const phrase = message.replace(/\.$/, "");
  return /^[A-Z][a-z]/.test(phrase) ? phrase[0]!.toLowerCase() + phrase.slice(1) : phrase;
}

/**
 * Returns the first offset from `from` that is neither white space nor in a comment nor one of the `passed` characters.
 * Those are the punctuation between two tokens, for which the parser emits no events.
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

/** Returns `end` without the white space before it. */
export function trimEnd(text: string, end: number): number {
  let at = end;
  while (at > 0 && BLANK.includes(text[at - 1]!)) at--;
  return at;
}
