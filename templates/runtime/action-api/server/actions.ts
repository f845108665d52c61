import { Export, type ActiveRequest } from "./active-request.js";
import { checkAnswer } from "../../query/server/results/finding.js";
import { startOf, answerModules } from "./response-modules.js";
import type { DecodedRequest, Finding, Caller } from "../../query/server/request.js";
import { Failure, type MessageText } from "../../query/server/message.js";
import { messageOf } from "./finding-messages.js";
import { checkLag, checkNeeds, checkNeedsBefore, isFree } from "./needs.js";
import { messageText } from "./message-texts.js";
import { formatParameters, parametersOfFormat } from "./formats/formats.js";

export async function runQuery(active: ActiveRequest): Promise<object | Export> {
  checkCaller(active);
  const start = startOf(active.given);
  const decoded = decodedRequest(active, active.wire, start === undefined ? comesAfterContinue : undefined);
  if (start === undefined) throw badContinue();
  checkNeeds(decoded, active);
  const answered = await answerModules(decoded, active, start);
  if (answered instanceof Export) return answered;
  const body = { ...answered.progress, ...echoes(active), ...answered.members };
  // The spec describes only version 2 of the format.
  if (active.version === "2") await checkAnswer(active, active.request, decoded, body);
  return body;
}

/**
 * Rejects a request whose assertions fail or whose caller may not read. This happens before its modules are checked.
 */
function checkCaller(active: ActiveRequest): void {
  const { options, caller, warnings } = active;
  const needsRight = options.isPrivate === true && !isFree(active);
  if (reliesOnSomething(active) || needsRight) {
    // Check the parameters of the whole request first. Drop their warnings here, because the full check repeats them.
    const before = warnings.length;
    checkMain(active);
    warnings.splice(before);
  }
  if (needsRight && !caller.rights.includes("read")) throw readDenied();
}

/** Returns the error for a caller who may not read a private site. */
export function readDenied(): Failure {
  const text = messageText("apierror-readapidenied", "You need read permission to use this module.");
  return new Failure({ ...text, code: "readapidenied", module: "main" });
}

/** Checks the parameters that every request may have, regardless of its action. */
export function checkMain(active: ActiveRequest): void {
  const common = commonNames(active);
  const left = [...active.given].filter(([name]) => common.has(name) && name !== "action");
  const decoded = decodedRequest(active, new URLSearchParams([["action", "query"], ...left]).toString());
  const main = mainParameters(decoded);
  checkLag(main.maxlag, active.options);
  checkAssertions(main, active.caller);
}

/** Returns whether the request has a parameter that can cause its rejection. */
function reliesOnSomething({ given }: ActiveRequest): boolean {
  return given.has("assert") || given.has("assertuser") || given.has("maxlag");
}

/** Warns of parameters that neither the action nor all requests have. */
export function warnOfUnread(active: ActiveRequest, isRead: (name: string) => boolean): void {
  const common = commonNames(active);
  const values = [...active.given.keys()].filter(
    (name) => (!common.has(name) || isOfAnotherFormat(name, active)) && !isRead(name),
  );
  if (values.length > 0) active.warnings.push(messageOf(unrecognized(values), "warning", active));
}

/** Returns the query string without parameters of other formats, which are ignored. */
function withoutOthers(wire: string, others: readonly string[], active: ActiveRequest): string {
  if (others.length === 0) return wire;
  return new URLSearchParams(
    [...new URLSearchParams(wire)].filter(([name]) => !isOfAnotherFormat(name, active)),
  ).toString();
}

/** Returns the warnings, including one about parameters that the response format does not accept. */
function withFormat(
  warnings: readonly Finding[],
  others: readonly string[],
  { given }: ActiveRequest,
): readonly Finding[] {
  if (others.length === 0) return warnings;
  const isUnrecognized = ({ code }: Finding): boolean => code === "unrecognizedparams";
  const known = new Set([...others, ...warnings.filter(isUnrecognized).flatMap(({ values = [] }) => values)]);
  return [
    ...warnings.filter((one) => !isUnrecognized(one)),
    unrecognized([...given.keys()].filter((name) => known.has(name))),
  ];
}

function unrecognized(values: readonly string[]): Finding {
  return { code: "unrecognizedparams", parameter: undefined, wireName: undefined, received: undefined, values };
}

function isOfAnotherFormat(name: string, { format }: ActiveRequest): boolean {
  return formatParameters.has(name) && !parametersOfFormat(format).includes(name);
}

/** Adds a pointer to the documentation of deprecations, once per request. */
export function warnOfDeprecation(active: ActiveRequest): void {
  const code = "deprecation-help";
  if (active.warnings.some((one) => one.code === code)) return;
  active.warnings.push(
    messageOf({ code, parameter: undefined, wireName: undefined, received: undefined }, "warning", active),
  );
}

function commonNames({ table }: ActiveRequest): ReadonlySet<string> {
  return new Set((table.sets["main"]?.parameters ?? []).map(({ name }) => name));
}

function mainParameters(decoded: DecodedRequest): Assertions & { readonly maxlag?: number } {
  return (decoded["main"] ?? {}) as Assertions & { readonly maxlag?: number };
}

/** Returns the decoded request or throws the first error. Findings for which `isLeftOut` returns true are ignored. */
function decodedRequest(
  active: ActiveRequest,
  wire: string,
  isLeftOut: (finding: Finding) => boolean = () => false,
): DecodedRequest {
  const options = { ...active.site, highLimits: active.high, now: active.options.now?.() };
  const others = [...active.given.keys()].filter((name) => isOfAnotherFormat(name, active));
  const { value, errors, warnings } = active.decodeRequest(withoutOthers(wire, others, active), options);
  const first = errors?.find((one) => !isLeftOut(one));
  active.warnings.push(
    ...withFormat(warnings, others, active)
      .filter((one) => !isLeftOut(one))
      .map((one) => messageOf(one, "warning", active)),
  );
  if (first === undefined) return (value ?? { modules: {} }) as DecodedRequest;
  checkNeedsBefore(first, active);
  const error = messageOf(first, "error", active);
  if (first.parameter === "formatversion") {
    const text = messageText("apiwarn-errorprinterfailed", "Error printer failed. Will retry without params.");
    active.warnings.push({ ...text, code: "errorprinterfailed", module: "main" }, error);
  }
  throw new Failure(error);
}

/**
 * Reports whether a finding comes after the check of `continue`. That check follows the main parameters. It precedes
 * the modules' parameters and the checks across them.
 */
function comesAfterContinue({ code, module }: Finding): boolean {
  return module !== undefined || ["badcontinue", "badgenerator", "multisource", "deprecation-help"].includes(code);
}

function badContinue(): Failure {
  const text = "Invalid continue param. You should pass the original value returned by the previous query.";
  return new Failure({ code: "badcontinue", module: "main", ...messageText("apierror-badcontinue", text) });
}

/** Returns the response members that echo request parameters or describe the server. */
export function echoes(
  { given, languages, options: { host, now = Date.now } }: ActiveRequest,
  isError = false,
): object {
  const members: Record<string, string> = {};
  const id = given.get("requestid");
  if (id !== undefined) members["requestid"] = id;
  if ((given.has("servedby") || isError) && host !== undefined) members["servedby"] = host;
  if (given.has("curtimestamp")) members["curtimestamp"] = `${new Date(now()).toISOString().slice(0, 19)}Z`;
  return given.has("responselanginfo") ? Object.assign(members, languages) : members;
}

interface Assertions {
  readonly assert?: string;
  readonly assertuser?: string;
}

interface Assertion {
  readonly holds: (caller: Caller) => boolean;
  readonly failed: MessageText;
}

const kinds: Readonly<Record<string, Assertion>> = {
  anon: {
    holds: ({ name }) => name === undefined,
    failed: messageText(
      "apierror-assertanonfailed",
      "You are no longer logged out, so the action could not be completed.",
    ),
  },
  user: {
    holds: ({ name }) => name !== undefined,
    failed: messageText(
      "apierror-assertuserfailed",
      "You are no longer logged in, so the action could not be completed.",
    ),
  },
  bot: {
    holds: ({ rights }) => rights.includes("bot"),
    failed: messageText(
      "apierror-assertbotfailed",
      "You do not have the <kbd>bot</kbd> right, so the action could not be completed.",
    ),
  },
};

/** Rejects a request whose assertions about its caller are false. */
function checkAssertions({ assert, assertuser }: Assertions, caller: Caller): void {
  const kind = assert === undefined ? undefined : kinds[assert];
  if (kind !== undefined && !kind.holds(caller))
    throw new Failure({ ...kind.failed, code: `assert${assert}failed`, module: "main" });
  if (assertuser === undefined || accountName(assertuser) === caller.name) return;
  const text = "You are no longer logged in as <kbd>$1</kbd>, so the action could not be completed.";
  throw new Failure({
    ...messageText("apierror-assertnameduserfailed", text, assertuser),
    code: "assertnameduserfailed",
    module: "main",
  });
}

/** Returns the canonical name of an account. For example, `user:alice` is `Alice`. */
function accountName(given: string): string {
  const name = given
    .replace(/^[ _]*user[ _]*:/i, "")
    .replace(/[ _]+/g, " ")
    .trim();
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
