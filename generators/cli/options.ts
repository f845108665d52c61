import { formats, type Format } from "../diagnostics/render/render.ts";
import { parseCommandLine, type OptionTable, type UsageError } from "./command-line.ts";

/** The options of all commands. */
export interface Options extends Switches {
  readonly root: string;
  /** The format of findings. The default is text if findings do not support the requested format. */
  readonly format: Format;
  /** The requested format, which may be specific to the command. */
  readonly asked: string;
  /** Arguments after the command that are not options. */
  readonly positionals: readonly string[];
  /** The values of options that take a string. An option may be repeated. */
  readonly texts: Readonly<Record<TextFlag, readonly string[]>>;
}

/** The meaning of each option, the same for every command that has it. */
export const flags = {
  root: {
    type: "string",
    help: "the folder that contains spec/ and packages/ (default: the current folder)",
    value: "DIR",
  },
  format: { type: "string", help: `how findings are printed: ${formats.join(", ")} (default: text)`, value: "FORMAT" },
  json: { type: "boolean", help: "the same as --format json" },
  force: { type: "boolean", help: "overwrite files that were edited by hand" },
  packed: { type: "boolean", help: "write only the files that git ignores, such as after npm install" },
  watch: { type: "boolean", help: "run again after each change of the spec" },
  "no-diff": { type: "boolean", help: "list the files that differ without their lines" },
  write: { type: "boolean", help: "write the proposed changes" },
  check: { type: "boolean", help: "write nothing, and report what would change" },
  update: { type: "boolean", help: "apply the differences from the last import to the spec" },
  upgrade: { type: "boolean", help: "convert a spec of the previous language version first" },
  from: text(
    "the input: files of recorded responses, or “-” for standard input (learn); the previous release as a commit, tag or folder (release)",
    "SOURCE",
  ),
  into: text("the folder to write the imported service into, such as spec/mediawiki", "DIR"),
  only: text("import only the operations with this tag or below this path; may be given several times", "TAG|PATH"),
  live: text("the live API to compare with: its URL, or a file with its description", "URL|FILE"),
  baseline: text("the file with accepted differences (default: spec/drift.txt)", "FILE"),
  service: text("the service, if the spec has several", "NAME"),
  type: text("the type of a new field, as after “type:” in a spec (default: string)", "TYPE"),
  group: text("the group of a new module (default: the first)", "NAME"),
  by: text("the decision that new results cite (default: the one that most results cite)", "D-NNN"),
  key: text(
    "a key of the service, of any kind or of a named one (tenant-full=SECRET); may be given several times",
    "[KIND=]KEY",
  ),
  budget: text("the maximum number of requests (default: 20000)", "N"),
  export: text("write the requests into this file instead of sending them: .jsonl, .http or .arazzo.yaml", "FILE"),
  resume: text("the file to which verdicts are appended; cases whose verdicts it has are skipped", "FILE"),
  "write-spec": { type: "boolean", help: "write what the service shows into the spec, with decisions that cite it" },
  "exact-url": {
    type: "boolean",
    help: "send requests below the URL itself, without the path of the base URL in the spec",
  },
  seed: text("the number that determines the order of requests (default: 1)", "N"),
  record: text("record responses of the endpoint at this address into --output", "URL"),
  serve: { type: "boolean", help: "serve the site on this machine, until Ctrl+C" },
  port: text("the port of --serve (default: 8090; 0 chooses a free one)", "N"),
  out: text(
    "the folder to write into (default of docs: packages/docs/site; of generate --openapi: openapi-3.0)",
    "DIR",
  ),
  openapi: text("write only the OpenAPI documents, in this version (3.0), into --out", "VERSION"),
  url: text(
    "the public address of the site, such as https://docs.example.org/api/: adds a sitemap and makes the feed's links absolute (docs); the base URL of the service in a recording (learn)",
    "URL",
  ),
  output: text("the file to which recorded responses are appended", "FILE"),
  module: text("a module to query; may be given several times", "NAME"),
  with: text(
    "a query parameter of every request, such as cmtitle=Category:All; may be given several times",
    "NAME=VALUE",
  ),
  requests: text("the maximum number of requests (default: 50)", "N"),
  rate: text("the number of requests per second (default: 1)", "N"),
  "user-agent": text("the start of the User-Agent header: a name and a contact address", "TEXT"),
  "fail-on": text(
    "the verdict at which changes fail: breaking, risk, knowledge or compatible (default: breaking); or by audience, such as sends=breaking,compiles=risk",
    "LEVEL",
  ),
  base: text("the branch to compare with (default: main or master, locally or on origin)", "BRANCH"),
  approve: { type: "boolean", help: "print the entries for spec/approvals.yaml that approve the failing changes" },
  accept: { type: "boolean", help: "record the texts and facts of the spec as reviewed" },
  all: { type: "boolean", help: "list every compatible change in text output" },
  "no-prove": { type: "boolean", help: "do not prove the verdicts for TypeScript with its compiler" },
  fuzz: text("also send random requests that only read, for this time, such as 30s or 5m", "TIME"),
  "no-witness": { type: "boolean", help: "do not look for requests and responses that show breaking changes" },
  "no-emitted": {
    type: "boolean",
    help: "do not compare the emitted files of FROM with what its spec compiles to today",
  },
  today: text("the date to compare sunsets and approvals with (default: today)", "YYYY-MM-DD"),
  date: text("the date of the release", "YYYY-MM-DD"),
  "allow-dirty": { type: "boolean", help: "release despite uncommitted changes" },
  access: text("who may install new packages: public or restricted (default: npm's configuration)", "ACCESS"),
  "dry-run": { type: "boolean", help: "print what would be done, and do nothing" },
  notes: text("print the release notes of this version, as Markdown", "VERSION"),
  debug: { type: "boolean", help: "show the stack of an internal error" },
  help: { type: "boolean", short: "h", help: "show this help" },
} as const satisfies OptionTable;

export type Flag = keyof typeof flags;

type TextFlag = { readonly [F in Flag]: (typeof flags)[F] extends TextOption ? F : never }[Flag];

type SwitchFlag = { readonly [F in Flag]: (typeof flags)[F]["type"] extends "boolean" ? F : never }[Flag];

/** Options without a value: `--dry-run` is `dryRun`, and `--no-diff` turns `diff` off. */
type Switches = { readonly [F in SwitchFlag as F extends `no-${infer Name}` ? Name : CamelCase<F>]: boolean };

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;

interface TextOption {
  readonly type: "string";
  readonly multiple: true;
  readonly help: string;
  readonly value: string;
}

function text(help: string, value: string): TextOption {
  return { type: "string", multiple: true, help, value };
}

/** Parses the arguments after the name of a command, which accepts only the given flags and formats. */
export function parseOptions(
  args: readonly string[],
  allowed: readonly Flag[],
  known: readonly string[] = formats,
): Options | UsageError {
  const parsed = parseCommandLine(args, flags, allowed);
  if ("problem" in parsed) return parsed;
  const { values, positionals } = parsed;
  const asked = values.json ? "json" : (values.format ?? "text");
  if (!known.includes(asked)) return { problem: `There is no format “${asked}”. Known: ${known.join(", ")}.` };
  return {
    root: values.root ?? ".",
    format: formats.find((format) => format === asked) ?? "text",
    asked,
    ...switchesOf(values),
    positionals,
    texts: textsOf(values),
  };
}

function switchesOf(values: Readonly<Partial<Record<SwitchFlag, boolean>>>): Switches {
  const entries = Object.entries(flags).flatMap(([flag, { type }]) => {
    if (type !== "boolean") return [];
    const isOn = values[flag as SwitchFlag] === true;
    const name = flag.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return flag.startsWith("no-") ? [[flag.slice("no-".length), !isOn] as const] : [[name, isOn] as const];
  });
  return Object.fromEntries(entries) as unknown as Switches;
}

function textsOf(values: Readonly<Partial<Record<TextFlag, readonly string[]>>>): Options["texts"] {
  const texts = {} as Record<TextFlag, readonly string[]>;
  for (const flag of textFlags) texts[flag] = values[flag] ?? [];
  return texts;
}

const textFlags = Object.entries(flags).flatMap(([flag, option]) => ("multiple" in option ? [flag as TextFlag] : []));
