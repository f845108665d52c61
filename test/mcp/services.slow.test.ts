import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emitters } from "../../generators/index.ts";
import { budget } from "../../generators/emit/mcp/type-text.ts";
import type { Detail, Entry, ProjectTable } from "../../templates/runtime/mcp/table.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";
import { connected, type Connectable } from "./connect.ts";

/* The `describe` texts and the calls of all examples, for this project's services and other teams'. */

const specs: Readonly<Record<string, string>> = {
  "our services": ".",
  "the small spec with everything in it": "test/fixtures/complete",
  bookings: "test/services/bookings",
  "a booking shop": "test/services/booking-shop",
  telephony: "test/services/telephony",
  "a library": "test/services/library",
};

const withoutExamples: ReadonlySet<string> = new Set(["test/services/library"]);

const needed = emitters.filter(({ name }) => ["client", "validators", "mcp"].includes(name));

interface Package {
  createMcpServer(options: object): Connectable;
}

describe.each(Object.entries(specs))("%s", async (_, spec) => {
  const folder = generatedProject(join(rootFolder, spec), needed);
  const { project } = await importGenerated<{ readonly project: ProjectTable }>(folder, "mcp/generated/project.js");
  const { createMcpServer } = await importGenerated<Package>(folder, "mcp/generated/index.js");
  const entries = atLeastOne(
    project.services.flatMap((service) => service.entries),
    "entries",
  );

  test("describes each name within the budget, and each of its parts", async () => {
    for (const entry of entries) {
      const { text, parts = {} } = await detailOf(entry);
      expect(text.length, entry.name).toBeLessThanOrEqual(budget);
      expect(text, entry.name).not.toMatch(/\bundefined\b|\[object |…$/);
      for (const [part, own] of Object.entries(parts)) expect(own.length, `${entry.name} ${part}`).toBeGreaterThan(0);
    }
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
  });

  test("has tools of at most 3,000 tokens", async () => {
    await using session = await connected(createMcpServer({}));
    expect(JSON.stringify(await session.client.listTools()).length / 4).toBeLessThan(3000);
  });

  if (!withoutExamples.has(spec))
    test("sends the call of each example", async () => {
      const examples = (await Promise.all(entries.map(exampleOf))).filter((one) => one !== undefined);
      for (const { name, arguments: given } of atLeastOne(examples, "examples")) {
        const sent: string[] = [];
        await using session = await connected(
          createMcpServer({ allowWrites: true, services: clientsOf(project, sent) }),
        );
        const { text } = await session.call("call", { name, arguments: given });
        expect(sent.length, `${name}: ${text}`).toBeGreaterThan(0);
      }
    });

  test("returns a result for any call, and sends nothing that it rejects", async () => {
    const sent: string[] = [];
    await using session = await connected(createMcpServer({ services: clientsOf(project, sent) }));
    for (const { name, kind, writes } of entries) {
      for (const given of [{}, { "no such argument": 1 }, { body: 5, headers: [], limit: { a: [] }, titles: null }]) {
        sent.length = 0;
        const { isError, text } = await session.call("call", { name, arguments: given });
        if (writes || !["operation", "module", "service"].includes(kind))
          expect([isError, sent], `${name} ${text}`).toEqual([true, []]);
        if (Object.hasOwn(given, "no such argument") && ["operation", "module"].includes(kind))
          expect([isError, sent], `${name} ${text}`).toEqual([true, []]);
      }
    }
  });
});

async function detailOf({ name, file }: Entry): Promise<Detail> {
  const { details } = await file();
  return details[name]!;
}

async function exampleOf(entry: Entry): Promise<{ readonly name: string; readonly arguments: object } | undefined> {
  const [, call] = /^Example: call\((.*)\)$/m.exec((await detailOf(entry)).text) ?? [];
  return call === undefined ? undefined : (JSON.parse(call) as { readonly name: string; readonly arguments: object });
}

const values: Readonly<Record<string, string>> = {
  baseUrl: "https://host.example",
  endpoint: "https://host.example/api.php",
  key: "a-key-of-a-test",
  tenant: "DEMO",
  userAgent: "test/1.0 (test@kiln.invalid)",
};

/** Returns client options that record requests and respond with an empty object. */
function clientsOf({ services }: ProjectTable, sent: string[]): object {
  const fetch = async (address: string): Promise<Response> => {
    sent.push(address);
    return new Response("{}", { headers: { "content-type": "application/json" } });
  };
  const own = { ...values, fetch, retries: { attempts: 1 } };
  return Object.fromEntries(services.map(({ id }) => [id, own]));
}
