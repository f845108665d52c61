import { fastify, type FastifyPluginAsync } from "fastify";
import { afterAll, expect, test } from "vitest";
import { client } from "../../../generators/emit/client/emitter.ts";
import { server } from "../../../generators/emit/server/emitter.ts";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { importGenerated } from "../../support/generated-project.ts";
import { importedProject } from "./import-text.ts";

/* Objects in forms and query strings: the client writes them, and the server reads the same values. */

interface Server {
  readonly apiPlugin: (handlers: object) => FastifyPluginAsync;
}

type Call = (...given: readonly unknown[]) => Promise<unknown>;

interface Client {
  readonly createApiClient: (options: object) => {
    readonly goods: Readonly<Record<"add" | "list" | "move" | "storePhoto", Call>>;
  };
}

const folder = importedProject("forms", [validators, server, client]);
const { apiPlugin } = await importGenerated<Server>(folder, "server/generated/api/index.js");
const { createApiClient } = await importGenerated<Client>(folder, "client/generated/api/index.js");

const sent: string[] = [];
const app = fastify();
app.addHook("onRequest", async ({ url }) => void sent.push(decodeURIComponent(url.split("?")[1] ?? "")));
const echo = async (request: { readonly parameters: object; readonly body: object }) => ({
  ...request.body,
  ...request.parameters,
});
const photo = async ({ body }: { readonly body: { readonly photo: File } }) => ({
  ...body,
  photo: await body.photo.text(),
});
await app.register(apiPlugin({ goods: { list: echo, add: echo, move: echo, storePhoto: photo } }));
const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const { goods } = createApiClient({ baseUrl });

test("an object in a query string has brackets", async () => {
  const query = { size: { width: 1.5, inner: { width: 2, unit: "m" } }, tags: ["new", "3"], limit: 5 };
  expect(await goods.list({ query })).toEqual(query);
  expect(sent.at(-1)).toBe("size[width]=1.5&size[inner][width]=2&size[inner][unit]=m&tags[0]=new&tags[1]=3&limit=5");
});

test("empty brackets, repeated names and any order of indices are lists", async () => {
  const lists = {
    "tags[]=a&tags[]=b": ["a", "b"],
    "tags=a&tags=b": ["a", "b"],
    "tags=a": ["a"],
    "tags[1]=b&tags[0]=a": ["a", "b"],
  };
  for (const [query, tags] of Object.entries(lists))
    expect(await (await fetch(`${baseUrl}/goods?${query}&limit=1`)).json(), query).toEqual({ tags, limit: 1 });
});

test("contradictory names and values of another type are refused", async () => {
  for (const query of [
    "size=1&size[width]=1",
    "tags[]=a&tags[x]=b",
    "size[width]=wide",
    "size[unit]=m",
    `size${"[inner]".repeat(200)}=1`,
  ])
    expect((await fetch(`${baseUrl}/goods?${query}&limit=1`)).status, query).toBe(400);
});

test("a form has objects, lists of objects, maps and unions", async () => {
  const body = {
    name: "Box",
    size: { width: 1, unit: "cm" },
    tags: ["new"],
    lines: [{ count: 1, fragile: true }, { count: 2 }],
    metadata: { colour: "red", "7": "8", __proto__: null },
    price: { width: 3 },
  };
  expect(await goods.add(body)).toEqual(body);
  expect(await goods.add({ name: "Box", price: "" })).toEqual({ name: "Box", price: "" });
  expect(await goods.add({ name: "Box", price: 2.5 })).toEqual({ name: "Box", price: 2.5 });
});

test("without a style, an object is JSON: a part of a multipart form, or a field", async () => {
  const body = { "photo.details": { width: 4 }, labels: ["a", "b"], marks: [{ width: 1 }, { width: 2 }] };
  expect(await goods.storePhoto(1, { ...body, photo: new Blob(["…"], { type: "image/png" }) })).toEqual({
    ...body,
    photo: "…",
  });
  expect(await goods.move(1, { place: { width: 5 } })).toEqual({ id: 1, place: { width: 5 } });
});
