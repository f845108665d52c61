import type { Operation, ResourceService } from "../../../../generators/model/resource.ts";
import { camelCase, collectionName } from "../../../../generators/naming/type-names.ts";
import { argumentsOf } from "../../../services/harness/arguments.ts";
import { callsOf, type Call } from "../../../services/harness/calls.ts";
import { scopesOf, type CallScope } from "../../../services/harness/inputs.ts";
import type { Built } from "../packages.ts";
import { holds, worstOf, type Shown } from "../shown.ts";
import { changedFrom } from "./changed.ts";
import { compareTaken, isTaken, tryAll, type Tried } from "./compare.ts";
import { dictionaryOf, type Dictionary } from "./dictionary.ts";
import { addressOf, type Mounted } from "./mounted.ts";
import { compareSeen, seenBy, type Seen } from "./read-answer.ts";
import { renamesIn, type Renames } from "./renames.ts";
import { titleOf, type WireAnswer, type WireRequest } from "./request.ts";
import { answerOf, handlersFor, resourceHost, type ResourceHost } from "./resource-host.ts";
import { clientRequestsOf, requestsOf, wrongRequestsOf } from "./resource-requests.ts";
import { lenientSchemaOf, schemaOf } from "./schemas.ts";
import { valuesFor } from "./values.ts";
import type { WireShown } from "./wire-shown.ts";

interface Side {
  readonly built: Built;
  readonly host: ResourceHost;
  readonly service: ResourceService;
}

interface Trial {
  readonly before: Side;
  readonly after: Side;
  readonly dictionary: Dictionary;
  readonly renames: Renames;
}

/** Tries an old program of each audience on the new packages of a service of resources. */
export async function tryResources(from: Built, to: Built, [old, now]: readonly [ResourceService, ResourceService]): Promise<WireShown> {
  const before = { built: from, host: await resourceHost(from, old), service: old };
  const after = { built: to, host: await resourceHost(to, now), service: now };
  const trial: Trial = { before, after, dictionary: dictionaryOf([old, now]), renames: renamesIn(now) };
  const [oldServer, newServer] = [await before.host.serve(), await after.host.serve()];
  const tried = await tryAll(await requestsOf(before.host, { dictionary: trial.dictionary, isChanged: changedFrom(now) }), oldServer, newServer);
  return {
    taken: tried.filter((one) => isTaken(one.before)).length,
    sends: compareTaken(tried, trial.renames),
    reads: worstOf([await readAnswers(trial, newServer), await readErrors(trial), await readRefusals(trial, oldServer, newServer)]),
    serves: await serveOld(trial),
  };
}

/* Reading. */

/** Answers that are right by the new spec, in the hands of those who read them by the old one. */
async function readAnswers(trial: Trial, newServer: Mounted): Promise<Shown> {
  const shown: Shown[] = [];
  for (const scope of scopesOf(trial.before.service)) {
    const now = counterpart(trial, scope);
    if (now === undefined) shown.push({ outcome: "fails", evidence: `${scope.operation.operationId} answers nothing any more` });
    else shown.push(await readOperation(trial, newServer, scope, now));
  }
  return worstOf(shown);
}

function counterpart({ after, renames }: Pick<Trial, "after" | "renames">, { resource, operation }: CallScope): CallScope | undefined {
  const name = (one: string): string => renames.get(one) ?? one;
  return scopesOf(after.service).find((one) => one.resource.id === name(resource.id) && one.operation.name === name(operation.name));
}

async function readOperation(trial: Trial, newServer: Mounted, old: CallScope, now: CallScope): Promise<Shown> {
  const { before, after } = trial;
  const [request] = (await clientRequestsOf(after.host)).filter(({ method, url }) => isOf(now, method, url));
  if (request === undefined) throw new Error(`The new client makes no request of ${now.operation.operationId}`);
  const { answer, got } = await newServer.send(request);
  if (got === undefined) throw new Error(`The new client's request is refused: ${titleOf(request)} → ${answer.text}`);
  const title = old.operation.operationId;
  const head = await byContract(before.host, old, answer);
  const bodies = rightAnswers(trial, now);
  const isOld = schemaOf(before.built, `${before.service.id}/responses/${old.operation.operationId}.json`);
  const shown = [head];
  for (const body of bodies) {
    const text = JSON.stringify(body);
    const seen = await seenBy(oldCall(before.host, old), { ...answer, text: text ?? "" });
    const isRefused = seen.error !== undefined || (old.operation.response.body !== undefined && isOld?.(body) === false);
    if (isRefused) shown.push({ outcome: "fails", evidence: `${title}: ${text} → ${seen.error ?? "not of the schema"}` });
  }
  return worstOf([...shown, membersGone(rightAnswers({ ...trial, after: before }, old), bodies, title)]);
}

/** Members that came before, and do not come in any answer now. */
function membersGone(before: readonly unknown[], after: readonly unknown[], title: string): Shown {
  const there = membersIn(after);
  const gone = [...membersIn(before)].find((name) => !there.has(name));
  return gone === undefined ? holds : { outcome: "differs", evidence: `${title} never answers with ${gone}` };
}

function membersIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value) && name !== "one more") found.add(name);
    membersIn(inner, found);
  }
  return found;
}

function isOf({ operation, service }: CallScope, method: string, url: string): boolean {
  const path = operation.path.replace(/[.+?^$()|[\]\\]/g, "\\$&").replace(/\{[^{}]+\}/g, "[^/]+");
  return operation.method === method && new RegExp(`^${path}$`).test(new URL(url).href.slice(addressOf(service).length).split("?")[0]!);
}

/** What both the schema and the client of a spec take as the answer of an operation. */
function rightAnswers({ after, dictionary }: Trial, scope: CallScope): readonly unknown[] {
  const { body } = scope.operation.response;
  if (body === undefined) return [undefined];
  const isRight = schemaOf(after.built, `${after.service.id}/responses/${scope.operation.operationId}.json`) ?? ((): boolean => true);
  return [answerOf(scope), ...valuesFor(body, { ...scope, dictionary })].filter(isRight);
}

const headRules = ["other-status", "missing-header", "other-media-type"];

/** Status and header fields as the old contract has them. */
async function byContract({ contract, service }: ResourceHost, { operation }: CallScope, { status, headers, text }: WireAnswer): Promise<Shown> {
  const path = operation.path.replace(/\{[^{}]+\}/g, "1");
  const checked = await contract({ method: operation.method, path, query: "", headers: { accept: service.mediaType }, rawHeaders: [], body: undefined });
  const found = checked.checkAnswer({ status, headers, body: text });
  const [first] = found.filter(({ rule }) => headRules.includes(rule));
  return first === undefined ? holds : { outcome: "fails", evidence: `${operation.operationId}: ${first.rule} ${first.detail}` };
}

function oldCall(host: ResourceHost, scope: CallScope): Parameters<typeof seenBy>[0] {
  const call = plainCall(host.service, scope.operation);
  return (fetch) => () => {
    const { ids, takesBody, body, options } = argumentsOf(call);
    const client = host.clientOf({ key: call.key ?? "none", check: host.check, fetch, baseUrl: addressOf(host.service) });
    return client[collectionName(scope.resource)]![camelCase(scope.operation.name)]!(...ids, ...(takesBody ? [body] : []), options);
  };
}

function plainCall(service: ResourceService, { operationId }: Operation): Call {
  return callsOf(service).find((call) => call.operationId === operationId)!;
}

/** What an old caller sees where a handler refuses: the same code and status as before, for each code that an operation has. */
async function readErrors(trial: Trial): Promise<Shown> {
  const { before, after, renames } = trial;
  const shown: Shown[] = [];
  for (const old of scopesOf(before.service)) {
    const now = counterpart(trial, old);
    if (now === undefined) continue;
    const codes = old.operation.errors.map(({ code }) => code);
    for (const code of codes) {
      const [was, is] = [await refused(before, old, code, old), await refused(after, now, renames.get(code) ?? code, old, before)];
      shown.push(compareSeen(`${old.operation.operationId} refuses with ${code}`, was, is));
    }
    const more = now.operation.errors.find(({ code }) => !codes.some((one) => (renames.get(one) ?? one) === code));
    if (more !== undefined) shown.push({ outcome: "differs", evidence: `${now.operation.operationId} may refuse with ${more.code}` });
  }
  return worstOf(shown);
}

async function refused(side: Side, scope: CallScope, code: string, old: CallScope, reader: Side = side): Promise<Seen> {
  const server = await side.host.serve(handlersFor(side.service, () => {
    throw new side.host.ServiceError(code);
  }));
  const [request] = (await clientRequestsOf(side.host)).filter(({ method, url }) => isOf(scope, method, url));
  const { answer } = await server.send(request!);
  return seenBy(oldCall(reader.host, old), answer);
}

/** What an old caller sees where a request is wrong: the same wrong of each spec's own requests. */
async function readRefusals({ before, after, renames }: Trial, oldServer: Mounted, newServer: Mounted): Promise<Shown> {
  const shown: Shown[] = [];
  for (const scope of scopesOf(before.service)) {
    const now = counterpart({ after, renames }, scope);
    const wrong = now === undefined ? new Map<string, WireRequest>() : wrongRequestsOf(now);
    for (const [title, request] of wrongRequestsOf(scope)) {
      const [was, is] = [await oldServer.send(request), wrong.has(title) ? await newServer.send(wrong.get(title)!) : undefined];
      if (is === undefined || isTaken(was) || isTaken(is)) continue;
      const call = oldCall(before.host, scope);
      shown.push(compareSeen(`${scope.operation.operationId} ${title}`, await seenBy(call, was.answer), await seenBy(call, is.answer)));
    }
  }
  return worstOf(shown);
}

/* Serving. */

/** Handlers that were written for the old skeleton, behind the new one: whether they are asked, understand what they get, and answer right. */
async function serveOld(trial: Trial): Promise<Shown> {
  const { before, after, dictionary } = trial;
  const server = await after.host.serve(handlersFor(before.service)).catch((error: Error) => error);
  if (server instanceof Error) return { outcome: "fails", evidence: server.message };
  const newServer = await after.host.serve();
  const requests: readonly WireRequest[] = await requestsOf(after.host, { dictionary, isChanged: changedFrom(before.service) });
  const tried = await tryAll(requests, newServer, server);
  const asked = tried.filter((one) => isTaken(one.before)).map((one) => understoodByOld(trial, one));
  const answers = scopesOf(before.service).map((scope) => answersOld(trial, scope));
  return worstOf([...asked, ...answers]);
}

function understoodByOld({ before }: Trial, { request, after: { got, answer } }: Tried): Shown {
  if (got === undefined) return { outcome: "fails", evidence: `${titleOf(request)} → ${answer.status} ${answer.text.slice(0, 120)}` };
  const scope = scopesOf(before.service).find((one) => got["operation"] === `${collectionName(one.resource)}.${camelCase(one.operation.name)}`);
  const wrong = scope === undefined ? undefined : partNotOfOld(before, scope, got);
  return wrong === undefined ? holds : { outcome: "differs", evidence: `${titleOf(request)}: the handler gets ${wrong}` };
}

function partNotOfOld({ built, service }: Side, { operation }: CallScope, got: NonNullable<Tried["after"]["got"]>): string | undefined {
  const schemas = { parameters: "parameters", headers: "headers", body: "requests" } as const;
  for (const [part, folder] of Object.entries(schemas)) {
    const isOld = lenientSchemaOf(built, `${service.id}/${folder}/${operation.operationId}.json`);
    if (isOld !== undefined && !isOld(got[part])) return `${part} ${JSON.stringify(got[part])}`;
  }
  return undefined;
}

/** What was a right answer, and is none now. */
function answersOld(trial: Trial, scope: CallScope): Shown {
  const now = counterpart(trial, scope);
  const isRight = now && schemaOf(trial.after.built, `${trial.after.service.id}/responses/${now.operation.operationId}.json`);
  if (isRight === undefined) return holds;
  const wrong = rightAnswers({ ...trial, after: trial.before }, scope).find((one) => one !== undefined && !isRight(one));
  return wrong === undefined ? holds : { outcome: "differs", evidence: `${scope.operation.operationId} answers ${JSON.stringify(wrong)}` };
}
