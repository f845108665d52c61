/*
 * Runs in another team's project. Serves the service with handlers that record their input, makes the calls that it
 * reads from standard input, and prints the outcome of each.
 */
import { readFileSync } from "node:fs";
import { fastify } from "fastify";
import { bytesOf, fileOf, isMedia, mediaValue, withMedia, type MediaValue } from "./media.ts";
import type { Outcome, Plan, PlannedCall } from "../plan.ts";

const plan = JSON.parse(readFileSync(0, "utf8")) as Plan;
/** The header field with the number of the call that a request belongs to. */
const callHeader = "x-call";
const load = (name: string): Promise<Record<string, any>> => import(name) as Promise<Record<string, any>>;
const { [plan.server.plugin]: plugin, ServiceError } = await load(plan.server.module);
const { [plan.client.create]: createClient } = await load(plan.client.module);
const { each, wait, waitFor } = await load(plan.client.extras);

let current: PlannedCall | undefined;
let got: Outcome["got"];
let asked: Outcome["asked"] = [];
let addresses: string[] = [];
let answered: Outcome["answered"] | undefined;

const handler = (operation: string) => async (request: any) => {
  const { id, parameters, headers, body } = request;
  got = { operation, id, parameters: { ...parameters }, headers, body: await readBody(body) };
  asked = [...asked, got.parameters];
  // The server may first call another operation to get the state of an object.
  const isAsked = operation === `${current?.collection}.${current?.name}`;
  if (isAsked && current?.refusal !== undefined) throw new ServiceError(current.refusal);
  for (const [name, value] of Object.entries(current?.answerHeaders ?? {})) request.reply.header(name, value);
  return withBytes(
    current?.answers === undefined
      ? current?.answer
      : current.answers[Math.min(asked.length, current.answers.length) - 1],
  );
};
const handlers = Object.fromEntries(
  Object.entries(plan.operations).map(([group, names]) => {
    return [group, Object.fromEntries(names.map((name) => [name, handler(`${group}.${name}`)]))];
  }),
);
const work = (run: (unit: object) => unknown): unknown =>
  run({ idempotency: { claim: async () => undefined, complete: async () => {} } });
const options = {
  isKey: () => true,
  authenticate: async (key: string) => ({
    id: key,
    kind: key,
    tenant: plan.keys[key] === "tenant" ? plan.tenant : undefined,
    addresses: [],
  }),
  findTenant: async (id: string) => (id === plan.tenant ? { id } : undefined),
  read: work,
  write: work,
};

const server = fastify();
server.addHook("onRequest", async ({ method, url, headers }, reply) => {
  if (isLate(headers[callHeader])) return reply.code(503).send();
  addresses.push(`${method} ${url}`);
});
await server.register(plugin(handlers, options));
const origin = await server.listen({ port: 0, host: "127.0.0.1" });

const ways: Readonly<Record<PlannedCall["by"], (call: PlannedCall) => Promise<unknown>>> = {
  client: byClient,
  document: byDocument,
  each: byEach,
  wait: byWait,
  waitFor: byWait,
};
const outcomes: Outcome[] = [];
for (const call of plan.calls) {
  [current, got, asked, addresses, answered] = [call, undefined, [], [], undefined];
  const response = ways[call.by](call);
  outcomes.push({
    ...(await response.then((value) => ({ value }), failureOf)),
    addresses,
    got,
    asked,
    ...(answered !== undefined && { answered }),
  });
}
await server.close();
console.log(JSON.stringify(outcomes));

function failureOf(error: Error & { readonly code?: string }): Pick<Outcome, "error" | "code"> {
  return { error: String(error), code: error.code };
}

/** Reports whether a request belongs to an earlier call, which was aborted before the request arrived. */
function isLate(call: unknown): boolean {
  return call !== undefined && call !== String(plan.calls.indexOf(current!));
}

/** Creates the client with the response check on, which finds nothing because each response follows the spec. */
function operationOf(planned: PlannedCall): (...given: unknown[]) => Promise<unknown> {
  const { key, collection, name, faked } = planned;
  const { text, ...init } = faked ?? { text: "" };
  const fake = faked && {
    fetch: async () => new Response(text, { ...init, headers: { "content-type": "application/json" } }),
  };
  return createClient({
    baseUrl: origin + plan.basePath,
    key,
    keyIn: plan.keysIn[key],
    retries: { attempts: 1 },
    check: true,
    headers: { [callHeader]: String(plan.calls.indexOf(planned)) },
    ...fake,
  })[collection][name];
}

async function byClient(planned: PlannedCall): Promise<unknown> {
  const { ids, takesBody, body, options: call } = planned.given!;
  const onAnswer = (response: NonNullable<Outcome["answered"]>): void => void (answered = response);
  const sent = isMedia(body) ? sourceOf(body) : withMedia(body, fileOf);
  const mediaType = isMedia(body) && { mediaType: body.$media.mediaType };
  return read(await operationOf(planned)(...ids, ...(takesBody ? [sent] : []), { ...call, ...mediaType, onAnswer }));
}

async function byEach(planned: PlannedCall): Promise<unknown> {
  const items: unknown[] = [];
  for await (const item of each(operationOf(planned), ...planned.given!.ids, planned.given!.options)) {
    items.push(item);
    if (items.length === planned.wanted) break;
  }
  return items;
}

/** Waits with short pauses. Returns the final result and each earlier status. */
async function byWait(planned: PlannedCall): Promise<unknown> {
  const { ids, takesBody, body, options: call } = planned.given!;
  const { deadline, abortAfter } = planned.wait ?? {};
  const stop = new AbortController();
  const seen: unknown[] = [];
  const onStatus = (status: unknown): void => {
    if (seen.push(status) === abortAfter) stop.abort();
  };
  const options = { maximumPause: 0.02, deadline, signal: stop.signal, onStatus };
  const operation = operationOf(planned);
  const result = await (planned.by === "waitFor"
    ? waitFor(operation, planned.answer, options)
    : wait(operation, [...ids, ...(takesBody ? [body] : []), call], options));
  return { result: await read(result), seen };
}

async function byDocument({
  method,
  address,
  headers,
  text,
  form,
  media,
  answer: expected,
}: PlannedCall): Promise<unknown> {
  const sent = form !== undefined ? formOf(form) : media === undefined ? text : bytesOf(media);
  const request = { method: method!, headers: headers!, ...(sent !== undefined && { body: sent }) };
  const response = await fetch(origin + plan.basePath + address, request);
  if (response.ok && (isMedia(expected) || isMedia(dataIn(expected)))) return mediaOf(response);
  const result = await response.text();
  answered = { status: response.status, headers: Object.fromEntries(response.headers) };
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${result}`);
  return result === "" ? undefined : JSON.parse(result);
}

function formOf({ isMultipart, entries }: NonNullable<PlannedCall["form"]>): FormData | URLSearchParams {
  const form = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) form.append(name, (isMedia(value) ? fileOf(value) : String(value)) as string);
  return form;
}

async function readBody(body: any): Promise<unknown> {
  if (body?.bytes instanceof Uint8Array) return mediaValue(body.mediaType, body.bytes);
  if (body instanceof File) return mediaValue(body.type, new Uint8Array(await body.arrayBuffer()));
  if (Array.isArray(body)) return Promise.all(body.map(readBody));
  if (typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    await Promise.all(Object.entries(body).map(async ([name, value]) => [name, await readBody(value)])),
  );
}

/** Converts a handler's result from its JSON form in the plan. Several responses have a status. */
function withBytes(response: unknown): unknown {
  const data = dataIn(response);
  if (isMedia(data)) return { ...(response as object), data: withBytes(data) };
  return isMedia(response)
    ? { ...response.$media, data: dataOf(response), fileName: "näme \r\nX-Bad: 1.pdf" }
    : response;
}

async function read(value: unknown): Promise<unknown> {
  const data = dataIn(value);
  if (data instanceof Response) return { ...(value as object), data: await mediaOf(data) };
  return value instanceof Response ? mediaOf(value) : value;
}

function dataIn(response: unknown): unknown {
  return (response as { readonly data?: unknown } | null | undefined)?.data;
}

/** Returns a result of a handler: alternately bytes and a stream. */
function dataOf(media: MediaValue): unknown {
  const bytes = bytesOf(media);
  return plan.calls.indexOf(current!) % 2 === 0 ? bytes : new Blob([bytes]).stream();
}

/** Returns an input of a client: in turn a Blob, bytes, or a stream. */
function sourceOf(media: MediaValue): unknown {
  const bytes = bytesOf(media);
  const blob = new Blob([bytes], { type: media.$media.mediaType });
  return [blob, bytes, blob.stream()][plan.calls.indexOf(current!) % 3];
}

/** Reads a binary response. Throws if a file name has become a header field. */
async function mediaOf(response: Response): Promise<MediaValue> {
  if (response.headers.has("x-bad")) throw new Error("A file name has become a header field");
  answered = { status: response.status, headers: Object.fromEntries(response.headers) };
  return mediaValue(
    (response.headers.get("content-type") ?? "").split(";")[0]!,
    new Uint8Array(await response.arrayBuffer()),
  );
}
