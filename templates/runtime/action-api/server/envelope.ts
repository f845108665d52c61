import { callbackOf } from "./callback.js";
import { formatMessage, textOf } from "./format-message.js";
import type { Message } from "../../query/server/message.js";

/** How an answer is to look. */
export interface AnswerFormat {
  readonly format: string;
  /** Of the format. */
  readonly version: "1" | "2";
  /** The form of errors and warnings. */
  readonly errors: string;
  /** Whether JSON escapes letters beyond ASCII. */
  readonly ascii: boolean;
  /** The function that is called with the answer, which is then a script. */
  readonly callback: string | undefined;
}

/** The old form of errors, where only the first is reported. */
const backCompatible = "bc";
const errorForms = [backCompatible, "plaintext", "wikitext", "html", "raw", "none"];

/** Reads leniently: an answer says what is wrong with a value, and has to have a format itself. */
export function answerFormatOf(given: ReadonlyMap<string, string>, defaultFormat: string): AnswerFormat {
  const version = ["2", "latest"].includes(given.get("formatversion") ?? "") ? "2" : "1";
  const errors = given.get("errorformat") ?? "";
  return {
    format: given.get("format") ?? defaultFormat,
    version,
    errors: errorForms.includes(errors) ? errors : backCompatible,
    ascii: version === "1" ? !given.has("utf8") : given.has("ascii"),
    callback: callbackOf(given),
  };
}

export function warningsPart(warnings: readonly Message[], format: AnswerFormat): object {
  if (warnings.length === 0) return {};
  if (format.errors !== backCompatible) return { warnings: warnings.map((one) => formatMessage(one, format.errors, format.version)) };
  const byModule: Record<string, string[]> = {};
  for (const one of warnings) (byModule[shortName(one.module)] ??= []).push(textOf(one, "plaintext"));
  const key = format.version === "1" ? "*" : "warnings";
  return { warnings: Object.fromEntries(Object.entries(byModule).map(([module, texts]) => [module, { [key]: texts.join("\n") }])) };
}

export function errorPart(error: Message, format: AnswerFormat, reference: string): object {
  const key = format.version === "1" ? "*" : "docref";
  if (format.errors !== backCompatible) return { errors: [formatMessage(error, format.errors, format.version)], [key]: reference };
  return { error: { code: error.code, info: textOf(error, "plaintext"), ...error.data, [key]: reference } };
}

/** `query+allpages` → `allpages`. */
function shortName(path: string): string {
  return path.slice(path.indexOf("+") + 1);
}
