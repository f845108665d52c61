import { createRequire } from "node:module";
import { diagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";

/** Position and message of the error that stopped the fast parser. */
export interface Stop {
  readonly position: number;
  readonly reason: string;
}

const MOST_ERRORS = 10;
/**
 * In characters. The slow parser takes a second or two for the worst text of this length; no spec file comes near it.
 */
const LARGEST_TEXT = 64 * 1024;
/** Errors of the slow parser that are no faults of the syntax. */
const IGNORED_ERRORS: readonly string[] = ["TAG_RESOLVE_FAILED", "RESOURCE_EXHAUSTION"];

/**
 * Returns all syntax errors of a text that the fast parser rejected. The fast parser stops at the first error. The slow
 * parser continues and has better messages.
 */
export function syntaxErrors(file: string, text: string, stop: Stop): readonly Diagnostic[] {
  const found = text.length <= LARGEST_TEXT ? secondOpinion(file, text) : [];
  return found.length > 0 ? found : [syntaxError(file, stop.position, stop.position + 1, stop.reason, text.length)];
}

function secondOpinion(file: string, text: string): readonly Diagnostic[] {
  const byStart = new Map<number, Diagnostic>();
  for (const { pos, message } of slowErrors(text)) {
    if (!byStart.has(pos[0])) byStart.set(pos[0], syntaxError(file, pos[0], pos[1], message, text.length));
  }
  return [...byStart.values()].sort((a, b) => a.place!.start - b.place!.start).slice(0, MOST_ERRORS);
}

function slowErrors(text: string): readonly { readonly pos: readonly [number, number]; readonly message: string }[] {
  // Loaded here because it takes longer to load than the fast parser takes for the whole spec.
  const { parseAllDocuments } = createRequire(import.meta.url)("yaml") as typeof import("yaml");
  try {
    // Tags and duplicated keys are reported by parse.ts, once the syntax is right.
    const parsed = parseAllDocuments(text, {
      schema: "failsafe",
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "silent",
    });
    const documents = Array.isArray(parsed) ? parsed : [];
    return documents.flatMap((document) => document.errors).filter((error) => !IGNORED_ERRORS.includes(error.code));
  } catch {
    // It is recursive and may run out of stack. Then the message of the fast parser is used.
    return [];
  }
}

function syntaxError(file: string, start: number, end: number, message: string, length: number): Diagnostic {
  const from = Math.min(start, length);
  const place = { file, start: from, end: Math.max(from, Math.min(end, length)) };
  const suggestion = /\btabs?\b/i.test(message) ? "Indent with spaces, two for each level." : undefined;
  return diagnostic("yaml-syntax", place, { reason: inSentence(message) }, { suggestion });
}

/** `Bad indentation.` → `bad indentation`: the message becomes part of a sentence. */
function inSentence(message: string): string {
  const phrase = message.replace(/\.$/, "");
  return /^[A-Z][a-z]/.test(phrase) ? phrase[0]!.toLowerCase() + phrase.slice(1) : phrase;
}

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
