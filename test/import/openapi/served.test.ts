import { fastify, type FastifyPluginAsync } from "fastify";
import { afterAll, expect, test } from "vitest";
import { client } from "../../../generators/emit/client/emitter.ts";
import { server } from "../../../generators/emit/server/emitter.ts";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { importGenerated } from "../../support/generated-project.ts";
import { importedProject } from "./import-text.ts";

/* An imported service works end to end: names as in the document, and errors without codes. */

interface Server {
  readonly apiPlugin: (handlers: object, options: object) => FastifyPluginAsync;
  readonly StatusError: new (status: number, body: unknown) => Error;
}

interface Client {
  readonly createApiClient: (options: object) => {
    readonly books: {
      readonly list: (options: object) => Promise<unknown>;
      readonly add: (book: object) => Promise<unknown>;
      readonly listMethods: () => Promise<unknown>;
      readonly lookForLatest: (options: object) => Promise<unknown>;
      readonly endLoan: (id: string, options: object) => Promise<unknown>;
    };
  };
}

const folder = importedProject("library", [validators, server, client]);
const { apiPlugin, StatusError } = await importGenerated<Server>(folder, "server/generated/api/index.js");
const { createApiClient } = await importGenerated<Client>(folder, "client/generated/api/index.js");

const app = fastify();
const handlers = {
  books: {
    list: async ({ parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) => [
      { id: "3f2504e0-4f89-41d3-9a0c-0305e82c3301", title: String(parameters["filter[genre]"]), "@odata.type": "book" },
    ],
    add: async () => {
      throw new StatusError(422, ["The title is taken."]);
    },
    delete: async () => {},
    endLoan: async ({ parameters }: { readonly parameters: Readonly<Record<string, unknown>> }) => parameters["reader"],
    getLatest: async () => ({}),
    lookForLatest: async ({ reply }: { readonly reply: { readonly header: (name: string, value: number) => void } }) =>
      reply.header("X-Total", 1),
    listMethods: async () => ["GET", "HEAD"],
  },
};
await app.register(apiPlugin(handlers, { authenticate: async (id: string) => ({ id, kind: "token", addresses: [] }) }));
const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const { books } = createApiClient({ baseUrl, key: "token-1" });

test("names with other characters are sent and received", async () => {
  const [book] = (await books.list({ query: { "filter[genre]": "poetry" } })) as readonly object[];
  expect(book).toMatchObject({ title: "poetry", "@odata.type": "book" });
});

test("an error response has status and body as the handler threw them", async () => {
  const error = (await books.add({ title: "Emma" }).catch((one: unknown) => one)) as { response(): unknown };
  expect(error.response()).toEqual({ status: 422, data: ["The title is taken."] });
});

test("uses of a path are distinguished by their parameters", async () => {
  const url = `${baseUrl}/v1/books/3f2504e0-4f89-41d3-9a0c-0305e82c3301`;
  const statusOf = async (query: string): Promise<number> => (await fetch(url + query, { method: "DELETE" })).status;
  expect([await statusOf("?reader=7"), await statusOf(""), await statusOf("?reader=x")]).toEqual([200, 204, 204]);
});

test("an operation with its own base URL is called there", async () => {
  const urls: string[] = [];
  const fetch = async (url: string): Promise<Response> => (urls.push(url), new Response("7"));
  const { books: others } = createApiClient({ key: "token-1", fetch, baseUrl: "https://eu.library.example/v1" });
  await others.endLoan("b", { query: { reader: 7 } });
  expect(urls).toEqual(["https://loans.library.example/v2/books/b?reader=7"]);
});

test("HEAD and OPTIONS have handlers of their own", async () => {
  const headers: unknown[] = [];
  expect(
    await books.lookForLatest({ onResponse: (one: Response) => headers.push(one.headers.get("x-total")) }),
  ).toBeUndefined();
  expect(headers).toEqual(["1"]);
  expect(await books.listMethods()).toEqual(["GET", "HEAD"]);
});
