import { appendFileSync, existsSync } from "node:fs";
import { resolve } from "node:path";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { visible, visibleLines } from "../diagnostics/visible.ts";
import type { Module, QueryService } from "../model/query.ts";
import type { Planned } from "../learn/record/record.ts";
import type { UsageError } from "./command-line.ts";
import { readRecordings } from "./input.ts";
import { type ExitCode, type Terminal, exit, misusedIn, version } from "./terminal.ts";
import type { Options } from "./options.ts";
import { count, line, printResult, timeLine } from "./print.ts";
import type { Lesson } from "../learn/learn.ts";
import type { Edit } from "../write/rewrite.ts";
import { compile } from "../compile.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { emitters } from "../emit/emitters.ts";
import { type LoadResult, loadSources } from "../load/load.ts";
import type { SpecEdit } from "../verify/report/edits.ts";

const misused = misusedIn("learn");

interface Order {
  readonly endpoint: URL;
  readonly modules: readonly Module[];
  readonly given: ReadonlyMap<string, string>;
  readonly output: string;
  readonly most: number;
  readonly rate: number;
}

/** Records responses of an endpoint in a file. Requests whose responses are already in the file are skipped. */
export async function record(service: QueryService, options: Options, terminal: Terminal): Promise<ExitCode> {
  const order = readOrder(service, options, terminal);
  if ("problem" in order) return misused(terminal, order.problem);
  const { planRequests, missingParameters } = await import("../learn/record/record.ts");
  for (const module of order.modules) {
    const missing = missingParameters(module, order.given);
    if (missing.length > 0)
      return misused(
        terminal,
        `“${module.name}” cannot be queried without ${missing.join(" and ")}. Set it with --with NAME=VALUE.`,
      );
  }
  const known = existsSync(order.output)
    ? readRecordings([order.output], terminal.folder)
    : { rows: [], diagnostics: [] };
  if (known.diagnostics.length > 0)
    return misused(terminal, `“${order.output}” does not contain recorded responses: ${known.diagnostics[0]!.message}`);
  const queries = new Set(known.rows.map(({ query }) => query));
  const plan = planRequests(service, order.modules, order.given).filter(({ query }) => !queries.has(query));
  return runPlan(order, plan, options, terminal);
}

async function runPlan(
  order: Order,
  plan: readonly Planned[],
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { recordAnswers } = await import("../learn/record/record.ts");
  const name = `kiln/${version()}`;
  const userAgent = [options.texts["user-agent"].at(-1), name].filter(Boolean).join(" ");
  const { kept, requests, stopped } = await recordAnswers(
    order.endpoint,
    plan,
    { rate: order.rate, most: order.most, userAgent },
    {
      fetch,
      now: Date.now,
      sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
      keep: (text) => appendFileSync(order.output, text),
    },
  );
  if (stopped !== undefined) terminal.error(`${visible(`${order.endpoint.host}: ${stopped}`)}.\n`);
  const left = plan.length - kept;
  terminal.out(
    line(
      "record",
      `${count(kept, "response")} of ${count(requests, "request")} added to ${order.output}${left > 0 ? `; ${left} more to record` : ""}`,
    ),
  );
  return stopped === undefined ? exit.ok : exit.failed;
}

function readOrder(service: QueryService, { texts }: Options, { folder }: Terminal): Order | UsageError {
  const endpoint = readEndpoint(texts.record.at(-1)!);
  if ("problem" in endpoint) return endpoint;
  const output = texts.output.at(-1);
  if (output === undefined) return { problem: "--output is missing: name the file for the recorded responses." };
  const modules = readModules(service, texts.module);
  if ("problem" in modules) return modules;
  const odd = texts.with.find((pair) => !/^[^=]+=/.test(pair));
  if (odd !== undefined) return { problem: `“${odd}” is not of the form NAME=VALUE.` };
  const given = new Map(
    texts.with.map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]),
  );
  const [most, rate] = [Number(texts.requests.at(-1) ?? 50), Number(texts.rate.at(-1) ?? 1)];
  if (!Number.isInteger(most) || most < 1) return { problem: "--requests needs an integer of at least 1." };
  if (!(rate > 0 && rate <= 100)) return { problem: "--rate needs a number above 0 and up to 100." };
  return { endpoint, modules, given, output: resolve(folder, output), most, rate };
}

function readEndpoint(text: string): URL | UsageError {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isWeb = url?.protocol === "http:" || url?.protocol === "https:";
  return isWeb
    ? url
    : { problem: `“${text}” is not the address of an endpoint, such as https://wiki.example/w/api.php.` };
}

function readModules(service: QueryService, names: readonly string[]): readonly Module[] | UsageError {
  if (names.length === 0) return { problem: "--module is missing: name the modules to query." };
  const unknown = names.find((name) => !service.modules.some((module) => module.name === name));
  if (unknown === undefined) return service.modules.filter(({ name }) => names.includes(name));
  const known = service.modules.map(({ name }) => name);
  return { problem: withSuggestion(`There is no module “${unknown}”.`, unknown, known) };
}

export interface Learned {
  readonly lesson: Lesson;
  /** The number of responses that were read. */
  readonly recordings: number;
  readonly changes: readonly Edit[];
}

/** Prints the result of learning. `findings` are the rendered diagnostics. */
export async function reportLesson(
  learned: Learned,
  written: boolean,
  findings: string,
  options: Options,
  terminal: Terminal,
): Promise<void> {
  const { format, diff } = options;
  const diffs =
    diff && (format === "text" || format === "json") ? await diffsOf(learned.changes) : new Map<string, string>();
  const lines = [...diffLines(diffs), ...summary(learned, written, terminal)];
  printResult(findings, options, terminal, lines, () => resultOf(learned, written, diffs));
}

/** Returns diffs for people. */
export function diffLines(diffs: ReadonlyMap<string, string>): readonly string[] {
  return [...diffs.values()].map((text) => `${visibleLines(text)}\n\n`);
}

/** Returns the unified diff of each change, by path. */
export async function diffsOf(changes: readonly Edit[]): Promise<ReadonlyMap<string, string>> {
  const { unifiedDiff } = await import("../write/unified-diff.ts");
  const diffs = new Map<string, string>();
  for (const { path, before, after } of changes) {
    const lines = await unifiedDiff(path, before, after, { before: "current", after: "proposed" });
    diffs.set(path, lines?.join("\n").trimEnd() ?? `${path}: too many lines differ to show`);
  }
  return diffs;
}

function summary({ lesson, recordings, changes }: Learned, written: boolean, terminal: Terminal): readonly string[] {
  const { noModule, otherForm } = lesson.passedOver;
  const reasons = [
    ...(noModule > 0 ? [`${noModule} without a module of the spec`] : []),
    ...(otherForm > 0 ? [`${otherForm} in an older format`] : []),
  ];
  const passedOver = reasons.length === 0 ? "" : `; skipped: ${reasons.join(", ")}`;
  const proposed =
    changes.length === 0
      ? "nothing to propose"
      : `${members(lesson)} ${written ? "written" : "proposed"} in ${count(changes.length, "file")}`;
  const contradicted =
    lesson.contradictions.length === 0 ? "" : `, ${count(lesson.contradictions.length, "contradiction")}`;
  return [
    line("read", `${count(recordings, "response")}${passedOver}`),
    line("learn", proposed + contradicted),
    timeLine(terminal),
  ];
}

function members({ additions }: Lesson): string {
  const results = additions.filter(({ target }) => target.path.length === 1 && target.path[0] === "result");
  const others = additions
    .filter((addition) => !results.includes(addition))
    .flatMap((addition) => Object.keys(addition.members));
  return [
    ...(results.length > 0 ? [count(results.length, "result")] : []),
    ...(others.length > 0 ? [count(others.length, "member")] : []),
  ].join(" and ");
}

function resultOf(
  { lesson, recordings, changes }: Learned,
  written: boolean,
  diffs: ReadonlyMap<string, string>,
): object {
  return {
    recordings,
    passedOver: lesson.passedOver,
    additions: lesson.additions.map(({ target, members: added }) => ({
      file: target.file,
      path: target.path,
      members: added,
    })),
    contradictions: lesson.contradictions.map(({ place, slots }) => ({ file: place?.file ?? null, ...slots })),
    changes: changes.map(({ path }) => ({ path, diff: diffs.get(path) ?? null })),
    written,
  };
}

/** Writes edits of the spec unless they cause errors in it. Returns the diagnostics that prevented it. */
export async function writeEdits(
  command: string,
  root: string,
  { sources }: LoadResult,
  edits: readonly SpecEdit[],
  { runner }: Terminal,
): Promise<readonly Diagnostic[]> {
  const after = new Map([...sources, ...edits.map(({ path, after: text }) => [path, text] as const)]);
  const errors = compile(loadSources(after), emitters).diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return errors;
  const { rewriteFiles } = await import("../write/rewrite.ts");
  return rewriteFiles(root, edits, `${runner === "kiln" ? "kiln" : "npm run kiln --"} ${command}`);
}
