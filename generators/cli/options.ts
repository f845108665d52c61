import { formats, type Format } from "../diagnostics/render/format.ts";
import { parseCommandLine, type OptionTable, type UsageError } from "./command-line.ts";

/** The options of all commands. */
export interface Options {
  readonly root: string;
  /** How findings are printed: as text where the format asked for has none. */
  readonly format: Format;
  /** The format asked for, one of the command's. */
  readonly asked: string;
  readonly force: boolean;
  readonly diff: boolean;
  readonly serve: boolean;
  readonly write: boolean;
  readonly check: boolean;
  readonly approve: boolean;
  readonly all: boolean;
  readonly dryRun: boolean;
  readonly allowDirty: boolean;
  readonly prove: boolean;
  readonly emitted: boolean;
  readonly watch: boolean;
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
  format: { type: "string", help: `how findings are printed: ${formats.join(", ")} (default: text)`, value: "FORMAT" },
  json: { type: "boolean", help: "the same as --format json" },
  force: { type: "boolean", help: "overwrite files that were edited by hand" },
  watch: { type: "boolean", help: "run again after each change of the spec" },
  "no-diff": { type: "boolean", help: "name the files that differ, without the lines" },
  write: { type: "boolean", help: "make the changes that are proposed" },
  check: { type: "boolean", help: "write nothing, and say what would change" },
  from: text("where to start from: files of recorded answers, “-” for what is piped in (learn); a commit, tag or folder (release)", "SOURCE"),
  service: text("the service that is meant, where the spec has several", "NAME"),
  type: text("the type of a new field, as after “type:” in a spec (default: string)", "TYPE"),
  group: text("the group of a new module (default: the first)", "NAME"),
  by: text("the decision that new results cite (default: the one that most results cite)", "D-NNN"),
  record: text("ask the endpoint at this address, and write its answers to --output", "URL"),
  serve: { type: "boolean", help: "serve the site on this machine, until Ctrl+C" },
  port: text("the port of --serve (default: 8090; 0 for any that is free)", "N"),
  out: text("the folder to write into (default of docs: packages/docs/site; of generate --openapi: openapi-3.0)", "DIR"),
  openapi: text("write the OpenAPI documents once more, in this version (3.0), into --out, and nothing else", "VERSION"),
  url: text("where the site will be, such as https://docs.example.org/api/: a sitemap is made, and links of the feed are absolute", "URL"),
  output: text("where recorded answers are added, line by line", "FILE"),
  module: text("a module to ask for; may be given several times", "NAME"),
  with: text("a parameter of every request as it is sent, such as cmtitle=Category:All; may be given several times", "NAME=VALUE"),
  requests: text("how many requests to make at most (default: 50)", "N"),
  rate: text("how many requests to make in a second (default: 1)", "N"),
  "user-agent": text("who asks: a name and an address for complaints", "TEXT"),
  "fail-on": text("the verdict at which changes fail: breaking, risk, knowledge or compatible (default: breaking); or by audience, such as sends=breaking,compiles=risk", "LEVEL"),
  base: text("the branch that the work has come from (default: main or master, here or of origin)", "BRANCH"),
  approve: { type: "boolean", help: "print the entries for spec/approvals.yaml that approve the failing changes" },
  all: { type: "boolean", help: "list each compatible change in text, however many there are" },
  "no-prove": { type: "boolean", help: "do not prove the verdicts for TypeScript with its compiler" },
  "no-emitted": { type: "boolean", help: "do not compare the emitted files of FROM with what its spec compiles to today" },
  today: text("the date to compare sunsets and approvals with (default: today)", "YYYY-MM-DD"),
  date: text("the day of the release", "YYYY-MM-DD"),
  "allow-dirty": { type: "boolean", help: "release although files have changes that are not committed" },
  access: text("who may install new packages: public or restricted (default: as npm is configured)", "ACCESS"),
  "dry-run": { type: "boolean", help: "print what would be done, and do nothing" },
  notes: text("print the release notes of this version, as Markdown", "VERSION"),
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

/** Reads the arguments that follow a command, which takes only the flags and the formats named. */
export function parseOptions(args: readonly string[], allowed: readonly Flag[], known: readonly string[] = formats): Options | UsageError {
  const parsed = parseCommandLine(args, flags, allowed);
  if ("problem" in parsed) return parsed;
  const { values, positionals } = parsed;
  const asked = values.json ? "json" : (values.format ?? "text");
  if (!known.includes(asked)) return { problem: `There is no format “${asked}”. Known: ${known.join(", ")}.` };
  return {
    root: values.root ?? ".",
    format: formats.find((format) => format === asked) ?? "text",
    asked,
    force: values.force ?? false,
    diff: !values["no-diff"],
    serve: values.serve ?? false,
    write: values.write ?? false,
    check: values.check ?? false,
    approve: values.approve ?? false,
    all: values.all ?? false,
    dryRun: values["dry-run"] ?? false,
    allowDirty: values["allow-dirty"] ?? false,
    prove: !values["no-prove"],
    emitted: !values["no-emitted"],
    watch: values.watch ?? false,
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
