import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { withMaps } from "../../generators/cli/publish.ts";
import { rootFolder } from "../support/emit.ts";
import { linkLibraries } from "../support/generated-packages.ts";
import { random } from "../support/random.ts";
import { runKiln } from "../support/run-kiln.ts";
import { startTypeScript5, startTypeScript7, type Place, type TypeServer } from "./type-servers.ts";

/* “Go to definition” for names in the packed packages, as editors do it. */

const folder = mkdtempSync(join(tmpdir(), "kiln-maps-"));
const modules = join(folder, "node_modules/@kiln");
const packages = ["client", "server", "validators", "mock", "mcp", "tanstack-query"];
const seed = 35;

beforeAll(async () => {
  const before = join(folder, "before");
  mkdirSync(before);
  for (const name of packages) packInto(before, join(rootFolder, "packages", name));
  await withMaps(rootFolder, { out: () => undefined }, async (folderToPack) => {
    for (const name of packages) packInto(folder, folderToPack(`packages/${name}`));
  });
  for (const name of packages) {
    mkdirSync(join(modules, name), { recursive: true });
    execFileSync("tar", ["xzf", tarball(folder, name), "-C", join(modules, name), "--strip-components=1"]);
  }
  linkLibraries(folder);
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  const compilerOptions = { module: "nodenext", target: "es2023", strict: true, noEmit: true, types: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["program.ts"] }));
  writeFileSync(join(folder, "program.ts"), program);
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

function packInto(target: string, packageFolder: string): void {
  const args = ["pack", packageFolder, "--silent", "--pack-destination", target];
  execFileSync("npm", args, { cwd: rootFolder, stdio: ["ignore", "ignore", "pipe"] });
}

function tarball(target: string, name: string): string {
  return join(target, readdirSync(target).find((file) => file.startsWith(`kiln-${name}-`) && file.endsWith(".tgz"))!);
}

/** A use of each kind of name, marked with the line of YAML that defines it. The name is the last one before the mark. */
const program = `import { createQueryClient } from "@kiln/client/query";
import { createExchangeClient, type PagingGroupDetail } from "@kiln/client/exchange"; // PagingGroupDetail -> detail:
import type { AllpagesParameters } from "@kiln/validators/query/allpages"; // AllpagesParameters -> module: allpages
import { decode } from "@kiln/validators/exchange/createPagingGroup";
import type { ExchangeHandlers } from "@kiln/server/exchange"; // ExchangeHandlers -> service: exchange
import { exchangeMock } from "@kiln/mock/exchange"; // exchangeMock -> service: exchange
import { createExchangeQueries } from "@kiln/tanstack-query/exchange";
declare const wiki: ReturnType<typeof createQueryClient>;
declare const client: ReturnType<typeof createExchangeClient>;
const parameters = { from: "A" } satisfies AllpagesParameters; // from -> from:
for await (const item of wiki.list("allpages", parameters)) item.title; // title -> title: { type: title,
wiki.list("allpages", {}); // list -> list:
wiki.query({ titles: "A", prop: { info: {} } }); // titles -> titles: { type: string,
wiki.query({ titles: "A", prop: { info: {} } }); // info -> module: info
client.pagingGroups.create({ number: "1", name: "A" }); // name -> pa_name:
client.pagingGroups.create({ number: "1", name: "A" }); // create -> create:
client.pagingGroups; // pagingGroups -> resource: paging-group
declare const group: PagingGroupDetail;
group.number; // number -> pa_number: string
const decoded = decode({});
if (decoded.ok) decoded.value.name; // name -> pa_name:
declare const handlers: ExchangeHandlers;
handlers.pagingGroups.list; // list -> list:
exchangeMock({ data: { pagingGroups: [{ pa_name: "A" }] } }); // pa_name -> pa_name: string
createExchangeQueries(client).pagingGroups.update; // update -> update:
`;

const servers: readonly [version: string, start: () => TypeServer | Promise<TypeServer>][] = [
  ["5.9", () => startTypeScript5(folder)],
  ["7", () => startTypeScript7(folder)],
];

describe.each(servers)("TypeScript %s", (_version, start) => {
  let server: TypeServer;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server.stop());

  it("finds the YAML of the names in a program", async () => {
    const uses = program.split("\n").flatMap((line, index) => {
      const [, name, wanted] = / \/\/ (\w+) -> (.*)$/.exec(line) ?? [];
      if (name === undefined) return [];
      const character = line.lastIndexOf(name, line.indexOf(" // "));
      return [{ place: { file: join(folder, "program.ts"), line: index, character }, text: `${name} -> ${wanted}` }];
    });
    const found: string[] = [];
    for (const { place, text } of uses) {
      const lines = (await server.definitions(place)).filter(isYaml).map((one) => lineAt(one).trim());
      const [name, wanted] = text.split(" -> ") as [string, string];
      found.push(`${name} -> ${lines.find((line) => line.startsWith(wanted)) === undefined ? lines[0] : wanted}`);
    }
    expect(uses).toHaveLength(17);
    expect(found).toEqual(uses.map(({ text }) => text));
  }, 120_000);

  it("finds the YAML of 100 declared names", async () => {
    const drawn = random(seed).shuffled(declaredNames()).slice(0, 100);
    const wrong: string[] = [];
    for (const one of drawn) {
      const found = await server.definitions(one.place);
      if (!found.some((place) => isYaml(place) && defines(place, one.name)))
        wrong.push(`${relative(modules, one.place.file)}: ${one.name} -> ${found.map(show).join(", ")}`);
    }
    expect(wrong).toEqual([]);
  }, 120_000);
});

function isYaml({ file }: Place): boolean {
  return file.endsWith(".yaml");
}

function lineAt({ file, line }: Place): string {
  return readFileSync(file, "utf8").split("\n")[line] ?? "";
}

function show(place: Place): string {
  return `${relative(modules, place.file)}:${place.line + 1} ${lineAt(place).trim()}`;
}

interface DeclaredName {
  readonly name: string;
  readonly place: Place;
}

/** Members that the emitters themselves name, and types of whole requests. */
const ofKiln = new Set(
  "answers,baseUrl,check,code,continue,data,errors,generate,generators,generator,info,key,keyIn,modules,module,name,override,pages,parameters,query,tenant,validate,warnings".split(
    ",",
  ),
);

/** Returns the names of members and exported types that declare something of the spec, without those of the runtime. */
function declaredNames(): readonly DeclaredName[] {
  const names: DeclaredName[] = [];
  for (const path of readdirSync(modules, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".d.ts") || path.includes("generated/runtime/") || path.endsWith("generated/index.d.ts"))
      continue;
    const file = join(modules, path);
    const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      const isMember = ts.isPropertySignature(node) && !isOfKiln(node);
      if (isMember || (isType(node) && isOfModule(path))) {
        const position = source.getLineAndCharacterOfPosition(node.name.getStart());
        names.push({ name: node.name.getText().replaceAll('"', ""), place: { file, ...position } });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return names;
}

function isType(node: ts.Node): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) return false;
  return node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function isOfKiln(member: ts.PropertySignature): boolean {
  if (ofKiln.has(member.name.getText())) return true;
  // Conditions of types, such as `R extends { readonly list: infer Modules }`, and the members of unions by number.
  for (let node: ts.Node = member; ; node = node.parent) {
    if (ts.isConditionalTypeNode(node)) return true;
    if (isType(node)) return /^\d+$/.test(member.name.getText());
    if (ts.isSourceFile(node)) return true;
  }
}

/** True for files whose types are all named after a definition of the spec. */
function isOfModule(path: string): boolean {
  return (
    /\/(?:modules|resources|exchange)\/[^/]+\.d\.ts$/.test(path) &&
    !/\/(?:index|data|msw|extras|convert)\.d\.ts$/.test(path)
  );
}

/** Returns whether the definition at a line of YAML has a name, or one that the name was made of. */
function defines({ file, line }: Place, name: string): boolean {
  const lines = readFileSync(file, "utf8").split("\n");
  const indent = lines[line]!.search(/\S/);
  if (/^(?:module|resource|service):/.test(lines[line]!) && plain(lines.join("\n")).includes(plain(name))) return true;
  const after = lines.slice(line + 1).findIndex((text) => text.trim() !== "" && text.search(/\S/) <= indent);
  const entry = plain(lines.slice(line, after < 0 ? undefined : line + 1 + after).join("\n"));
  const [, key = "", value = ""] = /^\s*(?:- )?([\w-]+)(?:-\{\w+\})?:\s*([\w-]*)/.exec(lines[line]!) ?? [];
  const own = key === "result" ? plain(file.slice(file.lastIndexOf("/") + 1, -".yaml".length)) : plain(key);
  const isNamed = (part: string): boolean => part.length > 1 && plain(name).includes(part);
  return isNamed(own) || isNamed(plain(value)) || entry.includes(plain(name));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

test("the tarballs grow by at most a quarter", () => {
  const sizes = packages.map((name) => {
    const [before, after] = [join(folder, "before"), folder].map((target) => statSync(tarball(target, name)).size);
    return { name, before: before!, after: after! };
  });
  const total = (key: "before" | "after"): number => sizes.reduce((sum, one) => sum + one[key], 0);
  process.stdout.write(`${sizes.map(({ name, before, after }) => `${name}: ${before} -> ${after}`).join("\n")}\n`);
  expect(total("after") / total("before")).toBeLessThan(1.25);
});

test("a team's own packages are packed with maps, and stay unchanged", async () => {
  const project = join(folder, "project");
  cpSync(join(rootFolder, "test/services/bookings/spec"), join(project, "spec"), { recursive: true });
  expect((await runKiln(project, "generate")).code).toBe(0);
  const before = execFileSync("find", ["packages", "-newer", "spec/project.yaml"], { cwd: project, encoding: "utf8" });
  const declarations = "packages/validators/generated/booking/createRoom.d.ts";
  writeFileSync(join(project, declarations), `${readFileSync(join(project, declarations), "utf8")}// edited\n`);
  const { code, out, error } = await runKiln(project, "pack", "--out", "tarballs");
  expect(error).toBe("");
  expect(code).toBe(0);
  expect(out).toContain("1 declaration file differs from the output for spec/");
  const client = readdirSync(join(project, "tarballs")).find((file) => file.includes("client"))!;
  const listed = execFileSync("tar", ["tzf", join(project, "tarballs", client)], { encoding: "utf8" }).split("\n");
  expect(listed).toContain("package/generated/booking/resources/room.d.ts.map");
  expect(listed).toContain("package/generated/spec/booking/resources/room.yaml");
  const after = execFileSync("find", ["packages", "-newer", "spec/project.yaml"], { cwd: project, encoding: "utf8" });
  expect(after).toBe(before);
}, 120_000);
