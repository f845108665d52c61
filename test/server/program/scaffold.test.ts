import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, expect, it } from "vitest";
import { run } from "../../../generators/index.ts";
import { baseFolder } from "../../support/base.ts";
import { rootFolder } from "../../support/emit.ts";

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Scaffolded {
  readonly written: readonly string[];
  readonly existing: readonly string[];
  readonly wiring: readonly { readonly file: string; readonly lines: readonly string[] }[];
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
}

/** The base spec's project with its packages, and a folder for handlers, without any. */
async function project(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-scaffold-"));
  folders.push(folder);
  cpSync(baseFolder, folder, { recursive: true });
  expect((await kiln(folder, "generate")).code).toBe(0);
  mkdirSync(join(folder, "packages/reference-server"), { recursive: true });
  writeFileSync(join(folder, "packages/reference-server/package.json"), '{ "type": "module" }\n');
  mkdirSync(join(folder, "node_modules/@example"), { recursive: true });
  for (const name of ["server", "validators"]) symlinkSync(join(folder, `packages/${name}`), join(folder, `node_modules/@example/${name}`));
  symlinkSync(join(rootFolder, "node_modules/fastify"), join(folder, "node_modules/fastify"));
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

/** Does what it says is to be done. */
function wire(folder: string, { wiring }: Scaffolded): void {
  for (const { file, lines } of wiring) writeFileSync(join(folder, file), `${lines.join("\n")}\n`, { flag: "a" });
}

it("writes a stub for every handler, which the lines that it prints wire, and which the types accept", async () => {
  const folder = await project();
  const first = await scaffold(folder);
  expect(first).toMatchObject({ code: 0, existing: [], obsolete: [] });
  expect(first.written.map((path) => path.split("/").slice(3).join("/"))).toEqual(["library/modules/books.ts", "library/modules/authors.ts", "library/generators/books.ts", "office/room.ts"]);
  expect(first.written.every((path) => statSync(join(folder, path)).isFile())).toBe(true);
  wire(folder, first);

  const files = readdirSync(join(folder, "packages/reference-server/src"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const { options } = ts.convertCompilerOptionsFromJson({ ...baseOptions(), types: [] }, rootFolder);
  const checked = ts.createProgram(files.map((file) => join(folder, "packages/reference-server/src", file)), options);
  expect(ts.getPreEmitDiagnostics(checked).map(({ file, messageText }) => `${file?.fileName} ${ts.flattenDiagnosticMessageText(messageText, "\n")}`)).toEqual([]);
  expect(files.length).toBeGreaterThan(first.written.length);

  expect(await scaffold(folder)).toEqual({ code: 0, written: [], existing: [], wiring: [], obsolete: [] });
});

it("writes one module's alone, where one is named", async () => {
  const folder = await project();
  const { written } = await scaffold(folder, "books");
  expect(written.map((path) => path.split("/").slice(3).join("/"))).toEqual(["library/modules/books.ts", "library/generators/books.ts"]);
});

it("never touches a file that is there, and says that it is not used", async () => {
  const folder = await project();
  const [path] = (await scaffold(folder, "books")).written;
  writeFileSync(join(folder, path!), "mine\n");
  const again = await scaffold(folder, "books");
  expect(again.written).toEqual([]);
  expect(again.existing).toContain(path);
  expect(again.wiring.length).toBeGreaterThan(0);
  expect(readFileSync(join(folder, path!), "utf8")).toBe("mine\n");
});

it("writes the handler of an operation that is new to its resource into a file of its own", async () => {
  const folder = await project();
  wire(folder, await scaffold(folder, "rooms"));
  writeFileSync(join(folder, "packages/reference-server/src/office/room.ts"), "export const handlers = { get: async () => ({}) };\n");
  const { code, written, wiring } = await scaffold(folder, "create");
  expect([code, written]).toEqual([0, ["packages/reference-server/src/office/room-create.ts"]]);
  expect(wiring[0]!.lines).toEqual(['import { handler as createHandler } from "./room-create.ts";', "create: createHandler,"]);
});

it("finds handlers whose module or operation the spec no longer has, with exit code 1", async () => {
  const folder = await project();
  wire(folder, await scaffold(folder, "books"));
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

function baseOptions(): object {
  return (JSON.parse(readFileSync(join(rootFolder, "tsconfig.json"), "utf8")) as { readonly compilerOptions: object }).compilerOptions;
}
