import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { client } from "../../generators/emit/client/emitter.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/* A client that sends and receives bytes, with a server that breaks its contract. */

interface Call {
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  readonly mediaType?: string;
}

interface Documents {
  readonly export: (call?: Call) => Promise<Response>;
  readonly readInvoice: (booking: string, call?: Call) => Promise<{ readonly status: number; readonly data: unknown }>;
  readonly storePlan: (venue: string, body: unknown, call?: Call) => Promise<void>;
}

interface Package {
  readonly createShopClient: (options: object) => { readonly documents: Documents };
}

const folder = generatedProject(join(rootFolder, "test/services/booking-shop"), [client]);
const { createShopClient } = await importGenerated<Package>(folder, "client/generated/shop/index.js");
const venue = "0190b6b2-0000-7000-8000-000000000001";
const booking = "0190b6b2-0000-7000-8000-000000000002";

let server: Server;
let documents: Documents;
/** The Content-Type and the body of each completely received request. */
const received: (readonly [type: string | undefined, body: string])[] = [];
let status = 200;
/** True if the response does not end after its first part. */
let isEndless = false;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push([request.headers["content-type"], Buffer.concat(parts).toString()]);
    if (request.method === "PUT") return response.writeHead(status).end();
    response.writeHead(status, { "content-type": status === 200 ? "text/csv" : "application/json" });
    if (isEndless) return response.write("id\n");
    return response.end(status === 200 ? "id\n" : status === 202 ? "7" : '{"code":"not-found","message":"None."}');
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  ({ documents } = createShopClient({ baseUrl, key: "k", retries: { attempts: 3, firstDelay: 1 } }));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("a binary response is returned before its body arrives, and may take longer than the timeout", async () => {
  isEndless = true;
  const response = await documents.export({ timeout: 50 });
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toBe("id\n");
  const more = await Promise.race([
    reader.read().then(
      () => "ended",
      () => "failed",
    ),
    new Promise((resolve) => setTimeout(resolve, 120, "open")),
  ]);
  expect(more).toBe("open");
  await reader.cancel();
});

test("the signal of a call ends the body of its response", async () => {
  isEndless = true;
  const controller = new AbortController();
  const response = await documents.export({ signal: controller.signal });
  const text = response.text();
  controller.abort(new Error("enough"));
  await expect(text).rejects.toThrow("enough");
});

test("a binary response is an ordinary Response, and an error response throws", async () => {
  isEndless = false;
  expect(await (await documents.export()).text()).toBe("id\n");
  status = 404;
  await expect(documents.export()).rejects.toMatchObject({ code: "not-found" });
  status = 200;
});

test("among several responses, a binary one is returned unread with its status, others are read within the timeout", async () => {
  const unread = await documents.readInvoice(booking);
  expect(unread).toEqual({ status: 200, data: expect.any(Response) });
  expect(await (unread.data as Response).text()).toBe("id\n");
  status = 202;
  expect(await documents.readInvoice(booking)).toEqual({ status: 202, data: 7 });
  isEndless = true;
  await expect(documents.readInvoice(booking, { timeout: 50 })).rejects.toMatchObject({ kind: "timeout" });
  [status, isEndless] = [200, false];
});

test("the media type is what the call says, or the Blob, or else the first", async () => {
  received.length = 0;
  const pdf = new Blob(["b"], { type: "application/pdf" });
  await documents.storePlan(venue, pdf);
  await documents.storePlan(venue, pdf, { mediaType: "image/png" });
  await documents.storePlan(venue, new Blob(["b"], { type: "text/html" }));
  await documents.storePlan(venue, Uint8Array.of(98));
  await documents.storePlan(venue, pdf.stream());
  const types = ["application/pdf", "image/png", "image/png", "image/png", "image/png"];
  expect(received).toEqual(types.map((type) => [type, "b"]));
});

test("a stream is sent once, whatever the response; bytes are sent again", async () => {
  received.length = 0;
  status = 503;
  await expect(documents.storePlan(venue, new Blob(["b"]).stream())).rejects.toMatchObject({ status: 503 });
  expect(received.length).toBe(1);
  await expect(documents.storePlan(venue, new Blob(["b"]))).rejects.toThrow();
  expect(received.length).toBeGreaterThan(1);
  status = 200;
});
