import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { fastify, type FastifyPluginAsync } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { client } from "../../generators/emit/client/emitter.ts";
import { server } from "../../generators/emit/server/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { rootFolder } from "../support/emit.ts";
import { generatedProject, importGenerated } from "../support/generated-project.ts";

/* Forms over HTTP: from the generated client, curl, browsers, and attackers. */

interface Announcements {
  readonly create: (body: object, call?: object) => Promise<{ readonly id: number; readonly bytes: number }>;
  readonly play: (id: number, body: object) => Promise<void>;
}

type Body = Readonly<Record<string, any>>;

const folder = generatedProject(join(rootFolder, "test/fixtures/forms"), [validators, server, client]);
const { exchangePlugin } = await importGenerated<{
  exchangePlugin: (handlers: object, options: object) => FastifyPluginAsync;
}>(folder, "server/generated/exchange/index.js");
const { createExchangeClient } = await importGenerated<{
  createExchangeClient: (options: object) => { announcements: Announcements };
}>(folder, "client/generated/exchange/index.js");

let received: Body[] = [];
/** Responses stored under idempotency keys. */
const kept = new Map<string, { readonly fingerprint: string; answer: string | undefined }>();
const idempotency = {
  claim: async ({ key, fingerprint }: { readonly key: string; readonly fingerprint: string }) => {
    const before = kept.get(key);
    if (before === undefined) kept.set(key, { fingerprint, answer: undefined });
    return before;
  },
  complete: async ({ key }: { readonly key: string }, response: string) => void (kept.get(key)!.answer = response),
};
const app = fastify();
let address: string;
let announcements: Announcements;

beforeAll(async () => {
  const create = ({ body }: { readonly body: Body }) => {
    received.push(body);
    return { id: received.length, name: body["name"], bytes: body["sound"].size };
  };
  const play = ({ body }: { readonly body: Body }) => void received.push(body);
  const work = (run: (unit: object) => unknown): unknown => run({ idempotency });
  await app.register(exchangePlugin({ announcements: { create, play } }, { read: work, write: work }));
  const baseUrl = `${await app.listen({ port: 0, host: "127.0.0.1" })}/v1`;
  address = `${baseUrl}/announcements`;
  ({ announcements } = createExchangeClient({ baseUrl, retries: { attempts: 1 } }));
});

afterAll(() => app.close());
beforeEach(() => void (received = []));

/** Sends a multipart form. Each part is the text between two boundaries. */
const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";
const sendParts = (parts: readonly string[]): Promise<Response> => {
  const body = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("")}--${boundary}--\r\n`;
  return fetch(address, {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body,
  });
};
const named = 'Content-Disposition: form-data; name="name"\r\n\r\na';
const sounds = (fileName: string): string =>
  `Content-Disposition: form-data; name="sound"; filename="${fileName}"\r\nContent-Type: audio/wav\r\n\r\nRIFF`;

const wav = (bytes: string | Uint8Array<ArrayBuffer> = "RIFF", name = "a.wav"): File =>
  new File([bytes], name, { type: "audio/wav" });

describe("the client sends what a handler gets", () => {
  test("in a form of several parts: texts, numbers, booleans, lists, files with their names and types", async () => {
    const bytes = Uint8Array.of(0, 255, 13, 10, 45, 45, 13, 10, 128);
    const texts = [
      new File(["sun"], "so, 'ñ.txt", { type: "text/plain" }),
      new File([""], "empty.csv", { type: "text/csv" }),
    ];
    const response = await announcements.create({
      name: 'a b&c=d/é,|;+%25"\r\n--x\r\n😀',
      language: "de",
      volume: 0.5,
      repeats: 3,
      urgent: false,
      from: "2026-06-30",
      until: new Date("2026-07-01T10:00:00.000Z"),
      tags: ["a,b", "c&d"],
      sound: wav(bytes, 'q"\r\n../näme.wav'),
      texts,
    });
    const [{ sound, texts: written, ...fields }] = received as [Body];
    expect(fields).toEqual({
      name: 'a b&c=d/é,|;+%25"\r\n--x\r\n😀',
      language: "de",
      volume: 0.5,
      repeats: 3,
      urgent: false,
      from: "2026-06-30",
      until: "2026-07-01T10:00:00Z",
      tags: ["a,b", "c&d"],
    });
    expect([sound.name, sound.type, new Uint8Array(await sound.arrayBuffer())]).toEqual([
      "näme.wav",
      "audio/wav",
      bytes,
    ]);
    expect(written.map(({ name, type, size }: File) => [name, type, size])).toEqual([
      ["so, 'ñ.txt", "text/plain", 3],
      ["empty.csv", "text/csv", 0],
    ]);
    expect(response).toEqual({ id: 1, name: fields.name, bytes: bytes.length });
  });

  test("a Blob without a type gets the first media type that its file may have", async () => {
    await announcements.create({ name: "a", sound: new Blob(["x"]) });
    expect(received[0]!["sound"]).toMatchObject({ name: "blob", type: "audio/wav" });
  });

  test("in a form that is urlencoded", async () => {
    await announcements.play(7, { repeats: 2, urgent: true, volume: 1e-7, tags: ["x+y", "ä&b=c"], from: undefined });
    expect(received).toEqual([{ repeats: 2, urgent: true, volume: 1e-7, tags: ["x+y", "ä&b=c"] }]);
  });
});

describe("others send forms", () => {
  test("curl", async () => {
    const files = join(folder, "files");
    mkdirSync(files, { recursive: true });
    writeFileSync(join(files, "ü,b;c.wav"), "RIFF");
    const { stdout } = await promisify(execFile)("curl", [
      "-sS",
      "-F",
      'name="Täglich; 9 bis 5"',
      "-F",
      "tags=a",
      "-F",
      "tags=b",
      "-F",
      `sound=@"${join(files, "ü,b;c.wav")}";type=audio/wav`,
      address,
    ]);
    expect(JSON.parse(stdout)).toEqual({ id: 1, name: "Täglich; 9 bis 5", bytes: 4 });
    expect(received[0]).toMatchObject({
      name: "Täglich; 9 bis 5",
      tags: ["a", "b"],
      sound: expect.objectContaining({ name: "ü,b;c.wav" }),
    });
  });

  test("curl, of names and values in a form that is urlencoded", async () => {
    const { stdout } = await promisify(execFile)("curl", [
      "-sS",
      "--data-urlencode",
      "tags=ä & b",
      "-d",
      "repeats=2&tags=c",
      `${address}/7/plays`,
    ]);
    expect(stdout).toBe("");
    expect(received).toEqual([{ repeats: 2, tags: ["ä & b", "c"] }]);
  });

  test("a browser, in whose form no file was chosen where none is needed", async () => {
    const none =
      'Content-Disposition: form-data; name="texts"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
    expect((await sendParts([named, sounds("a.wav"), none])).status).toBe(201);
    expect(Object.keys(received[0]!)).toEqual(["name", "sound"]);
  });
});

test.each([
  ["../../etc/passwd", "passwd"],
  ["C:\\\\Windows\\\\a.wav", "a.wav"],
  ["/abs/a.wav", "a.wav"],
  ["..", "file"],
  ["...", "file"],
  ["a/", "file"],
  ["a%0D%0AX-Bad: 1.wav", "aX-Bad: 1.wav"],
  ["a%22b.wav", 'a"b.wav'],
  ["\u202egpj.exe", "gpj.exe"],
  ["nul\u0000.wav", "nul.wav"],
  [" a.wav ", "a.wav"],
  ["näme 日本.wav", "näme 日本.wav"],
])("a file called %j has a plain name, %j", async (sent, name) => {
  expect((await sendParts([named, sounds(sent)])).status).toBe(201);
  expect(received[0]!["sound"].name).toBe(name);
});

const form = (entries: Readonly<Record<string, string | File | readonly (string | File)[]>>): FormData => {
  const made = new FormData();
  for (const [name, values] of Object.entries(entries))
    for (const value of [values].flat()) made.append(name, value as string);
  return made;
};
const good = { name: "a", sound: wav() };
const { sound: _, ...soundless } = good;

describe("what is wrong with a form is said, with the name of the field, and no handler sees it", () => {
  test.each<readonly [string, FormData, number, string, string]>([
    ["a file is missing", form(soundless), 400, "missing", "sound is missing"],
    ["a field is missing", form({ sound: wav() }), 400, "missing", "name is missing"],
    [
      "a file of another media type",
      form({ ...good, sound: new File(["x"], "a.png", { type: "image/png" }) }),
      400,
      "invalid",
      'sound must be a file of audio/wav or audio/mpeg, up to 200000 bytes, not "a file of image/png, 1 bytes"',
    ],
    [
      "a file that is too large",
      form({ ...good, sound: wav("x".repeat(200_001)) }),
      400,
      "invalid",
      'not "a file of audio/wav, 200001 bytes"',
    ],
    [
      "too many files",
      form({ ...good, texts: Array.from("abcd", (text) => new File([text], "a.txt", { type: "text/plain" })) }),
      400,
      "invalid",
      "texts must be a list of at most 3 items",
    ],
    [
      "one of several files of another media type",
      form({ ...good, texts: [new File(["x"], "a.txt", { type: "text/plain" }), wav()] }),
      400,
      "invalid",
      "texts.1 must be a file of text/*",
    ],
    [
      "a text in the place of a file",
      form({ ...good, sound: "RIFF" }),
      400,
      "invalid",
      'sound must be a file of audio/wav or audio/mpeg, up to 200000 bytes, not "RIFF"',
    ],
    ["a file in the place of a text", form({ ...good, name: wav() }), 400, "invalid", "name must be text"],
    ["a field twice", form({ ...good, repeats: ["1", "1"] }), 400, "invalid", "repeats occurs more than once"],
    ["a file twice", form({ ...good, sound: [wav(), wav()] }), 400, "invalid", "sound occurs more than once"],
    [
      "no number",
      form({ ...good, repeats: "two" }),
      400,
      "invalid",
      'repeats must be a whole number from 1 to 10, not "two"',
    ],
    ["a rule that is broken", form({ ...good, until: "2026-07-01T10:00:00Z" }), 400, "invalid", "until needs from"],
  ])("%s", async (_, body, status, code, sentence) => {
    const response = await fetch(address, { method: "POST", body });
    const {
      code: got,
      message,
      details,
    } = (await response.json()) as { code: string; message: string; details?: unknown };
    expect([response.status, got, received]).toEqual([status, code, []]);
    expect(JSON.stringify([message, details])).toContain(JSON.stringify(sentence).slice(1, -1));
  });

  test.each<readonly [string, RequestInit["body"], string | undefined, number, string]>([
    ["JSON", '{"name":"a"}', "application/json", 415, "Content-Type must be multipart/form-data"],
    [
      "the other kind of form",
      "name=a",
      "application/x-www-form-urlencoded",
      415,
      "Content-Type must be multipart/form-data",
    ],
    ["no boundary", "--x--\r\n", "multipart/form-data", 400, "the body is not multipart/form-data"],
    ["no end", "--x\r\n", "multipart/form-data; boundary=x", 400, "the body is not multipart/form-data"],
    ["no parts", "", "multipart/form-data; boundary=x", 400, "the body is not multipart/form-data"],
    [
      "no names",
      "--x\r\n\r\na\r\n--x--\r\n",
      "multipart/form-data; boundary=x",
      400,
      "the body is not multipart/form-data",
    ],
  ])("a body with %s", async (_, body, type, status, sentence) => {
    const response = await fetch(address, { method: "POST", body: body!, headers: { "content-type": type! } });
    expect([response.status, received]).toEqual([status, []]);
    expect(await response.text()).toContain(sentence);
  });
});

test("names that all objects inherit are names like any other", async () => {
  const names = ["__proto__", "constructor", "toString"].map(
    (name) => `Content-Disposition: form-data; name="${name}"\r\n\r\nx`,
  );
  expect((await sendParts([...names, named, sounds("a.wav")])).status).toBe(201);
  expect(Object.keys(received[0]!)).toEqual(["name", "sound"]);
});

test("a request may be repeated under its key with the same files, and not with others", async () => {
  const send = (bytes: string) =>
    announcements.create({ name: "a", sound: wav(bytes) }, { headers: { "Idempotency-Key": "k1" } });
  await send("one");
  await expect(send("one")).rejects.toMatchObject({ code: "answer_not_kept" });
  await expect(send("two")).rejects.toMatchObject({ code: "idempotency_key_reused" });
});

describe("a form costs no more than its bound", () => {
  /** The maximum total size: that of the files plus that of any body. */
  const most = 200_000 + 3 * 10_000 + 65_536;

  test("many parts are counted before they are read", async () => {
    const response = await sendParts(Array<string>(2_500).fill('Content-Disposition: form-data; name="a"\r\n\r\n'));
    expect([response.status, await response.text()]).toEqual([413, expect.stringContaining("more than 1000 parts")]);
  });

  test("a body that says it is larger is refused before it has come", async () => {
    const response = await untilEnd(`Content-Length: ${most + 1}\r\n\r\n`, 0);
    expect(response).toContain("HTTP/1.1 413 ");
  });

  test("one that does not say it is cut off at the bound", async () => {
    expect(await untilEnd("Transfer-Encoding: chunked\r\n\r\n", most + 200_000)).toContain("HTTP/1.1 413 ");
  });

  test("one as large as may be is taken", async () => {
    const parts = [named, sounds("a.wav").replace("RIFF", "x".repeat(200_000))];
    expect((await sendParts(parts)).status).toBe(201);
  });

  /** Sends `count` bytes of an endless form. Returns the response when the server closes the connection. */
  async function untilEnd(head: string, count: number): Promise<string> {
    const { port } = new URL(address);
    const socket = connect(Number(port), "127.0.0.1");
    let text = "";
    const ended = new Promise<void>((resolve) => {
      socket.on("data", (data) => void ((text += data), text.includes("\r\n\r\n") && resolve()));
      socket.on("close", () => resolve());
      socket.on("error", () => resolve());
    });
    socket.write(
      `POST /v1/announcements HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n${head}`,
    );
    const part = "x".repeat(10_000);
    for (let sent = 0; sent < count && !socket.destroyed; sent += part.length)
      socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
    await ended;
    socket.destroy();
    return text;
  }
});
