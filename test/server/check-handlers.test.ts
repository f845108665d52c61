import { expect, it } from "vitest";
import { exchangePlugin } from "@kiln/server/exchange";
import { createServer } from "../../packages/reference-server/src/index.ts";
import { queryServer } from "./query/support/package.ts";

const { createQueryAnswer } = await queryServer();

it("a handler without a module keeps the server from starting", () => {
  expect(() => createQueryAnswer({ modules: { allpages: () => [], pamphlets: () => [] } })).toThrow(/modules\.pamphlets\./);
  expect(() => createQueryAnswer({ generators: { allpages: () => [], siteinfo: () => [] } })).toThrow(/generators\.siteinfo\./);
});

it("so does an operation without a handler, or a handler without an operation", () => {
  const handler = (): never => { throw new Error("not called"); };
  const tokens = { generate: handler, reset: handler };
  const pagingGroups = { list: handler, get: handler, create: handler, update: handler, delete: handler };
  const plugin = (handlers: object): unknown => exchangePlugin(handlers as never, {} as never);
  expect(() => plugin({ tokens })).toThrow(/no handler: pagingGroups\.list, .*pagingGroups\.delete\./);
  expect(() => plugin({ tokens, pagingGroups, phones: { list: handler } })).toThrow(/no operation in the spec: phones\.list\./);
});

it("so does a service with keys, or with tenants, without the option that says whose they are", () => {
  const handler = (): never => { throw new Error("not called"); };
  const tokens = { generate: handler, reset: handler };
  const pagingGroups = { list: handler, get: handler, create: handler, update: handler, delete: handler };
  const plugin = (options: object): unknown => exchangePlugin({ tokens, pagingGroups } as never, options as never);
  const none = async (): Promise<undefined> => undefined;
  expect(() => plugin({})).toThrow(/`authenticate` is missing/);
  expect(() => plugin({ authenticate: none })).toThrow(/`findTenant` is missing/);
  expect(() => plugin({ authenticate: none, findTenant: none })).not.toThrow();
});

it("a server says once it listens what it cannot answer, and one that does not listen says nothing", async () => {
  const lines: string[] = [];
  const server = await createServer({ logStream: { write: (line) => void lines.push(line) } });
  await server.ready();
  expect(lines).toEqual([]);
  await server.listen({ port: 0, host: "127.0.0.1" });
  expect(lines.map((line) => (JSON.parse(line) as { readonly msg: string }).msg)).toContain("no handlers for these: requests for them are answered with 501");
  await server.close();
});
