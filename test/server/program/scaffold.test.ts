import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import { afterAll, expect, it } from "vitest";
import { run } from "../../../generators/index.ts";
import { baseFolder } from "../../support/base.ts";
import { rootFolder } from "../../support/emit.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Scaffolded {
  readonly written: readonly string[];
  readonly changed: readonly string[];
  readonly existing: readonly string[];
  readonly wiring: readonly { readonly file: string; readonly lines: readonly string[] }[];
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
  readonly gone: readonly { readonly id: string; readonly folder: string; readonly tests: readonly string[] }[];
}

/** A spec's project with its packages, and no server. */
async function project(spec = baseFolder, packageScope = "@example"): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-scaffold-"));
  folders.push(folder);
  cpSync(spec, folder, { recursive: true });
  expect((await kiln(folder, "generate")).code).toBe(0);
  mkdirSync(join(folder, "node_modules", packageScope), { recursive: true });
  for (const name of ["server", "validators"]) symlinkSync(join(folder, `packages/${name}`), join(folder, `node_modules/${packageScope}/${name}`));
  for (const name of ["fastify", "@types"]) symlinkSync(join(rootFolder, "node_modules", name), join(folder, "node_modules", name));
  return folder;
}

async function kiln(folder: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  const [out, error]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (text) => out.push(text), error: (text) => error.push(text), color: false, folder, runner: "kiln", elapsed: () => 1 });
  return { code, out: out.join(""), error: error.join("") };
}

async function scaffold(folder: string, ...names: readonly string[]): Promise<Scaffolded & { readonly code: number }> {
  const { code, out } = await kiln(folder, "scaffold", "server", ...names, "--json");
  return { code, ...(JSON.parse(out) as Scaffolded) };
}

const src = "packages/reference-server/src";

it("writes a stub for every handler, what connects them, and a program", async () => {
  const folder = await project();
  const first = await scaffold(folder);
  expect(first).toMatchObject({ code: 0, changed: [], existing: [], wiring: [], obsolete: [], gone: [] });
  expect(first.written).toEqual([
    ...["library/modules/books.ts", "library/modules/authors.ts", "library/generators/books.ts", "office/room.ts", "library/plugin.ts", "office/plugin.ts"].map((file) => `${src}/${file}`),
    ...["library/handlers.ts", "library/modules.ts", "library/generators.ts", "office/handlers.ts", "services.ts", "server.ts", "main.ts"].map((file) => `${src}/${file}`),
    ...["packages/reference-server/tsconfig.json", "packages/reference-server/package.json", "package.json"],
  ]);
  expect(first.written.every((path) => statSync(join(folder, path)).isFile())).toBe(true);
  expect(await scaffold(folder)).toEqual({ code: 0, written: [], changed: [], existing: [], wiring: [], obsolete: [], gone: [] });
});

it("writes a program that answers, with the service's own error where a handler is not written", async () => {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as { readonly createServer: () => Promise<FastifyInstance> };
  const server = await createServer();
  const answer = await server.inject("/v2/buildings/1/rooms/7");
  expect([answer.statusCode, answer.json()]).toEqual([501, { id: "internal_error", text: "The handler rooms.get is not written yet." }]);
  await server.close();
});

it("knows no key and no tenant until somebody writes how, and refuses a module whose handler is not written", async () => {
  const folder = await project();
  await scaffold(folder);
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as { readonly createServer: () => Promise<FastifyInstance> };
  const server = await createServer();
  expect((await server.inject({ url: "/rooms/1?tenant=a", headers: { "x-key": "any" } })).statusCode).toBe(401);
  const answer = await server.inject("/find?action=query&list=books&format=json");
  expect([answer.statusCode, answer.body]).toEqual([501, expect.stringContaining("The handler modules.books is not written yet.")]);
  await server.close();
});

it("writes one module's alone, where one is named", async () => {
  const folder = await project();
  const { written } = await scaffold(folder, "books");
  const files = ["modules/books.ts", "generators/books.ts", "handlers.ts", "modules.ts", "generators.ts"];
  expect(written).toEqual(files.map((file) => `${src}/library/${file}`));
});

it("never touches a file that is there, and says that it is not used", async () => {
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
  // In a process of its own, since this one has read the list before.
  const program = `const { createServer } = await import(${JSON.stringify(pathToFileURL(join(folder, src, "server.ts")).href)});
    const server = await createServer(); process.stdout.write((await server.inject("/v2/lamps/1")).body); await server.close();`;
  const body = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  expect(JSON.parse(body)).toEqual({ id: "internal_error", text: "The handler lamps.get is not written yet." });
});

it("leaves a list as it is that has anything else in it, and prints the line", async () => {
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

/** The project of rooms to book, in whose spec another service of one resource takes the place of rooms. */
async function replacedService(): Promise<string> {
  const folder = await project(join(rootFolder, "test/fixtures/bookings"), "@bookings");
  await scaffold(folder);
  mkdirSync(join(folder, "packages/reference-server/test"));
  writeFileSync(join(folder, "packages/reference-server/test/rooms.test.ts"), 'import { createBookingsClient } from "@bookings/client/bookings";\n');
  rmSync(join(folder, "spec/bookings"), { recursive: true });
  cpSync(join(rootFolder, "templates/init/spec/tasks"), join(folder, "spec/tasks"), { recursive: true });
  writeFileSync(join(folder, "spec/decisions.yaml"), readFileSync(join(rootFolder, "templates/init/spec/decisions.yaml")));
  return folder;
}

it("connects a service that takes the place of another, and says what of the other is left", async () => {
  const folder = await replacedService();
  const generated = await kiln(folder, "generate");
  expect([generated.code, generated.error.match(/^warning\[.*$/gm)]).toEqual([0, [
    "warning[obsolete-handlers]: “packages/reference-server/src/bookings” is for the service “bookings”, which the spec does not have.",
    "warning[unserved-service]: The server does not serve “tasks”: nothing in packages/reference-server/src/server.ts or its list of services leads to it.",
  ]]);
  expect(generated.error).toContain("packages/reference-server/src/bookings/, packages/reference-server/test/rooms.test.ts. Then run: kiln scaffold server\n");

  const { code, written, changed, wiring, gone } = await scaffold(folder);
  expect({ code, written, changed, wiring }).toEqual({
    code: 1,
    written: ["tasks/task.ts", "tasks/plugin.ts", "tasks/handlers.ts"].map((file) => `${src}/${file}`),
    changed: [`${src}/services.ts`],
    wiring: [],
  });
  expect(gone).toEqual([{ id: "bookings", folder: `${src}/bookings`, tests: ["packages/reference-server/test/rooms.test.ts"] }]);
  expect(readFileSync(join(folder, src, "services.ts"), "utf8")).toBe('export { plugin as desks } from "./desks/plugin.ts";\nexport { plugin as tasks } from "./tasks/plugin.ts";\n');
  const { error } = await kiln(folder, "check");
  expect(["unserved-service", "obsolete-handlers"].filter((code) => error.includes(code))).toEqual(["obsolete-handlers"]);

  rmSync(join(folder, src, "bookings"), { recursive: true });
  expect(await kiln(folder, "check")).toMatchObject({ code: 0, error: "" });
  const { createServer } = (await import(pathToFileURL(join(folder, src, "server.ts")).href)) as { readonly createServer: () => Promise<FastifyInstance> };
  const server = await createServer();
  // Desks have the same base, and were first.
  expect((await server.inject("/tasks/tasks")).statusCode).toBe(501);
  await server.close();
});

it("leaves a list of services as it is that has anything else in it, and prints the line", async () => {
  const folder = await replacedService();
  const list = join(folder, src, "services.ts");
  const before = `// Ours.\n${readFileSync(list, "utf8")}`;
  writeFileSync(list, before);
  await kiln(folder, "generate");
  const { changed, wiring } = await scaffold(folder);
  expect([changed, wiring]).toEqual([[], [{ file: `${src}/services.ts`, lines: ['export { plugin as tasks } from "./tasks/plugin.ts";'] }]]);
  expect(readFileSync(list, "utf8")).toBe(before);
  expect((await kiln(folder, "check")).error).toContain("warning[unserved-service]");
});

it("adds nothing to a program without such a list, and takes a plugin in any of its files for served", async () => {
  const folder = await replacedService();
  rmSync(join(folder, src, "services.ts"));
  await kiln(folder, "generate");
  expect((await kiln(folder, "check")).error).toContain("unserved-service");
  writeFileSync(join(folder, src, "ours.ts"), 'import { tasksPlugin } from "@bookings/server/tasks";\n');
  expect((await kiln(folder, "check")).error).not.toContain("unserved-service");
  expect((await scaffold(folder)).written).toEqual([`${src}/tasks/task.ts`, `${src}/tasks/handlers.ts`]);
});

it("writes the handler of an operation that is new to its resource into a file of its own", async () => {
  const folder = await project();
  await scaffold(folder, "rooms");
  writeFileSync(join(folder, "packages/reference-server/src/office/room.ts"), "export const handlers = { get: async () => ({}) };\n");
  const { code, written, wiring } = await scaffold(folder, "create");
  expect([code, written]).toEqual([0, ["packages/reference-server/src/office/room-create.ts"]]);
  expect(wiring[0]!.lines).toEqual(['import { handler as createHandler } from "./room-create.ts";', "create: createHandler,"]);
});

it("finds handlers whose module or operation the spec no longer has, with exit code 1", async () => {
  const folder = await project();
  await scaffold(folder, "books");
  writeFileSync(join(folder, "packages/reference-server/src/library/modules.ts"), "export const pamphlets = () => [];\n", { flag: "a" });
  expect(await scaffold(folder, "books")).toMatchObject({ code: 1, obsolete: [{ file: "packages/reference-server/src/library/handlers.ts", handler: "modules.pamphlets" }] });
});

it("says what it cannot do", async () => {
  const folder = await project();
  expect(await kiln(folder, "scaffold")).toMatchObject({ code: 2, error: expect.stringContaining("kiln scaffold --help") as string });
  expect(await kiln(folder, "scaffold", "client")).toMatchObject({ code: 2, error: expect.stringContaining("“client”") as string });
  mkdirSync(join(folder, "packages/reference-server/src/library"), { recursive: true });
  writeFileSync(join(folder, "packages/reference-server/src/library/handlers.ts"), 'export * as modules from "./nowhere.ts";\n');
  expect(await kiln(folder, "scaffold", "server")).toMatchObject({ code: 2, error: expect.stringContaining("nowhere.ts") as string });
});
