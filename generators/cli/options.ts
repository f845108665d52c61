import { formats, type Format } from "../diagnostics/render/format.ts";
import { parseCommandLine, type OptionTable, type UsageError } from "./command-line.ts";

/** The options of all commands. */
export interface Options {
  readonly root: string;
  readonly format: Format;
  readonly force: boolean;
  readonly diff: boolean;
  readonly write: boolean;
  readonly watch: boolean;
  readonly dryRun: boolean;
  readonly debug: boolean;
  readonly help: boolean;
  /** What follows the command and is no option. */
  readonly positionals: readonly string[];
  /** What the options that take a text were given, each perhaps several times. */
  readonly texts: Readonly<Record<TextFlag, readonly string[]>>;
}

/** What the options mean, for every command that takes them. */
export const flags = {
  root: { type: "string", help: "the folder that holds spec/ and packages/ (default: this one)", value: "DIR" },
  format: { type: "string", help: "how findings are printed: text, json, sarif or github (default: text)", value: "FORMAT" },
  json: { type: "boolean", help: "the same as --format json" },
  force: { type: "boolean", help: "overwrite files that were edited by hand" },
  watch: { type: "boolean", help: "run again after each change of the spec" },
  "dry-run": { type: "boolean", help: "show what would be changed, and change nothing" },
  "no-diff": { type: "boolean", help: "name the files that differ, without the lines" },
  write: { type: "boolean", help: "make the changes that are proposed" },
  from: text("recorded answers as JSON lines, “-” for what is piped in; may be given several times", "FILE"),
  service: text("the service that was recorded, where the spec has several of query modules", "NAME"),
  by: text("the decision that new results cite (default: the one that most results cite)", "D-NNN"),
  record: text("ask the endpoint at this address, and write its answers to --output", "URL"),
  output: text("where recorded answers are added, line by line", "FILE"),
  module: text("a module to ask for; may be given several times", "NAME"),
  with: text("a parameter of every request as it is sent, such as cmtitle=Category:All; may be given several times", "NAME=VALUE"),
  requests: text("how many requests to make at most (default: 50)", "N"),
  rate: text("how many requests to make in a second (default: 1)", "N"),
  "user-agent": text("who asks: a name and an address for complaints", "TEXT"),
  "fail-on": text("the verdict from which on changes fail: breaking, risk, knowledge or compatible (default: breaking)", "LEVEL"),
  today: text("the day that sunsets are held against (default: today)", "YYYY-MM-DD"),
  debug: { type: "boolean", help: "show the stack of an internal error" },
  help: { type: "boolean", short: "h", help: "this text" },
} as const satisfies OptionTable;

export type Flag = keyof typeof flags;

export type TextFlag = { readonly [F in Flag]: (typeof flags)[F] extends TextOption ? F : never }[Flag];

interface TextOption {
  readonly type: "string";
  readonly multiple: true;
  readonly help: string;
  readonly value: string;
}

function text(help: string, value: string): TextOption {
  return { type: "string", multiple: true, help, value };
}

/** Reads the arguments that follow a command, which takes only the flags named. */
export function parseOptions(args: readonly string[], allowed: readonly Flag[]): Options | UsageError {
  const parsed = parseCommandLine(args, flags, allowed);
  if ("problem" in parsed) return parsed;
  const { values, positionals } = parsed;
  const format = values.json ? "json" : (values.format ?? "text");
  if (!isFormat(format)) return { problem: `There is no format “${format}”. Known: ${formats.join(", ")}.` };
  return {
    root: values.root ?? ".",
    format,
    force: values.force ?? false,
    diff: !values["no-diff"],
    write: values.write ?? false,
    watch: values.watch ?? false,
    dryRun: values["dry-run"] ?? false,
    debug: values.debug ?? false,
    help: values.help ?? false,
    positionals,
    texts: textsOf(values),
  };
}

function textsOf(values: Readonly<Partial<Record<TextFlag, readonly string[]>>>): Options["texts"] {
  const texts = {} as Record<TextFlag, readonly string[]>;
  for (const flag of textFlags) texts[flag] = values[flag] ?? [];
  return texts;
}

const textFlags = Object.entries(flags).flatMap(([flag, option]) => ("multiple" in option ? [flag as TextFlag] : []));

function isFormat(text: string): text is Format {
  return formats.some((format) => format === text);
}
