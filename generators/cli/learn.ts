import { resolve } from "node:path";
import { compile } from "../compile.ts";
import { emitters } from "../emit/emitters.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { load, type LoadResult } from "../load/load.ts";
import type { Command } from "./command.ts";
import { misusedIn, exit, type ExitCode, type Terminal } from "./terminal.ts";
import { printFindings } from "./print.ts";
import { type Learned, record, reportLesson, writeEdits } from "./learn-record.ts";
import { isArchive, learnTraffic } from "./learn-traffic.ts";
import { readRecordings } from "./input.ts";
import type { Options } from "./options.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model } from "../model/model.ts";
import type { ResponseShape } from "../model/result.ts";
import { queryServices } from "../model/queries.ts";
import type { QueryService } from "../model/query.ts";
import type { UsageError } from "./command-line.ts";

const misused = misusedIn("learn");

export const learn: Command = {
  name: "learn",
  summary: "compare recorded responses with the spec, and propose what it lacks",
  arguments: "",
  flags: [
    "from",
    "write",
    "by",
    "service",
    "root",
    "format",
    "json",
    "no-diff",
    "record",
    "module",
    "with",
    "output",
    "url",
    "requests",
    "rate",
    "user-agent",
    "debug",
    "help",
  ],
  details: `With --from, reads recorded responses of a service with query modules, one per line:
{"id": …, "query": "…", "body": {…}}. Proposes results for modules without one, and members that are new, as a diff of
spec/. Existing definitions never change: a response that contradicts one is reported.

With --from FILE.har, compares traffic that a browser or a proxy exported with the services of
resources: fields, types, values, statuses and errors. Each finding states the number of responses
that show it. Proposes values for open questions and decisions, and fields that the spec lacks.
Documented facts never change. If the base URL of the traffic differs from that of the spec, name it
with --url. Credentials are not read, and values of secret fields are not shown.

With --record, records such responses from an endpoint: one request for each value of the parameters that select members
of the result.

Exit code 0: nothing to propose, or everything written. 1: proposals, or responses that contradict the spec.
2: not done. 3: an internal error.`,
  async run(options, terminal) {
    const [isFrom, isRecord] = [options.texts.from.length > 0, options.texts.record.length > 0];
    if (isFrom === isRecord)
      return misused(
        terminal,
        isFrom ? "Use either --from or --record, not both." : "Use --from FILE or --record URL.",
      );
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, emitters);
    if (model === undefined) return refuse(diagnostics, loaded, options, terminal);
    if (options.texts.from.some(isArchive)) return learnTraffic(root, loaded, model, options, terminal);
    const service = serviceToLearn(model, options.texts.service.at(-1));
    if ("problem" in service) return misused(terminal, service.problem);
    if (isRecord) return record(service, options, terminal);
    const { rows, diagnostics: unreadable } = readRecordings(options.texts.from, terminal.folder);
    if (unreadable.length > 0) return refuse(unreadable, loaded, options, terminal);
    const { answer } = service;
    if (answer === undefined) return refuse([await missingResponse(service.id)], loaded, options, terminal);
    const by = options.texts.by.at(-1) ?? decisionFor(service, answer);
    if (by === undefined)
      return misused(terminal, "No result cites a decision yet: name the one that new results cite with --by.");
    const { learn: learnFrom } = await import("../learn/learn.ts");
    const lesson = learnFrom(service, answer, loaded.documents, rows, by);
    const learned = { lesson, recordings: rows.length, changes: await changesOf(loaded, lesson.additions) };
    return finish(root, loaded, learned, options, terminal);
  },
};

async function changesOf(
  { sources }: LoadResult,
  additions: Learned["lesson"]["additions"],
): Promise<Learned["changes"]> {
  const { addMembers } = await import("../edit/add-members.ts");
  const after = new Map<string, string>();
  for (const addition of additions) {
    const { file } = addition.target;
    after.set(file, addMembers(after.get(file) ?? sources.get(file)!, addition));
  }
  return [...after].map(([path, text]) => ({ path, before: sources.get(path)!, after: text }));
}

async function finish(
  root: string,
  loaded: LoadResult,
  learned: Learned,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { lesson, changes } = learned;
  const refused = options.write ? await writeEdits("learn", root, loaded, changes, terminal) : [];
  const diagnostics = [...lesson.contradictions, ...refused];
  const findings = await printFindings(
    diagnostics,
    new Map([...loaded.sources, ...changesIf(refused, changes)]),
    options,
    terminal,
  );
  const written = options.write && refused.length === 0;
  await reportLesson(learned, written, findings, options, terminal);
  if (refused.length > 0) return exit.failed;
  return lesson.contradictions.length > 0 || (changes.length > 0 && !written) ? exit.findings : exit.ok;
}

/** Returns no changes if there are diagnostics, because their places refer to the changed files. */
function changesIf(
  refused: readonly Diagnostic[],
  changes: Learned["changes"],
): readonly (readonly [string, string])[] {
  return refused.length === 0 ? [] : changes.map(({ path, after }) => [path, after] as const);
}

async function missingResponse(service: string): Promise<Diagnostic> {
  const { diagnostic } = await import("../diagnostics/diagnostic.ts");
  return diagnostic("missing-file", undefined, { folder: `spec/${service}`, file: "response.yaml" });
}

async function refuse(
  diagnostics: readonly Diagnostic[],
  { sources }: LoadResult,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const findings = await printFindings(diagnostics, sources, options, terminal);
  (options.format === "text" ? terminal.error : terminal.out)(findings);
  return exit.failed;
}

/** Returns the service of the recorded responses: the named one, or the only query service. */
export function serviceToLearn(model: Model, name: string | undefined): QueryService | UsageError {
  const services = queryServices(model);
  const names = services.map(({ id }) => id);
  if (services.length === 0) return { problem: "The spec has no service of query modules." };
  if (name === undefined)
    return services.length === 1 ? services[0]! : { problem: `Choose a service with --service: ${names.join(", ")}.` };
  const problem = withSuggestion(`There is no service “${name}” with query modules.`, name, names);
  return services.find(({ id }) => id === name) ?? { problem };
}

/** Returns the decision that most results of the service cite, or the decision of its response shape. */
function decisionFor({ modules }: QueryService, response: ResponseShape): string | undefined {
  const cited = modules.flatMap(({ result }) => (result?.status === "decided" ? [result.decision] : []));
  const counts = groupBy(cited, (decision) => decision);
  const [most] = [...counts.values()].sort((a, b) => b.length - a.length);
  return most?.[0] ?? response.origin.decision;
}
