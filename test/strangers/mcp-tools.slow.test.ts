import { Client } from "@modelcontextprotocol/client";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls, toolServer } from "./programs/mcp-tools.ts";

/* The MCP program, called by the client of the official SDK. */

const client = new Client({ name: "model", version: "1.0.0" });
const server = toolServer();

beforeAll(async () => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(far), client.connect(near)]);
});

afterAll(() => client.close());

test("a model gets the input and output of each tool", async () => {
  const { tools } = await client.listTools();
  const [pages, group] = tools;
  expect(pages!.inputSchema).toMatchObject({
    type: "object",
    properties: { limit: { default: 10 } },
    additionalProperties: false,
  });
  expect(pages!.inputSchema.required).toBeUndefined();
  expect(pages!.outputSchema).toMatchObject({ required: expect.arrayContaining(["limit", "namespace"]) });
  expect(Object.keys(group!.inputSchema.properties!)).toEqual(
    expect.arrayContaining(["name", "number", "destinations"]),
  );
});

test("a right call arrives decoded, with defaults", async () => {
  const { structuredContent } = await client.callTool({
    name: "list-pages",
    arguments: { from: "Har_bour", limit: 2 },
  });
  expect(calls.splice(0)).toEqual([
    expect.objectContaining({ from: "Har_bour", limit: 2, dir: "ascending", namespace: 0 }),
  ]);
  expect(structuredContent).toMatchObject({ limit: 2, dir: "ascending" });
  await client.callTool({
    name: "create-paging-group",
    arguments: { pa_name: "Hall", number: "830", members: "EXT-100" },
  });
  expect(calls.splice(0)).toEqual([{ name: "Hall", number: "830", destinations: { PAGING: ["EXT-100"] } }]);
});

test.each([
  ["list-pages", { limit: 0 }, /limit takes a number of items from 1 to 500/],
  ["list-pages", { prlevel: ["sysop"] }, /apprlevel is allowed only with apprtype/],
  ["list-pages", { form: "A" }, /did you mean \\?"from\\?"/],
  ["create-paging-group", { name: "Hall" }, /number is missing/],
])("a wrong call of %s is refused with the validator's sentence: %j", async (name, parameters, message) => {
  const { isError, content } = await client.callTool({ name, arguments: parameters });
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringMatching(message)]);
  expect(calls).toEqual([]);
});
