import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { compile, filesOf, outputOf } from "../compile.ts";
import { formats } from "../diagnostics/render/render.ts";
import { withSuggestion } from "../diagnostics/suggest.ts";
import { emitters } from "../emit/emitters.ts";
import { load, type LoadResult } from "../load/load.ts";
import { groupBy } from "../model/group-by.ts";
import type { Model, Service } from "../model/model.ts";
import { buildState } from "../runtime/state.ts";
import type { Verdict } from "../verify/judge/verdict.ts";
import type { ClaimReport } from "../verify/report/claims.ts";
import type { SpecEdit } from "../verify/report/edits.ts";
import type { Manners, World } from "../verify/run/run.ts";
import { baseUrlOf, type Target } from "../verify/run/target.ts";
import type { Case } from "../verify/suite/case.ts";
import type { Given } from "../verify/suite/query/draft.ts";
import type { UsageError } from "./command-line.ts";
import type { Command } from "./command.ts";
import { userAgentOf } from "./input.ts";
import { diffLines, diffsOf, writeEdits } from "./learn-record.ts";
import type { Options } from "./options.ts";
import { count, line, printFindings, printResult, timeLine } from "./print.ts";
import { misusedIn, exit, shownFolder, type ExitCode, type Terminal } from "./terminal.ts";

const misused = misusedIn("verify");

export const verify: Command = {
  name: "verify",
  summary: "check which claims of the spec hold for a running service",
  arguments: "url",
  flags: [
    "service",
    "only",
    "key",
    "with",
    "write",
    "write-spec",
    "exact-url",
    "budget",
    "rate",
    "seed",
    "fuzz",
    "resume",
    "export",
    "root",
    "format",
    "json",
    "user-agent",
    "debug",
    "help",
  ],
  formats: [...formats, "junit"],
  flagHelp: {
    only: {
      help: "run only the cases of this module or resource, or whose id starts so; may be given several times",
      value: "PART",
    },
    with: {
      help: "a value of a parameter in requests, such as tenant=DEMO; may be given several times, and twice for two tenants",
      value: "NAME=VALUE",
    },
    write: { help: "also send requests that create, change and delete objects; the run deletes what it created" },
    rate: { help: "the number of requests per second (default: 10; no limit on this machine)", value: "N" },
    format: { help: `how findings are printed: ${formats.join(", ")}, junit (default: text)`, value: "FORMAT" },
  },
  details: `Sends requests to the service at the URL, and reports which claims of the spec its
responses confirm or refute. The URL replaces the placeholder or the origin of each service's base
URL, unless --exact-url is given. Without --write, only requests that read are sent, and requests
without a valid key.

A finding states whether the document states the claim (claim-refuted), a decision states it
(decision-refuted), or the spec leaves it open and the service answers it (question-answered).
Claims that no response can show are counted as not testable; --json lists them with their reasons.

--fuzz sends random requests as well, for the given time: several parameters together, with values
near those of the spec and others. Each difference from the spec is reported once, with the smallest
request that shows it. The same seed draws the same requests.

Exit code 0: nothing is refuted or answered. 1: findings. 2: not run, or not to the end. 3: an internal error.`,
  async run(options, terminal) {
    const [address] = options.positionals;
    if (address === undefined) return misused(terminal, "Name the service: kiln verify URL");
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      return misused(terminal, `“${address}” is not a URL that starts with http:// or https://.`);
    const root = resolve(terminal.folder, options.root);
    const loaded = load(root);
    const { model, diagnostics } = compile(loaded, []);
    if (model === undefined) {
      terminal.error(await printFindings(diagnostics, loaded.sources, options, terminal, root));
      return exit.failed;
    }
    const read = readOrder(model, address, options);
    if ("problem" in read) return misused(terminal, read.problem);
    const file = options.texts.export.at(-1);
    const { prepare } = await import("../verify/run/prepare.ts");
    const prepared = file === undefined ? await prepare(read, options.texts.only, read.manners, world) : read;
    if ("problem" in prepared) {
      terminal.error(`${prepared.problem}\n`);
      return exit.failed;
    }
    const order = { ...read, ...prepared };
    const { buildSuite } = await import("../verify/suite/suite.ts");
    const cases = buildSuite({ ...order, only: options.texts.only, write: options.write });
    if (cases.length === 0) return misused(terminal, `No case matches --only ${options.texts.only.join(" ")}.`);
    if (file !== undefined) return exportCases(file, cases, order, terminal);
    const result = await send(cases, loaded, order, options, terminal);
    const other = [...order.targets.values()].find((target) => isOtherService(target, result));
    if (other === undefined) {
      const more = order.fuzz === 0 ? undefined : await sendRandom(model, loaded, order, result, options, terminal);
      return report(root, loaded, model, more ?? result, options, terminal);
    }
    const { url, service } = other;
    terminal.error(
      `Stopped: ${url} confirms no claim of “${service.id}”, so it is probably another service. Give the whole base URL, or name a service with --service.\n`,
    );
    return exit.failed;
  },
};

interface Order {
  readonly services: readonly Service[];
  readonly targets: ReadonlyMap<string, Target>;
  readonly given: Given;
  readonly seed: number;
  readonly manners: Manners;
  /** The time for random requests, in milliseconds. */
  readonly fuzz: number;
}

function readOrder(model: Model, address: string, options: Options): Order | UsageError {
  const { texts } = options;
  const unknown = texts.service.find((id) => !model.services.some((service) => service.id === id));
  if (unknown !== undefined) {
    const names = model.services.map(({ id }) => id);
    return { problem: withSuggestion(`There is no service “${unknown}”.`, unknown, names) };
  }
  const services = model.services.filter(({ id }) => texts.service.length === 0 || texts.service.includes(id));
  const odd = texts.with.find((pair) => !/^[^=]+=/.test(pair));
  if (odd !== undefined) return { problem: `“${odd}” is not of the form NAME=VALUE.` };
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
  const rate = Number(texts.rate.at(-1) ?? (isLocal ? Infinity : 10));
  const [budget, seed] = [Number(texts.budget.at(-1) ?? 20_000), Number(texts.seed.at(-1) ?? 1)];
  if (!(rate > 0)) return { problem: "--rate needs a number above 0." };
  if (!Number.isInteger(budget) || budget < 1) return { problem: "--budget needs an integer of at least 1." };
  if (!Number.isInteger(seed)) return { problem: "--seed needs an integer." };
  const [, time, unit] = /^(\d+)(s|m)$/.exec(texts.fuzz.at(-1) ?? "0s") ?? [];
  if (time === undefined) return { problem: `“${texts.fuzz.at(-1)}” is not a time such as 30s or 5m.` };
  const keys = keysOf(model.services, texts.key);
  const urlOf = (service: Service): string =>
    options.exactUrl ? address.replace(/\/+$/, "") : baseUrlOf(service, address);
  const targetOf = (service: Service): Target => ({ service, url: urlOf(service), keys });
  return {
    services,
    targets: new Map(services.map((service) => [service.id, targetOf(service)])),
    given: valuesByName(texts.with),
    seed,
    manners: { rate, budget, parallel: isLocal ? 8 : 2, userAgent: userAgentOf(options) },
    fuzz: Number(time) * (unit === "m" ? 60_000 : 1000),
  };
}

const world: World = {
  fetch,
  now: Date.now,
  sleep: (milliseconds) => new Promise<void>((wake) => setTimeout(wake, milliseconds)),
};

/** Returns the keys by kind. A key without the name of a kind is of any kind. */
function keysOf(services: readonly Service[], given: readonly string[]): ReadonlyMap<string, string> {
  const kinds = new Set(
    services.flatMap((service) =>
      service.kind === "query" ? [service.id] : (service.authentication?.keyKinds ?? []).map(({ id }) => id),
    ),
  );
  return new Map(
    given.map((text) => {
      const [, name, key] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      return name !== undefined && kinds.has(name) ? [name, key!] : ["", text];
    }),
  );
}

/** Returns the values of `NAME=VALUE` pairs by name. */
function valuesByName(pairs: readonly string[]): Given {
  const split = pairs.map((pair) => ({ name: pair.split("=", 1)[0]!, value: pair.slice(pair.indexOf("=") + 1) }));
  const groups = groupBy(split, ({ name }) => name);
  return new Map([...groups].map(([name, all]) => [name, all.map(({ value }) => value)]));
}

async function exportCases(
  file: string,
  cases: readonly Case[],
  { targets }: Order,
  terminal: Terminal,
): Promise<ExitCode> {
  const { exportForms } = await import("../verify/report/export.ts");
  const form = Object.entries(exportForms).find(([end]) => file.endsWith(end))?.[1];
  if (form === undefined)
    return misused(terminal, `“${file}” does not end with ${Object.keys(exportForms).join(", ")}.`);
  try {
    writeFileSync(resolve(terminal.folder, file), form(cases, targets));
  } catch (error) {
    return misused(
      terminal,
      `${file} cannot be written: ${(error as Error).message}. Name another file with --export.`,
    );
  }
  terminal.out(line("export", `${count(cases.length, "case")} into ${file}`));
  return exit.ok;
}

/** Sends random requests after the suite, within the rest of the budget. Adds their verdicts to those of the suite. */
async function sendRandom(
  model: Model,
  { documents }: LoadResult,
  { targets, given, seed, manners, fuzz: milliseconds }: Order,
  result: Result,
  { texts }: Options,
  terminal: Terminal,
): Promise<Result | undefined> {
  if (result.stopped !== undefined) return undefined;
  if (buildState() === "missing")
    return { ...result, stopped: "the runtime of the packages is not built: kiln generate" };
  const { fuzz } = await import("../verify/fuzz/fuzz.ts");
  const { protocolOf } = await import("../verify/verify.ts");
  const { isChecked, loadChecks } = await import("./load-checks.ts");
  const outputs = emitters.filter(({ into }) => isChecked(into)).map((emitter) => outputOf(emitter, model));
  const checks = await loadChecks(model, new Map(Array.from(filesOf(outputs), ({ path, text }) => [path, text])));
  const fuzzed = [...targets.values()].map((target) => {
    return { target, checks: checks.get(target.service.id)!, protocol: protocolOf(target, documents) };
  });
  const options = { seed, given, only: texts.only, milliseconds };
  const rest = { ...manners, budget: manners.budget - result.requests };
  const { requests, stopped, verdicts } = await fuzz(fuzzed, options, rest, world);
  terminal.error(line("fuzz", `${count(requests, "request")}, ${count(verdicts.length, "difference")}`));
  return { ...result, requests: result.requests + requests, stopped, verdicts: [...result.verdicts, ...verdicts] };
}

interface Result {
  readonly cases: number;
  readonly requests: number;
  readonly stopped: string | undefined;
  readonly verdicts: readonly Verdict[];
}

/** Sends the cases without a verdict for this URL in the file of `--resume`, and appends theirs. */
async function send(
  cases: readonly Case[],
  { documents }: LoadResult,
  { targets, manners }: Order,
  { texts, format }: Options,
  terminal: Terminal,
): Promise<Result> {
  const { verifyCases } = await import("../verify/verify.ts");
  const resumed = texts.resume.at(-1);
  const file = resumed && resolve(terminal.folder, resumed);
  const urls = new Set([...targets.values()].map(({ url }) => url));
  const rows = file !== undefined && existsSync(file) ? readRows(readFileSync(file, "utf8")) : [];
  const known = new Map(rows.filter(({ url }) => urls.has(url)).map(({ id, verdicts }) => [id, verdicts]));
  let done = known.size;
  let unwritten: string | undefined;
  const { requests, stopped, verdicts } = await verifyCases(
    cases,
    known,
    targets,
    documents,
    manners,
    world,
    (one, found) => {
      done++;
      unwritten ??= file && append(file, { id: one.id, url: targets.get(one.service)!.url, verdicts: found });
      if (format === "text" && done % 500 === 0)
        terminal.error(line("verify", `${done} of ${count(cases.length, "case")}`));
    },
  );
  return { cases: cases.length, requests, stopped: stopped ?? unwritten, verdicts };
}

/** A line of the file of `--resume`: the verdicts of a case for the service at a URL. */
interface Row {
  readonly id: string;
  readonly url: string;
  readonly verdicts: readonly Verdict[];
}

/** Appends a row. Returns the problem if the file cannot be written. */
function append(file: string, row: Row): string | undefined {
  try {
    appendFileSync(file, `${JSON.stringify(row)}\n`);
    return undefined;
  } catch (error) {
    return `${file} cannot be written: ${(error as Error).message}`;
  }
}

/** Returns whether responses refute claims of a service, and none of them confirms one. */
function isOtherService({ service }: Target, { verdicts }: Result): boolean {
  const kinds = new Set(verdicts.filter(({ claim }) => claim.service === service.id).map(({ kind }) => kind));
  return kinds.has("refuted") && !kinds.has("confirmed");
}

function readRows(text: string): readonly Row[] {
  return text.split("\n").flatMap((line) => {
    try {
      return [JSON.parse(line) as Row];
    } catch {
      // The last line may be incomplete if the program was stopped.
      return [];
    }
  });
}

async function report(
  root: string,
  loaded: LoadResult,
  model: Model,
  result: Result,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const { reportClaims, findingOf, openQuestions } = await import("../verify/report/claims.ts");
  const { editsFor } = await import("../verify/report/edits.ts");
  const reports = reportClaims([...result.verdicts, ...openQuestions(model, result.verdicts)]);
  const edits = editsFor(model, loaded.sources, reports);
  const refused = options.writeSpec ? await writeEdits("verify", root, loaded, edits, terminal) : [];
  const found = reports.flatMap((one) => findingOf(one) ?? []);
  const findings = await printFindings([...found, ...refused], loaded.sources, options, terminal, root);
  if (options.asked === "junit") {
    const { claimsJunit } = await import("../verify/report/junit.ts");
    const { locator } = await import("../diagnostics/position.ts");
    const locate = locator(loaded.sources);
    const folder = shownFolder(root, "junit", terminal);
    terminal.out(claimsJunit(reports, folder, (place) => locate(place)?.start.line));
  } else {
    const hasDiffs = options.format === "text" && !options.writeSpec;
    const diffs = hasDiffs ? diffLines(await diffsOf(edits.filter(isChange))) : [];
    const lines = [...diffs, ...summary(result, reports, terminal)];
    printResult(findings, options, terminal, lines, () => resultOf(result, reports));
  }
  if (result.stopped !== undefined) terminal.error(`Stopped: ${result.stopped}.\n`);
  if (result.stopped !== undefined || refused.length > 0) return exit.failed;
  return found.length > 0 ? exit.findings : exit.ok;
}

function isChange(edit: SpecEdit): edit is SpecEdit & { readonly before: string } {
  return edit.before !== undefined;
}

function summary({ cases, requests }: Result, reports: readonly ClaimReport[], terminal: Terminal): readonly string[] {
  const number = (kind: Verdict["kind"]): number => reports.filter((one) => one.kind === kind).length;
  return [
    line("verify", `${count(cases, "case")}, ${count(requests, "request")}`),
    line(
      "claims",
      `${number("refuted")} refuted, ${number("answered")} answered, ${number("confirmed")} confirmed, ${number("untestable")} not testable`,
    ),
    timeLine(terminal),
  ];
}

/** Returns the members of the JSON output: the verdict about each claim. */
function resultOf({ requests, stopped }: Result, reports: readonly ClaimReport[]): object {
  const claims = reports.map(({ claim: { place, ...claim }, kind, deciding, cases }) => ({
    ...claim,
    file: place.file,
    verdict: kind,
    observed: deciding.observed,
    value: deciding.value ?? null,
    request: deciding.request,
    cases,
  }));
  return { requests, stopped: stopped ?? null, claims };
}
