import { fastify, type FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { exchangePlugin } from "@kiln/server/exchange";
import { createServer } from "../../packages/reference-server/src/index.ts";
import { queryServer, type Handlers } from "./query/support/package.ts";

const { createQueryAnswer, queryPlugin } = await queryServer();

it("a handler without a module keeps the server from starting", () => {
  expect(() => createQueryAnswer({ modules: { allpages: () => [], pamphlets: () => [] } })).toThrow(
    /modules\.pamphlets;/,
  );
  expect(() => createQueryAnswer({ generators: { allpages: () => [], siteinfo: () => [] } })).toThrow(
    /generators\.siteinfo;/,
  );
});

it("so does an operation without a handler, or a handler without an operation", () => {
  const handler = (): never => {
    throw new Error("not called");
  };
  const tokens = { generate: handler, reset: handler };
  const pagingGroups = { list: handler, get: handler, create: handler, update: handler, delete: handler };
  const plugin = (handlers: object): unknown => exchangePlugin(handlers as never, {} as never);
  expect(() => plugin({ tokens })).toThrow(/no handler: pagingGroups\.list, .*pagingGroups\.delete;/);
  expect(() => plugin({ tokens, pagingGroups, phones: { list: handler } })).toThrow(
    /no operation of the spec: phones\.list;/,
  );
});

it("so does a service with keys, or with tenants, without the option that says whose they are", () => {
  const handler = (): never => {
    throw new Error("not called");
  };
  const tokens = { generate: handler, reset: handler };
  const pagingGroups = { list: handler, get: handler, create: handler, update: handler, delete: handler };
  const plugin = (options: object): unknown => exchangePlugin({ tokens, pagingGroups } as never, options as never);
  const none = async (): Promise<undefined> => undefined;
  expect(() => plugin({})).toThrow(/`authenticate` is missing/);
  expect(() => plugin({ authenticate: none })).toThrow(/`findTenant` is missing/);
  expect(() => plugin({ authenticate: none, findTenant: none })).not.toThrow();
});

it("a server reports missing handlers once it listens, and nothing before", async () => {
  const { lines, server } = await logged({ modules: { allpages: () => [] } });
  expect(lines).toEqual([]);
  await server.listen({ port: 0, host: "127.0.0.1" });
  expect(lines).toContain("these modules have no handler: requests for them get the status 501");
  await server.close();
});

it("the reference server has handlers for all modules, and reports none missing", async () => {
  const lines: string[] = [];
  const server = await createServer({ logStream: { write: (line) => void lines.push(line) } });
  await server.listen({ port: 0, host: "127.0.0.1" });
  expect(lines.filter((line) => line.includes("no handlers"))).toEqual([]);
  expect(lines).not.toEqual([]);
  await server.close();
});

/** Creates a server with these handlers, and returns the messages that it logs. */
async function logged(
  handlers: Handlers,
): Promise<{ readonly lines: readonly string[]; readonly server: FastifyInstance }> {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push((JSON.parse(line) as { readonly msg: string }).msg);
  const server = fastify({ logger: { level: "info", stream: { write } } });
  await server.register(queryPlugin(handlers) as never);
  await server.ready();
  return { lines, server };
}
