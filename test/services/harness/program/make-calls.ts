/*
 * Runs in a stranger's project: serves the service with handlers that keep what they are given, makes the calls that it reads from standard
 * input, and prints what became of each.
 */
import { readFileSync } from "node:fs";
import { fastify } from "fastify";
import type { Outcome, Plan, PlannedCall } from "../plan.ts";

const plan = JSON.parse(readFileSync(0, "utf8")) as Plan;
const load = (name: string): Promise<Record<string, any>> => import(name) as Promise<Record<string, any>>;
const { [plan.server.plugin]: plugin, ServiceError } = await load(plan.server.module);
const { [plan.client.create]: createClient } = await load(plan.client.module);
const { each } = await load(plan.client.extras);

/** Of the call that is being made. */
let current: PlannedCall | undefined;
let got: Outcome["got"];
let asked: Outcome["asked"] = [];
let addresses: string[] = [];
let answered: Outcome["answered"] | undefined;

const handler = (operation: string) => async (request: any) => {
  const { id, parameters, headers, body } = request;
  got = { operation, id, parameters: { ...parameters }, headers, body };
  asked = [...asked, got.parameters];
  // A server may ask another operation first, for the state of an object.
  const isAsked = operation === `${current?.collection}.${current?.name}`;
  if (isAsked && current?.refusal !== undefined) throw new ServiceError(current.refusal);
  for (const [name, value] of Object.entries(current?.answerHeaders ?? {})) request.reply.header(name, value);
  return current?.answers === undefined ? current?.answer : current.answers[asked.length - 1];
};
const handlers = Object.fromEntries(Object.entries(plan.operations).map(([group, names]) => {
  return [group, Object.fromEntries(names.map((name) => [name, handler(`${group}.${name}`)]))];
}));
const work = (run: (unit: object) => unknown): unknown => run({ idempotency: { claim: async () => undefined, complete: async () => {} } });
const options = {
  isKey: () => true,
  authenticate: async (key: string) => ({ id: key, kind: key, tenant: plan.keys[key] === "tenant" ? plan.tenant : undefined, addresses: [] }),
  findTenant: async (id: string) => (id === plan.tenant ? { id } : undefined),
  read: work,
  write: work,
};

const server = fastify();
server.addHook("onRequest", async ({ method, url }) => void addresses.push(`${method} ${url}`));
await server.register(plugin(handlers, options));
const origin = await server.listen({ port: 0, host: "127.0.0.1" });

const ways: Readonly<Record<PlannedCall["by"], (call: PlannedCall) => Promise<unknown>>> = { client: byClient, document: byDocument, each: byEach };
const outcomes: Outcome[] = [];
for (const call of plan.calls) {
  [current, got, asked, addresses, answered] = [call, undefined, [], [], undefined];
  const answer = ways[call.by](call);
  outcomes.push({ ...(await answer.then((value) => ({ value }), failureOf)), addresses, got, asked, ...(answered !== undefined && { answered }) });
}
await server.close();
console.log(JSON.stringify(outcomes));

function failureOf(error: Error & { readonly code?: string }): Pick<Outcome, "error" | "code"> {
  return { error: String(error), code: error.code };
}

/** Each answer is as the spec has it, so the check finds nothing in it. */
function operationOf({ key, collection, name, faked }: PlannedCall): (...given: unknown[]) => Promise<unknown> {
  const { text, ...init } = faked ?? { text: "" };
  const fake = faked && { fetch: async () => new Response(text, { ...init, headers: { "content-type": "application/json" } }) };
  return createClient({ baseUrl: origin + plan.basePath, key, keyIn: plan.keysIn[key], retries: { attempts: 1 }, check: true, ...fake })[collection][name];
}

async function byClient(planned: PlannedCall): Promise<unknown> {
  const { ids, takesBody, body, options: call } = planned.given!;
  const onAnswer = (answer: NonNullable<Outcome["answered"]>): void => void (answered = answer);
  return operationOf(planned)(...ids, ...(takesBody ? [body] : []), { ...call, onAnswer });
}

async function byEach(planned: PlannedCall): Promise<unknown> {
  const items: unknown[] = [];
  for await (const item of each(operationOf(planned), ...planned.given!.ids, planned.given!.options)) {
    items.push(item);
    if (items.length === planned.wanted) break;
  }
  return items;
}

async function byDocument({ method, address, headers, text }: PlannedCall): Promise<unknown> {
  const request = { method: method!, headers: headers!, ...(text !== undefined && { body: text }) };
  const response = await fetch(origin + plan.basePath + address, request);
  const answer = await response.text();
  answered = { status: response.status, headers: Object.fromEntries(response.headers) };
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${answer}`);
  return answer === "" ? undefined : JSON.parse(answer);
}
