import type { Service } from "../../model/model.ts";
import type { Module } from "../../model/query.ts";
import type { Operation } from "../../model/resource.ts";
import { contractRequest, type ServiceChecks } from "../contract.ts";
import type { Protocol } from "../judge/protocol.ts";
import type { Verdict } from "../judge/verdict.ts";
import { Sender, Stopped, type Manners, type Run, type World } from "../run/run.ts";
import { keyParts, type Target } from "../run/target.ts";
import { queryText, type Claim, type Pair, type Step } from "../suite/case.ts";
import { claimKey, originClaim } from "../suite/claim.ts";
import { refusalsOf as queryRefusalsOf } from "../suite/query/query-case.ts";
import { refusalsOf } from "../suite/resource/resource-case.ts";
import type { Given } from "../suite/query/draft.ts";
import { randomFrom, stepsOf, type RandomStep } from "./random-step.ts";

/** A service to fuzz: its address, its generated checks, and the form of its responses. */
export interface FuzzTarget {
  readonly target: Target;
  readonly checks: ServiceChecks;
  readonly protocol: Protocol;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly given: Given;
  /** Modules and resources. Empty selects all. */
  readonly only: readonly string[];
  readonly milliseconds: number;
}

/** The maximum number of requests with which one difference is shrunk. */
const maximumAttempts = 100;

/**
 * Sends random requests that only read until the time is over. Each difference from the contract becomes one verdict,
 * with the smallest request that shows it.
 */
export async function fuzz(
  targets: readonly FuzzTarget[],
  { seed, given, only, milliseconds }: FuzzOptions,
  manners: Manners,
  world: World,
): Promise<Run & { readonly verdicts: readonly Verdict[] }> {
  const sender = new Sender(manners, world);
  const random = randomFrom(seed);
  const draws = targets.map(({ target }) => stepsOf(target.service, given, only, random));
  const end = world.now() + milliseconds;
  const found = new Map<string, Verdict>();
  const known = new Set<string>();
  let stopped: string | undefined;
  try {
    for (let turn = 0; world.now() < end; turn++) {
      const one = targets[turn % targets.length]!;
      const drawn = draws[turn % targets.length]!();
      if (drawn === undefined) {
        if (turn > 100 && sender.requests === 0) break;
        continue;
      }
      const first = await attempt(sender, one, drawn.subject, drawn.step);
      const fault = first.find(({ key }) => !known.has(key));
      if (fault === undefined) continue;
      known.add(fault.key);
      const smallest = await shrink(sender, one, drawn, fault);
      const { verdict } = smallest;
      const before = found.get(claimKey(verdict.claim));
      if (before === undefined || verdict.request.length < before.request.length)
        found.set(claimKey(verdict.claim), verdict);
    }
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    // A budget that is used up ends the search like the time.
    if (sender.requests < manners.budget) stopped = error.message;
  }
  return { requests: sender.requests, stopped, verdicts: [...found.values()] };
}

/** A difference between a response and the contract. */
interface Fault {
  /** Equal for equal differences, whatever the values of the request. */
  readonly key: string;
  readonly verdict: Verdict;
}

/** Removes parameters from a request, and then shortens their values, as long as the response has the same fault. */
async function shrink(sender: Sender, one: FuzzTarget, drawn: RandomStep, fault: Fault): Promise<Fault> {
  let smallest = { query: drawn.step.query, fault };
  let attempts = 0;
  const holds = async (query: readonly Pair[]): Promise<boolean> => {
    if (attempts++ >= maximumAttempts) return false;
    const all = await attempt(sender, one, drawn.subject, { ...drawn.step, query });
    const same = all.find(({ key }) => key === fault.key);
    if (same !== undefined) smallest = { query, fault: same };
    return same !== undefined;
  };
  const names = drawn.step.query.map(([name]) => name).filter((name) => !drawn.fixed.has(name));
  for (const name of names) await holds(smallest.query.filter(([other]) => other !== name));
  for (const name of names) {
    for (let isShorter = true; isShorter; ) {
      isShorter = false;
      const value = new Map(smallest.query).get(name) ?? "";
      for (const shorter of [value.replace(/[^A]/g, "A"), value.slice(0, value.length >> 1), value.slice(0, -1)]) {
        if (shorter === value) continue;
        isShorter = await holds(smallest.query.map((pair): Pair => (pair[0] === name ? [name, shorter] : pair)));
        if (isShorter) break;
      }
    }
  }
  return smallest.fault;
}

async function attempt(
  sender: Sender,
  { target, checks, protocol }: FuzzTarget,
  subject: Module | Operation,
  step: Step,
): Promise<readonly Fault[]> {
  const { service } = target;
  const sent = await sender.send(target, { steps: [step] });
  const key = keyParts(target, step.credential);
  if ("reason" in sent || key === undefined) return [];
  const exchange = sent.exchanges[0]!;
  const { status, text, request } = exchange;
  // The contract requires the key, but does not check it.
  const query = [request.split("?").slice(1).join("?"), queryText(key.query)].filter(Boolean).join("&");
  const checked = await checks.contract(contractRequest(step.method, step.path, query, key.headers));
  if (!checked.described) return [];
  const verdict = (claim: Claim, observed: string): Verdict => {
    return { claim, kind: "refuted", observed, value: undefined, request, id: `${service.id}/fuzz` };
  };
  const accepted = acceptanceClaim(service, subject, step.query);
  const answer = { status, headers: Object.fromEntries(exchange.headers), body: text };
  // An error that depends on the caller or on data may precede the one that the values cause.
  const isOther = protocol.errors(exchange).some((code) => !refusals(service, subject).includes(code));
  const disagreements = checked
    .checkAnswer(answer)
    .filter(({ by, rule }) => status < 500 && by === "either" && !(isOther && rule !== "accepted-there"));
  return [
    ...(status < 500 ? [] : [{ key: `status ${status}`, verdict: verdict(accepted, `the status is ${status}`) }]),
    ...disagreements.map(({ rule, detail }) => {
      const [part] = accepted.subject.split(".");
      return {
        key: `${part} ${rule} ${detail.replace(/^here: .*, /, "")}`,
        verdict: verdict(accepted, sentenceOf(rule, detail)),
      };
    }),
    ...protocol.contract(exchange).flatMap(({ claim, observed }) => {
      return observed === undefined ? [] : [{ key: claimKey(claim), verdict: verdict(claim, observed) }];
    }),
  ];
}

function refusals(service: Service, subject: Module | Operation): readonly string[] {
  if (service.kind === "resource") return refusalsOf(service);
  return "operationId" in subject ? [] : queryRefusalsOf(service, subject);
}

/** Returns the claim that the values of a request may or may not be used together. */
function acceptanceClaim({ id }: Service, subject: Module | Operation, query: readonly Pair[]): Claim {
  const isOperation = "operationId" in subject;
  const own: readonly { readonly name: string; readonly place: Claim["place"] }[] = isOperation
    ? subject.query
    : subject.parameters;
  const prefix = isOperation ? "" : subject.prefix;
  const used = own.filter((one) => query.some(([sent]) => sent === prefix + one.name));
  const names = used.map(({ name }) => name);
  const { origin } = subject;
  const place = used.length === 1 ? used[0]!.place : subject.place;
  const about = [isOperation ? subject.operationId : subject.name, names.join("+")].filter(Boolean).join(".");
  return originClaim(id, about, "values", names.join(", "), { origin, place });
}

/** Returns the observation of a contract's rule about two verdicts. */
function sentenceOf(rule: string, detail: string): string {
  if (rule === "accepted-there") return `the request is accepted, but must be ${detail.replace(" here:", " with")}`;
  if (rule === "refused-there")
    return `the request is refused${detail.replace(/^.*: /, " with ")}, although no rule forbids it`;
  return `the request is refused with another error (${detail.replace("here:", "expected:").replace("there:", "found:")})`;
}
