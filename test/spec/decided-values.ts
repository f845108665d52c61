import type { Decision } from "../../generators/model/decision.ts";
import type { Decided, DecisionId, Fact, Origin } from "../../generators/model/fact.ts";
import type { Model } from "../../generators/model/model.ts";
import { escaped } from "../audit/escaped.ts";

/**
 * A decided value that clients and servers read or write: a code, a name, a number, a default. A sentence may contain
 * several.
 */
export interface DecidedValue {
  /** Readable description of the value's owner. */
  readonly of: string;
  readonly value: string | number;
  readonly decision: Decision;
  /** The part of the decision's answer about the value. */
  readonly said: string;
}

/** Returns decided values that their decisions do not mention. */
export function decidedFaults(model: Model): readonly string[] {
  return decidedValues(model)
    .filter((one) => !isNamed(one))
    .map(({ of, value, decision }) => `${of}: it has ${JSON.stringify(value)}, which ${decision.id} does not name.`);
}

/**
 * Returns all decided values: HTTP statuses by error code or operation, other values that are single words, and such
 * words within sentences.
 */
export function decidedValues(model: Model): readonly DecidedValue[] {
  const decisions = new Map(model.decisions.map((one) => [one.id, one]));
  const statuses = statusesIn(model);
  const ofStatuses = statuses.map(([code, fact]) => {
    const decision = decisions.get(fact.decision)!;
    return {
      of: `the HTTP status of ${code}`,
      value: fact.value,
      decision,
      said: saidOfStatus(code, answerOf(decision), statuses),
    };
  });
  const ofWords = [...decidedWordsIn(model.services)].map(({ value, decision: id, place }) => {
    const decision = decisions.get(id)!;
    return { of: `${place.file}, character ${place.start}`, value, decision, said: saidBy(decision) };
  });
  return [...ofStatuses, ...ofWords];
}

type Status = readonly [code: string, fact: Decided<number>];

function statusesIn({ services }: Model): readonly Status[] {
  const ofErrors = services.flatMap(({ errors }) => errors.map(({ code, httpStatus }) => [code, httpStatus] as const));
  const resources = services.flatMap((service) => (service.kind === "resource" ? service.resources : []));
  // The decision that adds an operation as a whole need not name its status.
  const operations = resources.flatMap((one) => one.operations).filter(({ origin }) => origin.status === "documented");
  const ofOperations = operations.flatMap(({ operationId, responses }) =>
    responses.map(({ httpStatus }) => [operationId, httpStatus] as const),
  );
  return [...ofErrors, ...ofOperations].flatMap(([code, fact]) =>
    fact.status === "decided" ? [[code, fact] as const] : [],
  );
}

/**
 * Returns the sentences that name the code. If there are none, returns those that name no code: `HTTP status 200.
 * Exceptions: 405 for `invalidmethod`.`
 */
function saidOfStatus(code: string, answer: string, statuses: readonly Status[]): string {
  const sentences = answer.split(/\.\s/).filter((sentence) => /\b[1-5]\d\d\b/.test(sentence));
  const own = sentences.filter((sentence) => sentence.includes(`\`${code}\``));
  const general = sentences.filter((sentence) => !statuses.some(([other]) => sentence.includes(`\`${other}\``)));
  return (own.length > 0 ? own : general).join(". ");
}

/** Words of the spec language, and names of members that an answer describes together. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  "concatenate",
  "after-variable",
  "code",
  "data",
  "global",
  "missing",
  "{script_path}",
  "\u001F",
]);
/** Excludes patterns and date formats, because an answer names their parts. */
const WORD = /^(?!YYYY)[^\s^]+$/;
/** Matches text between backticks, except JSON, and numbers elsewhere. */
const SPAN = /`([^`{]+)`|`[^`]*`|\b(\d+)\b/g;

/**
 * Yields the decided words in a tree. The decision that adds an object as a whole, its owner, need not mention its
 * parts.
 */
function* decidedWordsIn(tree: unknown, owner?: DecisionId): Generator<Decided<string | number>> {
  if (typeof tree !== "object" || tree === null) return;
  if (!isDecided(tree)) for (const inner of partsOf(tree)) yield* decidedWordsIn(inner, addedBy(tree) ?? owner);
  else if (tree.decision === owner) return;
  else if (isWord(tree.value)) yield tree as Decided<string | number>;
  else yield* wordsWithin(tree.value).map((value) => ({ ...tree, value }));
}

function addedBy(tree: object): DecisionId | undefined {
  return (tree as { readonly origin?: Origin }).origin?.decision;
}

/**
 * Returns the parts of a tree. Excludes results, which are checked against recorded responses, and conditions, which
 * summarize the decision.
 */
function partsOf(tree: object): readonly unknown[] {
  const entries = [...(tree instanceof Map ? tree.entries() : Object.entries(tree))] as readonly (readonly [
    unknown,
    unknown,
  ])[];
  return entries.flatMap(([name, inner]) =>
    ["result", "answer", "condition"].includes(name as string) ? [] : [inner],
  );
}

/**
 * Returns the words within a decided sentence, list, or body. For a decided type, returns its plain bounds, which
 * belong to the same decision.
 */
function wordsWithin(value: unknown): readonly (string | number)[] {
  if (typeof value === "string" && value.includes(" "))
    return [...value.matchAll(SPAN)].flatMap(([, code, number]) => code ?? number ?? []);
  if (typeof value === "string") return [value].filter(isWord);
  if (typeof value !== "object" || value === null) return [];
  return "kind" in value ? boundsIn(value) : Object.values(value).flatMap(wordsWithin);
}

function boundsIn(value: object): readonly (string | number)[] {
  const { status, value: bound } = value as Partial<Fact<string | number>> & { readonly value?: string | number };
  if (status !== undefined) return status === "documented" ? [bound!].filter(isWord) : [];
  return Object.values(value).flatMap((inner: unknown) =>
    typeof inner === "object" && inner !== null ? boundsIn(inner) : [],
  );
}

function isDecided(tree: unknown): tree is Decided<unknown> {
  if (typeof tree !== "object" || tree === null) return false;
  return (tree as Partial<Fact<unknown>>).status === "decided" && "value" in tree && "place" in tree;
}

function isWord(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && WORD.test(value) && !OWN_WORDS.has(value));
}

/**
 * Returns whether an answer mentions the value. A symbol such as `|` must be in backticks. A word may occur anywhere as
 * a whole word.
 */
function isNamed({ value, said }: DecidedValue): boolean {
  const text = String(value);
  if (!/\w/.test(text)) return said.includes(`\`${text}\``);
  const [start, end] = [/^\w/.test(text) ? "(?<!\\w)" : "", /\w$/.test(text) ? "(?!\\w)" : ""];
  return new RegExp(start + escaped(text) + end).test(said);
}

function saidBy(decision: Decision): string {
  return [decision.question, answerOf(decision), decision.reason].join(" ");
}

function answerOf({ answer }: Decision): string {
  return answer.kind === "known" ? answer.text : "";
}
