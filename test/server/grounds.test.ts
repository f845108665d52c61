import { fastify, type FastifyPluginAsync } from "fastify";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { server } from "../../generators/emit/server/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { createServer, type ServerOptions } from "../../packages/reference-server/src/index.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/* Sources of an error: in problem details or, if the error format has no member for them, in the log. */

const specFolder = mkdtempSync(join(tmpdir(), "kiln-grounds-"));

/** Writes the spec of the bookings test, with facts that its document does not state. */
function writeSpec(): void {
  cpSync(join(rootFolder, "test/fixtures/bookings"), specFolder, { recursive: true });
  const spec = join(specFolder, "spec");
  mkdirSync(join(spec, "sources"));
  writeFileSync(
    join(spec, "sources/manual.yaml"),
    "source: manual\nkind: document\ntitle: The manual\nedition: '1'\nsections:\n  Errors: { title: Codes }\n",
  );
  const decision = (id: string, answer: string): string =>
    `${id}:\n  question: What is it?\n  source: manual, Errors\n  answer: ${answer}\n  reason: It has to be something.\n  ground: project\n`;
  const decisions = [
    "D-001: unknown",
    "D-002: It is 410.",
    "D-003: A text.",
    "D-004: 20 letters.",
    "D-005: A guest has an age.",
    "D-006: unknown",
  ];
  writeFileSync(join(spec, "decisions.yaml"), decisions.map((one) => decision(one.slice(0, 5), one.slice(7))).join(""));
  edit(
    join(spec, "bookings/errors.yaml"),
    "no_room: { condition: The building has no such room., httpStatus: 404 }",
    [
      "no_room: { condition: The building has no such room., httpStatus: { unknown: D-001 } }",
      "gone: { condition: { unknown: D-006 }, httpStatus: { decided: 410, by: D-002 }, message: { decided: Gone., by: D-003 } }",
      "bad: { condition: A value is not taken., httpStatus: 400, message: That is wrong. }",
    ].join("\n"),
  );
  edit(
    join(spec, "bookings/service.yaml"),
    "{ unknownPath: nothing_here }",
    "{ unknownPath: nothing_here, invalid: bad }",
  );
  edit(join(spec, "bookings/resources/room.yaml"), "maxLength: 20", "maxLength: { decided: 20, by: D-004 }");
  edit(
    join(spec, "bookings/resources/room.yaml"),
    "age: { type: integer,",
    "age: { type: { decided: integer, by: D-005 },",
  );
}

/** Replaces a string, which must occur. A test of an unchanged spec would prove nothing. */
function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

writeSpec();
const folder = generatedProject(specFolder, [validators, server]);

interface Package {
  readonly bookingsPlugin: (handlers: object) => FastifyPluginAsync;
  readonly ServiceError: new (code: string) => Error;
}

const { bookingsPlugin, ServiceError } = await importGenerated<Package>(folder, "server/generated/bookings/index.js");
const codes: Readonly<Record<string, string>> = { "1": "no_room", "2": "gone", "3": "of_a_handler" };
const get = ({ id }: { readonly id: string }): never => {
  throw new ServiceError(codes[id]!);
};
const handlers = { rooms: { list: get, state: get, get, create: get, delete: get, close: get, invite: get } };
const documented = { status: "documented" };
const unknown = { status: "unknown" };
const decided = (decision: string) => ({ status: "decided", decision });

describe("problem details contain the sources of the code, its status and its title", () => {
  const app = fastify();
  const ready = app.register(bookingsPlugin(handlers));
  afterAll(() => app.close());

  async function problem(method: "GET" | "POST", path: string, body?: object): Promise<Record<string, unknown>> {
    await ready;
    const headers = {
      accept: "application/problem+json",
      "idempotency-key": "abc",
      ...(body && { "content-type": "application/json" }),
    };
    const { payload } = await app.inject({
      method,
      url: `/v2/buildings/1/rooms${path}`,
      headers,
      ...(body && { payload: JSON.stringify(body) }),
    });
    return JSON.parse(payload) as Record<string, unknown>;
  }

  it.each([
    [
      "a documented code with an unknown status",
      "/1",
      {
        code: "no_room",
        status: 400,
        ground: documented,
        grounds: { status: { ...unknown, decision: "D-001" }, title: unknown },
      },
    ],
    [
      "an unknown condition, a decided status and message",
      "/2",
      {
        code: "gone",
        status: 410,
        ground: { ...unknown, decision: "D-006" },
        grounds: { status: decided("D-002"), title: decided("D-003") },
      },
    ],
    [
      "a code that the spec does not have is not reported",
      "/3",
      { code: "internal_error", status: 500, ground: unknown, grounds: { status: unknown, title: unknown } },
    ],
    [
      "a path",
      "/1/2/3",
      { code: "nothing_here", ground: documented, grounds: { status: documented, title: documented } },
    ],
  ])("%s", async (_, path, expected) => {
    expect(await problem("GET", path)).toMatchObject(expected);
  });

  it("a code that the spec does not have is in the log, with what to do", async () => {
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    onTestFinished(() => app.close());
    await app.register(bookingsPlugin(handlers));
    const { payload, statusCode } = await app.inject({ method: "GET", url: "/v2/buildings/1/rooms/3" });
    expect([statusCode, payload]).toEqual([500, expect.not.stringContaining("of_a_handler")]);
    const { msg } = lines
      .map((line) => JSON.parse(line) as { readonly msg: string })
      .find(({ msg }) => msg.startsWith("failed"))!;
    expect(msg).toContain('"of_a_handler", which is not in the spec: add it to the errors of the service');
  });

  it.each([
    ["the type of a field", "", { name: 1 }, documented],
    ["a bound that a decision chose", "", { name: "x".repeat(21) }, decided("D-004")],
    ["a member inside a body with its own type", "/7/guests", [{ name: "Ann", age: "9" }], decided("D-005")],
    ["… and another", "/7/guests", [{ name: 1 }], documented],
  ])("of a finding: %s", async (_, path, body, ground) => {
    const { errors, ...error } = await problem("POST", path, body);
    expect(error).toMatchObject({ code: "bad", ground, grounds: { status: documented, title: documented } });
    expect(errors).toMatchObject([
      { pointer: expect.any(String) as string, detail: expect.any(String) as string, ground },
    ]);
  });
});

describe("where the form of errors has no member for it, the log says it", () => {
  async function logged(
    url: string,
    options: ServerOptions = {},
  ): Promise<{ readonly body: unknown; readonly lines: readonly Record<string, unknown>[] }> {
    const lines: string[] = [];
    const app = await createServer({ rateLimit: 0, logStream: { write: (line) => void lines.push(line) }, ...options });
    const { payload } = await app.inject(url);
    await app.close();
    return { body: JSON.parse(payload), lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  }

  const refused = (code: string, ground: object): object => expect.objectContaining({ msg: "refused", code, ground });

  it("of the exchange", async () => {
    const { body, lines } = await logged("/pbx/openapi.php/paginggroups");
    expect(body).toEqual({ error: { code: "missing_api_key", message: "Missing API key." } });
    expect(lines).toContainEqual(refused("missing_api_key", documented));
  });

  it("of the query interface", async () => {
    const { body, lines } = await logged(
      "/api.php?action=query&format=json&formatversion=2&errorformat=plaintext&list=allpages&apdir=hush",
    );
    expect(body).toMatchObject({ errors: [{ code: "badvalue" }] });
    expect(JSON.stringify(body)).not.toContain("ground");
    expect(lines).toContainEqual(refused("badvalue", decided("D-118")));
    expect(JSON.stringify(lines)).not.toContain("hush");
  });

  it("and of responses that do not match their description", async () => {
    const { queryPlugin } = await importGenerated<typeof import("@kiln/server/query")>(
      rootFolder,
      "server/generated/query/index.js",
    );
    const lines: string[] = [];
    const app = fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    await app.register(queryPlugin({ modules: { tags: () => [{ name: 1 } as never] } }, { checkAnswers: "warn" }));
    await app.inject("/api.php?action=query&format=json&formatversion=2&list=tags");
    await app.close();
    const told = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ msg }) => msg === "a response does not match the spec");
    expect(told).toMatchObject({ findings: [{ pointer: "/query/tags/0/name", ...decided("D-219") }] });
  });
});
