import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { load } from "../../generators/load/load.ts";
import { reportClaims } from "../../generators/verify/report/claims.ts";
import { buildSuite } from "../../generators/verify/suite/suite.ts";
import { verifyCases } from "../../generators/verify/verify.ts";
import { rootFolder } from "../support/emit.ts";
import { claimsOf } from "./support/harness.ts";

/* States that a field shows, and the operations that lead from one to another. */

const folder = mkdtempSync(join(tmpdir(), "kiln-states-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
cpSync(join(rootFolder, "test/fixtures/forms/spec"), join(folder, "spec"), { recursive: true });
rmSync(join(folder, "spec/exchange/resources/announcement.yaml"));
writeFileSync(
  join(folder, "spec/exchange/resources/ticket.yaml"),
  `resource: ticket
title: Ticket
description: A question of a caller.
path: /tickets
idField: id
labelField: subject
fields:
  id: { type: integer, use: response, description: The internal id. }
  subject: { type: string, description: The question. }
  status: { type: { values: [NEW, IN_WORK, DONE] }, use: response, description: The state of the ticket. }
requiredOnCreate: [subject]
shapes:
  detail:
    title: A ticket
    fields:
      id: integer
      subject: string
      status: { type: { values: [NEW, IN_WORK, DONE] } }
operations:
  create: { operationId: createTicket, summary: Create a ticket, method: POST, path: /tickets, request: create, response: { httpStatus: 201, body: { shape: detail } } }
  get: { operationId: getTicket, summary: Get a ticket, method: GET, path: '/tickets/{id}', response: { httpStatus: 200, body: { shape: detail } } }
  delete: { operationId: deleteTicket, summary: Delete a ticket, method: DELETE, path: '/tickets/{id}', response: { httpStatus: 204 } }
  start: { operationId: startTicket, summary: Start a ticket, method: POST, path: '/tickets/{id}/start', response: { httpStatus: 204 } }
  finish: { operationId: finishTicket, summary: Finish a ticket, method: POST, path: '/tickets/{id}/finish', response: { httpStatus: 204 } }
states:
  subject: A ticket
  initial: new
  states: { new: New, in-work: In work, done: Done }
  transitions:
    - { from: new, operation: start, to: in-work }
    - { from: in-work, operation: finish, to: done }
`,
);
const { model, diagnostics } = compile(load(folder), []);

/** Returns a service that keeps tickets. \`next\` maps an operation to the state to which it leads. */
function service(first: string, next: Readonly<Record<string, string>>): typeof fetch {
  const tickets = new Map<string, { id: number; subject: string; status: string }>();
  return async (input, init) => {
    const [, , id = "", action = ""] = new URL(String(input)).pathname.split("/");
    const method = init!.method!;
    if (method === "POST" && id === "") {
      const ticket = { id: tickets.size + 1, subject: JSON.parse(String(init!.body)).subject, status: first };
      tickets.set(String(ticket.id), ticket);
      return Response.json(ticket, { status: 201 });
    }
    const ticket = tickets.get(id);
    if (ticket === undefined) return Response.json({ code: "unknown", message: "" }, { status: 404 });
    if (method === "DELETE") tickets.delete(id);
    if (method === "GET") return Response.json(ticket);
    ticket.status = next[action] ?? ticket.status;
    return new Response(null, { status: 204 });
  };
}

const right = { start: "IN_WORK", finish: "DONE" };

test.each<readonly [string, string, Readonly<Record<string, string>>, readonly string[]]>([
  ["as described", "NEW", right, []],
  ["another initial state", "DONE", right, ["ticket initial state"]],
  ["an operation without an effect", "NEW", { start: "IN_WORK" }, ["ticket transition by finish"]],
  ["an operation that skips a state", "NEW", { ...right, start: "DONE" }, ["ticket transition by start"]],
])("%s", async (_, first, next, refuted) => {
  expect(diagnostics.filter(({ severity }) => severity === "error").map(({ message }) => message)).toEqual([]);
  const services = model!.services;
  const cases = buildSuite({ services, only: [], given: new Map(), write: true, seed: 1 });
  const targets = new Map(
    services.map((one) => [one.id, { service: one, url: "http://tickets.invalid", keys: new Map() }]),
  );
  const policy = { rate: Infinity, budget: 1000, parallel: 1, userAgent: "kiln" };
  const world = { fetch: service(first, next), now: Date.now, sleep: () => Promise.resolve() };
  const { verdicts } = await verifyCases(cases, new Map(), targets, [], policy, world);
  const found = claimsOf(reportClaims(verdicts), "refuted").filter((claim) => /state|transition/.test(claim));
  expect(found).toEqual(refuted);
});
