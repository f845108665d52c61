/*
 * Runs in another team's project: serves the service with scaffolded handlers, calls one operation, and prints the
 * response.
 */
import { readFileSync } from "node:fs";
import { fastify } from "fastify";
import type { Plan, PlannedCall } from "../plan.ts";

const plan = JSON.parse(readFileSync(0, "utf8")) as Plan & { readonly handlers: string };
const load = (name: string): Promise<Record<string, any>> => import(name) as Promise<Record<string, any>>;
const { [plan.server.plugin]: plugin } = await load(plan.server.module);
const handlers = await load(plan.handlers);
const work = (run: (unit: object) => unknown): unknown => run({});
const options = {
  isKey: () => true,
  authenticate: async (key: string) => ({
    id: key,
    kind: key,
    tenant: plan.keys[key] === "tenant" ? plan.tenant : undefined,
    addresses: [],
  }),
  findTenant: async (id: string) => ({ id }),
  read: work,
  write: work,
};

const server = fastify();
await server.register(plugin({ ...handlers }, options));
const origin = await server.listen({ port: 0, host: "127.0.0.1" });
const [{ address, method, headers, text }] = plan.calls as [PlannedCall];
const request = { method: method!, headers: headers!, ...(text !== undefined && { body: text }) };
const response = await fetch(origin + plan.basePath + address, request);
console.log(JSON.stringify({ status: response.status, text: await response.text() }));
await server.close();
