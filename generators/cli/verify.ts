import { resolve } from "node:path";
import { compile } from "../compile.ts";
import { didYouMean } from "../diagnostics/suggest.ts";
import { load } from "../load/load.ts";
import type { Model, Service } from "../model/model.ts";
import type { Case } from "../verify/suite/case.ts";
import type { Given } from "../verify/suite/query/draft.ts";
import type { Verdict } from "../verify/judge/verdict.ts";
import type { ClaimReport } from "../verify/report/claims.ts";
import { baseUrlOf, type Target } from "../verify/run/target.ts";
import type { Command } from "./command.ts";
import type { UsageError } from "./command-line.ts";
import { userAgentOf } from "./import-files.ts";
import type { Options } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { count, line } from "./summary.ts";
import { misusedIn, exit, type Terminal } from "./terminal.ts";

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
    "budget",
    "rate",
    "seed",
    "write",
    "root",
    "format",
    "json",
    "user-agent",
    "debug",
    "help",
  ],
  flagHelp: {
    only: { help: "run only the cases of this module, resource or case id; may be given several times", value: "PART" },
    with: {
      help: "a value of a parameter in requests, such as tenant=DEMO; may be given several times, and twice for two tenants",
      value: "NAME=VALUE",
    },
    write: { help: "also send requests that create, change and delete objects, which the run deletes in the end" },
    rate: { help: "the number of requests per second (default: 10; no limit on this machine)", value: "N" },
  },
  details: `Sends requests to the service at the URL, and reports which claims of the spec its responses confirm or refute. The URL replaces the
placeholder or the origin of each service's base URL. Without --write, only requests that read are sent.

A finding states whether the document states the claim (claim-refuted), a decision states it (decision-refuted), or the spec leaves it
open and the service answers it (question-answered). Claims that no response can show are counted as not testable.

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
    const order = readOrder(model, address, options);
    if ("problem" in order) return misused(terminal, order.problem);
    const { buildSuite } = await import("../verify/suite/suite.ts");
    const cases = buildSuite({ ...order, only: options.texts.only, write: options.write });
    if (cases.length === 0) return misused(terminal, `No case matches --only ${options.texts.only.join(" ")}.`);
    const { verifyCases } = await import("../verify/verify.ts");
    const { requests, stopped, verdicts } = await verifyCases(cases, order.targets, loaded.documents, order.manners, {
      fetch,
      now: Date.now,
      sleep: (milliseconds) => new Promise((wake) => setTimeout(wake, milliseconds)),
    });
    const { reportClaims, findingOf } = await import("../verify/report/claims.ts");
    const reports = reportClaims(verdicts);
    const found = reports.flatMap((report) => findingOf(report) ?? []);
    const findings = await printFindings(found, loaded.sources, options, terminal, root);
    if (options.format === "text") {
      terminal.error(findings);
      terminal.out(summary(cases, requests, reports, terminal).join(""));
    } else if (options.format === "json") terminal.out(asJson(findings, requests, reports));
    else terminal.out(findings);
    if (stopped !== undefined) {
      terminal.error(`Stopped: ${stopped}.\n`);
      return exit.failed;
    }
    return found.length > 0 ? exit.findings : exit.ok;
  },
};

interface Order {
  readonly services: readonly Service[];
  readonly targets: ReadonlyMap<string, Target>;
  readonly given: Given;
  readonly seed: number;
  readonly manners: {
    readonly rate: number;
    readonly budget: number;
    readonly parallel: number;
    readonly userAgent: string;
  };
}

function readOrder(model: Model, address: string, options: Options): Order | UsageError {
  const { texts } = options;
  const unknown = texts.service.find((id) => !model.services.some((service) => service.id === id));
  if (unknown !== undefined) {
    const names = model.services.map(({ id }) => id);
    return { problem: [`There is no service “${unknown}”.`, didYouMean(unknown, names)].filter(Boolean).join(" ") };
  }
  const services = model.services.filter(({ id }) => texts.service.length === 0 || texts.service.includes(id));
  const odd = texts.with.find((pair) => !/^[^=]+=/.test(pair));
  if (odd !== undefined) return { problem: `“${odd}” is not of the form NAME=VALUE.` };
  const isLocal = /^(?:localhost|127\.|\[::1\])/.test(new URL(address).hostname);
  const [rate, budget, seed] = [
    Number(texts.rate.at(-1) ?? (isLocal ? Infinity : 10)),
    Number(texts.budget.at(-1) ?? 20_000),
    Number(texts.seed.at(-1) ?? 1),
  ];
  if (!(rate > 0)) return { problem: "--rate needs a number above 0." };
  if (!Number.isInteger(budget) || budget < 1) return { problem: "--budget needs an integer of at least 1." };
  if (!Number.isInteger(seed)) return { problem: "--seed needs an integer." };
  const keys = keysOf(model.services, texts.key);
  return {
    services,
    targets: new Map(services.map((service) => [service.id, { service, url: baseUrlOf(service, address), keys }])),
    given: grouped(texts.with),
    seed,
    manners: { rate, budget, parallel: isLocal ? 8 : 2, userAgent: userAgentOf(options) },
  };
}

/** Returns the keys by kind. A key without the name of a kind is of any kind. */
function keysOf(services: readonly Service[], given: readonly string[]): ReadonlyMap<string, string> {
  const kinds = new Set(
    services.flatMap((service) =>
      service.kind === "resource" ? (service.authentication?.keyKinds ?? []).map(({ id }) => id) : [service.id],
    ),
  );
  return new Map(
    given.map((text) => {
      const [, name, key] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
      return name !== undefined && kinds.has(name) ? [name, key!] : ["", text];
    }),
  );
}

function grouped(pairs: readonly string[]): Given {
  const found = new Map<string, string[]>();
  for (const pair of pairs) {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    found.set(name, [...(found.get(name) ?? []), pair.slice(at + 1)]);
  }
  return found;
}

function summary(
  cases: readonly Case[],
  requests: number,
  reports: readonly ClaimReport[],
  { elapsed }: Terminal,
): readonly string[] {
  const number = (kind: Verdict["kind"]): number => reports.filter((report) => report.kind === kind).length;
  return [
    line("verify", `${count(cases.length, "case")}, ${count(requests, "request")}`),
    line(
      "claims",
      `${number("refuted")} refuted, ${number("answered")} answered, ${number("confirmed")} confirmed, ${number("untestable")} not testable`,
    ),
    line("time", `${(elapsed() / 1000).toFixed(2)} s`),
  ];
}

/** Returns the JSON document of the findings, extended by the verdict about each claim. */
function asJson(findings: string, requests: number, reports: readonly ClaimReport[]): string {
  const claims = reports.map(({ claim: { place, ...claim }, kind, deciding, cases }) => ({
    ...claim,
    file: place.file,
    verdict: kind,
    observed: deciding.observed,
    value: deciding.value ?? null,
    request: deciding.request,
    cases,
  }));
  return `${JSON.stringify({ ...(JSON.parse(findings) as object), requests, claims }, undefined, 2)}\n`;
}
