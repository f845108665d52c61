import { fastify, type FastifyPluginAsync } from "fastify";
import { afterAll, expect, test } from "vitest";
import { client } from "../../../generators/emit/client/emitter.ts";
import { server } from "../../../generators/emit/server/emitter.ts";
import { validators } from "../../../generators/emit/validators/emitter.ts";
import { importGenerated } from "../../support/generated-project.ts";
import { importedProject } from "./import-text.ts";

/* Keys, media types and parameters of an imported service: the server understands what the client sends. */

type Method = (...given: readonly unknown[]) => Promise<unknown>;

interface Client {
  readonly createApiClient: (options: object) => {
    readonly [resource in "root" | "tasks"]: Readonly<Record<string, Method>>;
  };
}

interface Server {
  readonly apiPlugin: (handlers: object, options: object) => FastifyPluginAsync;
  readonly StatusError: new (status: number, body: unknown, options: object) => Error;
}

interface Handled {
  readonly caller?: { readonly id: string } | undefined;
  readonly body?: unknown;
  readonly parameters?: unknown;
}

const folder = importedProject("operations", [validators, server, client]);
const { apiPlugin, StatusError } = await importGenerated<Server>(folder, "server/generated/api/index.js");
const { createApiClient } = await importGenerated<Client>(folder, "client/generated/api/index.js");

const received: Handled[] = [];
const handle = async ({ caller, body, parameters }: Handled): Promise<unknown> => {
  received.push({ caller, body, parameters });
  return { title: "Read" };
};
const list = async (request: Handled): Promise<unknown> => [JSON.stringify(await handle(request))];
const get = async (): Promise<never> => {
  throw new StatusError(404, { title: "None" }, { headers: { "Content-Type": "application/problem+json" } });
};
const app = fastify();
const urls: string[] = [];
app.addHook("onRequest", async ({ url }) => void urls.push(url));
const kinds: Readonly<Record<string, string>> = {
  "ada:sécret": "basic",
  s3ss10n: "session",
  "Digest d1gest": "digest",
};
await app.register(
  apiPlugin(
    {
      tasks: { list, delete: handle, archive: handle, get, patch: handle },
      root: { start: handle, stop: async () => "Stopped" },
    },
    { authenticate: async (id: string) => kinds[id] && { id, kind: kinds[id], addresses: [] } },
  ),
);
const baseUrl = await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => app.close());
const { root, tasks } = createApiClient({ baseUrl, key: "ada:sécret", keyIn: "basic" });

test.each([
  ["basic", "ada:sécret"],
  ["cookie", "s3ss10n"],
])("a key is sent and read as %s", async (keyIn, key) => {
  await createApiClient({ baseUrl, key, keyIn }).tasks["list"]!();
  expect(received.at(-1)?.caller?.id).toBe(key);
});

test("lists have the separators of their parameters", async () => {
  const lists = { "due< {n}": "x", ids: [1, 2], tags: ["a", "b"], states: ["open", "done"] };
  await tasks["list"]!({ query: lists });
  expect(received.at(-1)?.parameters).toEqual(lists);
  expect(urls.at(-1)).toBe("/v1/tasks?due%3C+%7Bn%7D=x&ids=1%2C2&tags=a%7Cb&states=open&states=done");
});

test.each([
  ["Start", 204],
  ["Stop", 200],
  ["Other", 404],
])("the action %s at the same path has the status %i", async (action, status) => {
  const { statusCode } = await app.inject({ method: "POST", url: "/v1/", headers: { "x-action": action } });
  expect(statusCode).toBe(status);
});

test("the client calls an operation that a header field selects", async () => {
  expect(await root["stop"]!({ headers: { "X-Action": "Stop" } })).toBe("Stopped");
});

test("a request without a user is refused with a challenge", async () => {
  const { statusCode, headers } = await app.inject("/v1/tasks");
  expect([statusCode, headers["www-authenticate"]]).toEqual([401, 'Basic realm="api", charset="UTF-8"']);
});

test("an error response has the media type that its handler states", async () => {
  const { headers, statusCode } = await app.inject({ url: "/v1/tasks/1", headers: { authorization: "Digest d1gest" } });
  expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
});

test("a body is sent in the media type of the operation", async () => {
  await tasks["patch"]!("1", { title: "New" });
  expect(received.at(-1)?.body).toEqual({ title: "New" });
});

test.each([
  ["application/merge-patch+json", 204],
  ["application/json", 415],
  ["application/x-www-form-urlencoded", 415],
])("a body in %s has the status %i", async (type, status) => {
  const authorization = `Basic ${Buffer.from("ada:sécret").toString("base64")}`;
  const { statusCode } = await app.inject({
    method: "PATCH",
    url: "/v1/tasks/1",
    headers: { authorization, "content-type": type },
    payload: '{"title":"New"}',
  });
  expect(statusCode).toBe(status);
});
