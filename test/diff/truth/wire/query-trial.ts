import { isDeepStrictEqual } from "node:util";
import { valueOr } from "../../../../generators/model/fact.ts";
import type { QueryService } from "../../../../generators/model/query.ts";
import type { Built } from "../packages.ts";
import { holds, worstOf, type Shown } from "../shown.ts";
import { changedFrom, type Around } from "./changed.ts";
import { compareTaken, isTaken, tryAll, type Tried } from "./compare.ts";
import { dictionaryOf, type Dictionary } from "./dictionary.ts";
import type { Mounted } from "./mounted.ts";
import { emptyHandlers, queryHost, type QueryHost } from "./query-host.ts";
import { clientRequestsOf, handwrittenRequestsOf, typedRequestsOf, type Typed } from "./query-requests.ts";
import { isUnderstoodAlike, renamesIn, type Renames } from "./renames.ts";
import { titleOf, type WireAnswer, type WireRequest } from "./request.ts";
import { lenientSchemaOf } from "./schemas.ts";
import type { WireShown } from "./wire-shown.ts";

interface Trial {
  readonly before: QueryHost;
  readonly after: QueryHost;
  readonly dictionary: Dictionary;
  readonly renames: Renames;
}

/** Tries an old program of each audience on the new packages of a service of query modules. */
export async function tryQueries(from: Built, to: Built, [old, now]: readonly [QueryService, QueryService]): Promise<WireShown> {
  const trial: Trial = {
    before: await queryHost(from, old), after: await queryHost(to, now), dictionary: dictionaryOf([old, now]), renames: renamesIn(now),
  };
  const [oldServer, newServer] = [await trial.before.serve(), await trial.after.serve()];
  const tried = await tryAll(await requestsOf(trial.before, { dictionary: trial.dictionary, isChanged: changedFrom(now) }), oldServer, newServer);
  return {
    taken: tried.filter((one) => isTaken(one.before)).length,
    sends: compareTaken(tried, trial.renames),
    reads: worstOf([...(await Promise.all(tried.map((one) => readAnswer(trial, one)))), await readModules(trial, oldServer, newServer), await readErrors(trial)]),
    serves: await serveOld(trial, from, newServer),
  };
}

/** Requests that the validators find nothing wrong with. */
async function requestsOf(host: QueryHost, around: Around): Promise<readonly WireRequest[]> {
  const sent = await clientRequestsOf(host, typedRequestsOf(host.service, around));
  return [...sent, ...handwrittenRequestsOf(host.service, around, sent)].filter(host.isRight);
}

/** Typed requests that are right, of those around what two specs write down. */
export async function rightTypedRequests(built: Built, service: QueryService, other: QueryService): Promise<readonly Typed[]> {
  const host = await queryHost(built, service);
  const right: Typed[] = [];
  for (const one of typedRequestsOf(service, { dictionary: dictionaryOf([service, other]), isChanged: changedFrom(other) })) {
    const sent = await clientRequestsOf(host, [one]);
    if (sent.some(host.isRight)) right.push(one);
  }
  return right;
}

/* Reading. */

/** What comes for a request that both find right and understand alike is the same, and as the old contract has it. */
async function readAnswer({ before, after, renames }: Trial, { request, before: was, after: is }: Tried): Promise<Shown> {
  if (was.got === undefined || is.got === undefined || !after.isRight(request) || !isUnderstoodAlike(was.got, is.got, renames)) return holds;
  return compareAnswers(before, request, was.answer, is.answer);
}

async function compareAnswers(reader: QueryHost, request: WireRequest, was: WireAnswer, is: WireAnswer): Promise<Shown> {
  const [old, now] = [seenIn(was), seenIn(is)];
  const title = titleOf(request);
  const violation = await violationOf(reader, request, is);
  if (violation !== undefined && (await violationOf(reader, request, was)) === undefined) return { outcome: "fails", evidence: `${title}: ${violation}` };
  if (!isDeepStrictEqual(old.body, now.body)) return { outcome: "fails", evidence: `${title}: ${JSON.stringify(old)}, now ${JSON.stringify(now)}` };
  return now.warnings === undefined || old.warnings !== undefined ? holds : { outcome: "differs", evidence: `${title}: ${JSON.stringify(now.warnings)}` };
}

/** What comes of each module for a plain request of its own spec. */
async function readModules({ before, after, renames }: Trial, oldServer: Mounted, newServer: Mounted): Promise<Shown> {
  const shown: Shown[] = [];
  for (const { name } of before.service.modules) {
    const [was] = await plainRequests(before, name);
    const [is] = await plainRequests(after, renames.get(name) ?? name);
    const old = await oldServer.send(was!);
    const now = await newServer.send(was!);
    const isAlike = old.got !== undefined && now.got !== undefined && isUnderstoodAlike(old.got, now.got, renames);
    if (is === undefined) shown.push({ outcome: "fails", evidence: `${name} answers nothing any more` });
    else shown.push(await compareAnswers(before, was!, old.answer, isAlike ? now.answer : (await newServer.send(is)).answer));
  }
  return worstOf(shown);
}

async function plainRequests(host: QueryHost, module: string): Promise<readonly WireRequest[]> {
  const typed = typedRequestsOf(host.service, { dictionary: dictionaryOf([]), isChanged: () => false }).filter((one) => Object.values(one).some((modules) => module in (modules as object)));
  return clientRequestsOf(host, typed.slice(0, 1));
}

async function violationOf({ contract }: QueryHost, { method, url, headers, body }: WireRequest, answer: WireAnswer): Promise<string | undefined> {
  const { pathname, search } = new URL(url);
  const bytes = body === undefined ? undefined : new TextEncoder().encode(body);
  const checked = await contract({ method, path: pathname, query: search.slice(1), headers, rawHeaders: [], body: bytes });
  const [first] = checked.checkAnswer({ status: answer.status, headers: answer.headers, body: answer.text }).filter(({ rule }) => readRules.includes(rule));
  return first && `${first.rule} ${first.detail}`;
}

/** What is wrong with an answer by itself: not whether the request was to be refused. */
const readRules = ["other-status", "other-header", "missing-header", "other-media-type", "not-json", "other-error-shape", "other-envelope", "other-shape"];

/** Warnings apart. What a limit of the most was, and texts for people, are no part of the form. */
function seenIn({ status, text }: WireAnswer): { readonly body: unknown; readonly warnings: unknown } {
  if (!text.startsWith("{")) return { body: { status, text }, warnings: undefined };
  const { warnings, limits: _, ...body } = JSON.parse(text, (name, value: unknown) => (name === "*" && String(value).startsWith("See ") ? undefined : value)) as Readonly<Record<string, unknown>>;
  return { body: { status, ...body }, warnings: withoutAction(warnings) };
}

/** The specs of the cases do not know the parameter `action`. */
function withoutAction(warnings: unknown): unknown {
  const text = JSON.stringify(warnings)?.replace(/(?:\\n)?Unrecognized parameter: action\./g, "");
  return text === undefined || !/[a-z] /i.test(text) ? undefined : text;
}

/** What comes where a handler fails: code, status and header field, for each code of the service. */
async function readErrors({ before, after, renames }: Trial): Promise<Shown> {
  const shown: Shown[] = [];
  const codes = new Set(after.service.errors.map(({ code }) => code));
  for (const { code: name } of before.service.errors) {
    if (!codes.has(renames.get(name) ?? name)) continue;
    const [was, is] = [await failed(before, name), await failed(after, renames.get(name) ?? name)];
    if (was !== undefined && is !== undefined && !isDeepStrictEqual(was, is)) shown.push({ outcome: "fails", evidence: `${name}: ${JSON.stringify(was)}, now ${JSON.stringify(is)}` });
  }
  const known = new Set(before.service.errors.map(({ code }) => renames.get(code) ?? code));
  const more = after.service.errors.find(({ code }) => !known.has(code));
  if (more !== undefined) shown.push({ outcome: "differs", evidence: `it may fail with ${more.code}` });
  return worstOf(shown);
}

async function failed(host: QueryHost, code: string): Promise<unknown> {
  const handlers = emptyHandlers(host.service);
  const modules = Object.fromEntries(Object.keys(handlers.modules).map((name) => [name, (_: unknown, context: any) => context.fail(code, { text: "It fails." })]));
  const server = await host.serve({ ...handlers, modules });
  const [request] = await plainRequests(host, host.service.modules[0]!.name);
  const { answer, got } = await server.send(request!);
  if (got === undefined) return undefined;
  const header = valueOr(host.service.wire.errorHeader, undefined, "server-needs-one")?.toLowerCase();
  return { ...(seenIn(answer).body as object), header: header === undefined ? undefined : answer.headers[header] };
}

/* Serving. */

/** Handlers that were written for the old skeleton, behind the new one. */
async function serveOld({ before, after, dictionary }: Trial, from: Built, newServer: Mounted): Promise<Shown> {
  const server = await after.serve(emptyHandlers(before.service)).catch((error: Error) => error);
  if (server instanceof Error) return { outcome: "fails", evidence: server.message };
  const tried = await tryAll(await requestsOf(after, { dictionary, isChanged: changedFrom(before.service) }), newServer, server);
  return worstOf(tried.filter((one) => isTaken(one.before)).map((one) => understoodByOld(from, before.service, one)));
}

function understoodByOld(from: Built, { id }: QueryService, { request, after: { got, answer } }: Tried): Shown {
  if (got === undefined) return { outcome: "fails", evidence: `${titleOf(request)} → ${answer.status} ${answer.text.slice(0, 120)}` };
  const uses = Object.entries(got["modules"] as Readonly<Record<string, unknown>>);
  const wrong = uses.find(([name, parameters]) => lenientSchemaOf(from, `${id}/modules/${name}.json`)?.(parameters) === false);
  return wrong === undefined ? holds : { outcome: "differs", evidence: `${titleOf(request)}: the handler of ${wrong[0]} gets ${JSON.stringify(wrong[1])}` };
}
