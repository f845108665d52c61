import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { expect, it } from "vitest";
import { rootFolder } from "../../support/emit.ts";
import { kiln, project, scaffold, src } from "./scaffolded-project.ts";

it("writes a stub for every handler, what connects them, and a program", async () => {
  const folder = await project();
  const first = await scaffold(folder);
  expect(first).toMatchObject({ code: 0, changed: [], existing: [], wiring: [], obsolete: [], gone: [] });
  expect(first.written).toEqual([
    ...[
      "library/modules/books.ts",
      "library/modules/authors.ts",
      "library/generators/books.ts",
      "office/room.ts",
      "library/plugin.ts",
      "office/plugin.ts",
    ].map((file) => `${src}/${file}`),
    ...[
      "library/handlers.ts",
      "library/modules.ts",
      "library/generators.ts",
      "office/handlers.ts",
      "services.ts",
      "server.ts",
      "main.ts",
    ].map((file) => `${src}/${file}`),
    ...["packages/reference-server/tsconfig.json", "packages/reference-server/package.json", "package.json"],
  ]);
  expect(first.written.every((path) => statSync(join(folder, path)).isFile())).toBe(true);
  expect(await scaffold(folder)).toEqual({
    code: 0,
    written: [],
    changed: [],
    existing: [],
    wiring: [],
    obsolete: [],
    gone: [],
  });
});

it("writes a working program, which returns the error of the service for a missing handler", async () => {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as {
    readonly createServer: () => Promise<FastifyInstance>;
  };
  const server = await createServer();
  const response = await server.inject("/v2/buildings/1/rooms/7");
  expect([response.statusCode, response.json()]).toEqual([
    501,
    { id: "internal_error", text: "The handler rooms.get is not implemented yet." },
  ]);
  await server.close();
});

it("writes a program that keeps the keys of requests where an operation declares an Idempotency-Key", async () => {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  renameSync(join(folder, src, "bookings/room.ts"), join(folder, src, "bookings/stubs.ts"));
  const written =
    'import { handlers as stubs } from "./stubs.ts";\nlet number = 0;\nexport const handlers = { ...stubs, create: () => ({ number: ++number, name: "Hall" }) };\n';
  writeFileSync(join(folder, src, "bookings/room.ts"), written);
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as {
    readonly createServer: () => Promise<FastifyInstance>;
  };
  const server = await createServer();
  const create = async (key: string): Promise<unknown> =>
    (
      await server.inject({
        method: "POST",
        url: "/v2/buildings/1/rooms",
        body: { name: "Hall" },
        headers: { "idempotency-key": key },
      })
    ).json();
  expect([await create("abc"), await create("abc"), await create("abcd")]).toMatchObject([
    { number: 1 },
    { number: 1 },
    { number: 2 },
  ]);
  await server.close();
});

it("rejects all keys and tenants until their check is written, and a module without a handler", async () => {
  const folder = await project();
  await scaffold(folder);
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as {
    readonly createServer: () => Promise<FastifyInstance>;
  };
  const server = await createServer();
  expect((await server.inject({ url: "/rooms/1?tenant=a", headers: { "x-key": "any" } })).statusCode).toBe(401);
  const response = await server.inject("/find?action=query&list=books&format=json");
  expect([response.statusCode, response.body]).toEqual([
    501,
    expect.stringContaining("The handler modules.books is not implemented yet."),
  ]);
  await server.close();
});

it("writes one module's alone, where one is named", async () => {
  const folder = await project();
  const { written } = await scaffold(folder, "books");
  const files = ["modules/books.ts", "generators/books.ts", "handlers.ts", "modules.ts", "generators.ts"];
  expect(written).toEqual(files.map((file) => `${src}/library/${file}`));
});

it("never changes an existing file, and reports that it is not used", async () => {
  const folder = await project();
  const [path] = (await scaffold(folder, "books")).written;
  writeFileSync(join(folder, path!), "mine\n");
  writeFileSync(join(folder, src, "library/modules.ts"), "export {};\n");
  const again = await scaffold(folder, "books");
  expect(again.written).toEqual([]);
  expect(again.existing).toContain(path);
  expect(again.wiring.length).toBeGreaterThan(0);
  expect(readFileSync(join(folder, path!), "utf8")).toBe("mine\n");
});

it("serves a resource that is new without an edit by hand: its line is added to a list that has only such lines, in its own line ends", async () => {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  const list = join(folder, src, "bookings/handlers.ts");
  const before = readFileSync(list, "utf8").replaceAll("\n", "\r\n");
  writeFileSync(list, before);
  expect(await kiln(folder, "new", "resource", "lamp", "--service", "bookings")).toMatchObject({ code: 0 });
  expect(await kiln(folder, "generate")).toMatchObject({ code: 0 });
  const { changed, wiring, written } = await scaffold(folder);
  expect([changed, wiring, written]).toEqual([[`${src}/bookings/handlers.ts`], [], [`${src}/bookings/lamp.ts`]]);
  expect(readFileSync(list, "utf8")).toBe(`${before}export { handlers as lamps } from "./lamp.ts";\r\n`);
  // Uses a separate process, because this one has already imported the list.
  const program = `const { createServer } = await import(${JSON.stringify(pathToFileURL(join(folder, src, "server.ts")).href)});
    const server = await createServer(); process.stdout.write((await server.inject("/v2/lamps/1")).body); await server.close();`;
  const body = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  expect(JSON.parse(body)).toEqual({ id: "internal_error", text: "The handler lamps.get is not implemented yet." });
});

it("does not change a list with other content, and prints the line instead", async () => {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  const list = join(folder, src, "bookings/handlers.ts");
  const before = `/* Ours. */\n${readFileSync(list, "utf8")}`;
  writeFileSync(list, before);
  await kiln(folder, "new", "resource", "lamp", "--service", "bookings");
  await kiln(folder, "generate");
  const { changed, wiring } = await scaffold(folder);
  const lines = ['export { handlers as lamps } from "./lamp.ts";'];
  expect([changed, wiring]).toEqual([[], [{ file: `${src}/bookings/handlers.ts`, lines }]]);
  expect(readFileSync(list, "utf8")).toBe(before);
});

it("writes the handler of a new operation of a resource into a separate file", async () => {
  const folder = await project();
  await scaffold(folder, "rooms");
  writeFileSync(
    join(folder, "packages/reference-server/src/office/room.ts"),
    "export const handlers = { get: async () => ({}) };\n",
  );
  const { code, written, wiring } = await scaffold(folder, "create");
  expect([code, written]).toEqual([0, ["packages/reference-server/src/office/room-create.ts"]]);
  expect(wiring[0]!.lines).toEqual([
    'import { handler as createHandler } from "./room-create.ts";',
    "create: createHandler,",
  ]);
});

it("finds handlers whose module or operation the spec no longer has, with exit code 1", async () => {
  const folder = await project();
  await scaffold(folder, "books");
  writeFileSync(
    join(folder, "packages/reference-server/src/library/modules.ts"),
    "export const pamphlets = () => [];\n",
    { flag: "a" },
  );
  expect(await scaffold(folder, "books")).toMatchObject({
    code: 1,
    obsolete: [{ file: "packages/reference-server/src/library/handlers.ts", handler: "modules.pamphlets" }],
  });
});

it("reports unsupported calls", async () => {
  const folder = await project();
  expect(await kiln(folder, "scaffold")).toMatchObject({
    code: 2,
    error: expect.stringContaining("kiln scaffold --help") as string,
  });
  expect(await kiln(folder, "scaffold", "client")).toMatchObject({
    code: 2,
    error: expect.stringContaining("“client”") as string,
  });
  mkdirSync(join(folder, "packages/reference-server/src/library"), { recursive: true });
  writeFileSync(
    join(folder, "packages/reference-server/src/library/handlers.ts"),
    'export * as modules from "./nowhere.ts";\n',
  );
  expect(await kiln(folder, "scaffold", "server")).toMatchObject({
    code: 2,
    error: expect.stringContaining("nowhere.ts") as string,
  });
});
