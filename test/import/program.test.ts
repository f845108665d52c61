import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { run } from "../../generators/index.ts";
import { filesBelow } from "../../generators/runtime/folders.ts";
import { baseFolder } from "../support/base.ts";
import { runKiln } from "../support/run-kiln.ts";

const fixture = join(import.meta.dirname, "fixture/paraminfo.json");
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "kiln-import-"));
  folders.push(made);
  const root = join(made, "example");
  mkdirSync(root);
  return root;
}

const importInto = (root: string, input: string, ...more: readonly string[]) =>
  runKiln(root, "import", "paraminfo", input, ...more);

/** Writes the fixture with a change to a file in the folder. */
function changed(root: string, change: (modules: any[]) => void): string {
  const body = JSON.parse(readFileSync(fixture, "utf8"));
  change(body.paraminfo.modules);
  writeFileSync(join(root, "changed.json"), JSON.stringify(body));
  return join(root, "changed.json");
}

const parameter = (modules: any[], module: string, name: string): any =>
  modules.find((one) => one.name === module).parameters.find((one: any) => one.name === name);

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/w`;
}

describe("kiln import paraminfo", () => {
  test("makes a project in an empty folder, which generates packages", async () => {
    const root = folder();
    const { code, out, error } = await importInto(root, fixture);
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(out).toContain("4 modules with");
    expect(out).toContain("  mustExist → a title that need not exist (1)\n    catalog.about\n");
    expect((await runKiln(root, "format", "--check")).code).toBe(0);
    expect((await runKiln(root, "generate")).code).toBe(0);
    expect(readFileSync(join(root, "packages/client/package.json"), "utf8")).toContain("/client");
  });

  test("adds a service to a spec, with decisions after those that it has", async () => {
    const root = folder();
    cpSync(baseFolder, root, { recursive: true });
    const before = readFileSync(join(root, "spec/decisions.yaml"), "utf8");
    expect((await importInto(root, fixture, "--into", "spec/fixture-wiki")).code).toBe(1);
    const after = readFileSync(join(root, "spec/decisions.yaml"), "utf8");
    expect(after.startsWith(before.trimEnd())).toBe(true);
    expect(after).toContain("How are requests to “fixture-wiki” and its responses written?");
    expect((await runKiln(root, "generate")).code).toBe(0);
  });

  test("changes nothing the second time, and states its result as JSON", async () => {
    const root = folder();
    await importInto(root, fixture);
    const { out } = await importInto(root, fixture, "--json");
    const report = JSON.parse(out);
    expect(report).toMatchObject({ service: "mediawiki", modules: 4, files: [] });
    expect(report.losses).toContainEqual({ subject: "catalog.until", feature: "type expiry", instead: "a string" });
  });

  test("replaces edited files only with --force, and removes modules that the wiki no longer has", async () => {
    const root = folder();
    await importInto(root, fixture);
    const file = changed(root, (modules) => {
      parameter(modules, "catalog", "from").required = true;
      modules.splice(
        modules.findIndex(({ name }) => name === "keys"),
        1,
      );
    });
    const refused = await importInto(root, file);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain(
      "differs     spec/mediawiki/modules/catalog.yaml: it is not what would be imported",
    );
    expect(refused.error).toContain("differs     spec/mediawiki/modules/keys.yaml: the wiki has no such module");
    expect((await importInto(root, file, "--force")).code).toBe(1);
    expect(() => readFileSync(join(root, "spec/mediawiki/modules/keys.yaml"))).toThrow();
  });

  test("keeps results that were learned", async () => {
    const root = folder();
    await importInto(root, fixture);
    const path = join(root, "spec/mediawiki/modules/keys.yaml");
    const learned = "result:\n  by: D-001\n  results: { keys: { map: string, optional: true } }";
    writeFileSync(path, readFileSync(path, "utf8").replace(/^result: .*$/m, learned));
    const { code, error } = await importInto(root, fixture);
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(readFileSync(path, "utf8")).toContain(learned);
  });

  test("reads a wiki by the URL of its script directory, and keeps what it read", async () => {
    const root = folder();
    const asked: string[] = [];
    const body = JSON.parse(readFileSync(fixture, "utf8"));
    const url = await serve(({ url, headers }, response) => {
      asked.push(`${headers["user-agent"]} ${url}`);
      const isDescription = url!.includes("action=paraminfo");
      response.end(JSON.stringify(isDescription ? { paraminfo: body.paraminfo } : { query: body.query }));
    });
    const { code } = await importInto(root, url, "--output", "kept.json", "--user-agent", "tests (tests@example.org)");
    expect(code).toBe(1);
    expect(JSON.parse(readFileSync(join(root, "kept.json"), "utf8"))).toEqual(body);
    expect(asked).toHaveLength(2);
    expect(asked[0]).toMatch(/^tests \(tests@example\.org\) kiln\/\S+ \/w\/api\.php\?action=paraminfo&modules=/);
  });

  const responses: readonly (readonly [string, number, string, string])[] = [
    ["an HTML page", 200, "<!DOCTYPE html><p>Welcome", "answers with an HTML page; is it the URL of api.php?"],
    ["an error of HTTP", 500, "out of order", "answers with the HTTP status 500"],
    ["truncated JSON", 200, '{"paraminfo": {"modules": [', "answers with incomplete JSON"],
    ["another JSON API", 200, '{"hello": "world"}', "it has no member “paraminfo” with a list of modules"],
    ["an older format", 200, '{"paraminfo": {"modules": [{"name": 1}]}}', "request formatversion=2"],
    ["no query module", 200, '{"paraminfo": {"modules": []}}', "it describes no query module"],
    [
      "a wiki that only accounts may read",
      200,
      '{"errors": [{"code": "readapidenied", "text": "You need read permission."}]}',
      "only accounts may read this wiki: log in, save the response, import it",
    ],
  ];

  test.each(responses)("%s is refused with its reason", async (_, status, body, reason) => {
    const url = await serve((_request, response) => {
      response.statusCode = status;
      response.end(body);
    });
    const root = folder();
    const { code, error } = await importInto(root, url);
    expect(code).toBe(2);
    expect(error).toContain(reason);
    expect(error.split("\n")).toHaveLength(3);
  });

  const calls: readonly (readonly [string, readonly string[], string])[] = [
    ["no form", [], "Name the form of the description. Known: openapi, paraminfo."],
    [
      "an unknown form",
      ["paramifo", "x"],
      "“paramifo” cannot be imported. Known: openapi, paraminfo. Did you mean “paraminfo”?",
    ],
    ["no input", ["paraminfo"], "Name a file or a URL"],
    ["a missing file", ["paraminfo", "absent.json"], "“absent.json” cannot be read: there is no such file."],
    ["a folder", ["paraminfo", "."], "“.” cannot be read: it is a folder."],
    ["another protocol", ["paraminfo", "ftp://wiki.example"], "the URL must start with http:// or https://"],
    ["an unreachable host", ["paraminfo", "http://127.0.0.1:1"], "it cannot be reached"],
    ["an option of another form", ["paraminfo", fixture, "--only", "x"], "kiln import paraminfo has no option --only."],
    [
      "a folder outside spec/",
      ["paraminfo", fixture, "--into", "elsewhere"],
      "“elsewhere” is not the folder of a service",
    ],
  ];

  test.each(calls)("%s is a wrong call", async (_, args, reason) => {
    const { code, out, error } = await runKiln(folder(), "import", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(reason);
  });

  test("a spec with errors is not added to", async () => {
    const root = folder();
    cpSync(baseFolder, root, { recursive: true });
    writeFileSync(join(root, "spec/project.yaml"), "project: x\n");
    const { code, error } = await importInto(root, fixture);
    expect(code).toBe(2);
    expect(error).toContain("Nothing was imported.");
  });
});

describe("kiln import openapi", () => {
  const document = join(import.meta.dirname, "openapi/library/openapi.yaml");
  const importDocument = (root: string, ...more: readonly string[]) =>
    runKiln(root, "import", "openapi", document, "--into", "spec/shop", ...more);
  const read = (root: string, path: string): string => readFileSync(join(root, path), "utf8");

  test("makes a project in an empty folder, which generates packages", async () => {
    const root = folder();
    const { code, out, error } = await importDocument(root);
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(out).toContain("7 of 7 operations into spec/shop");
    expect((await runKiln(root, "format", "--check")).code).toBe(0);
    expect((await runKiln(root, "generate")).code).toBe(0);
  });

  test("shows its progress on an interactive terminal, but not with JSON", async () => {
    const steps: string[] = [];
    const terminal = {
      out: () => {},
      error: () => {},
      progress: (text: string) => steps.push(text),
      color: false,
      folder: folder(),
      runner: "kiln",
      elapsed: () => 0,
    } as const;
    await run(["import", "openapi", document, "--json"], terminal);
    expect(steps).toEqual([]);
    await run(["import", "openapi", document], terminal);
    expect(steps[0]).toBe(`reading     ${document}\n`);
    expect(steps.slice(1).join("")).toMatch(/^(checking +\d+ files\n)+$/);
  });

  test("changes nothing the second time", async () => {
    const root = folder();
    await importDocument(root);
    const before = snapshot(root);
    expect((await importDocument(root)).code).toBe(1);
    expect(snapshot(root)).toEqual(before);
  });

  test("replaces edited files only with --force, and removes files that the import does not write", async () => {
    const root = folder();
    await importDocument(root);
    const imported = snapshot(root);
    writeFileSync(
      join(root, "spec/shop/resources/books.yaml"),
      `${read(root, "spec/shop/resources/books.yaml")}# mine\n`,
    );
    writeFileSync(join(root, "spec/shop/resources/mine.yaml"), "# mine\n");
    const edited = snapshot(root);
    const { code, error } = await importDocument(root);
    expect(code).toBe(2);
    expect(error).toContain("differs     spec/shop/resources/books.yaml: it is not what would be imported");
    expect(error).toContain("differs     spec/shop/resources/mine.yaml: the import does not write this file");
    expect(snapshot(root)).toEqual(edited);
    expect((await importDocument(root, "--force")).code).toBe(1);
    expect(snapshot(root)).toEqual(imported);
  });

  test("updates an edited spec from a newer document, and reports what both changed", async () => {
    const root = folder();
    await importDocument(root);
    const books = "spec/shop/resources/books.yaml";
    const edited = read(root, books).replace("description: Not valid.", "description: The title is missing.");
    writeFileSync(join(root, books), edited);
    const text = readFileSync(document, "utf8");
    const update = async (later: string, ...more: readonly string[]) => {
      writeFileSync(join(root, "newer.yaml"), later);
      return runKiln(root, "import", "openapi", "newer.yaml", "--into", "spec/shop", "--update", ...more);
    };
    const newer = text.replace("It went wrong.", "It failed.");
    const first = await update(newer);
    expect({ code: first.code, error: first.error }).toEqual({ code: 0, error: "" });
    expect(first.out).toContain("updated     2 files");
    expect(read(root, books)).toBe(edited.replaceAll("It went wrong.", "It failed."));
    expect((await update(newer)).out).toContain("no file changed");

    const { code, out } = await update(newer.replace("Not valid.", "Incomplete."), "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      conflicts: [{ file: books, path: "operations.add.errorResponses.422.description", after: "Incomplete." }],
      files: ["spec/sources/shop-openapi.yaml"],
    });

    writeFileSync(join(root, books), `${read(root, books)}# mine\n`.replace("shape: book-request }", "shape: mine }"));
    const before = snapshot(root);
    const refused = await update(text);
    expect(refused.code).toBe(2);
    expect(refused.error).toContain("Nothing was imported.");
    expect(snapshot(root)).toEqual(before);
  });

  test.each([
    ["a spec that was never imported", "spec/other", "There is no spec/other/service.yaml to update."],
    ["a spec without the earlier document", "spec/shop", "There is no spec/sources/shop-openapi.json"],
  ])("refuses to update %s", async (_, into, reason) => {
    const root = folder();
    await importDocument(root);
    rmSync(join(root, "spec/sources/shop-openapi.json"));
    const before = snapshot(root);
    const { code, error } = await runKiln(root, "import", "openapi", document, "--into", into, "--update");
    expect(code).toBe(2);
    expect(error).toContain(reason);
    expect(snapshot(root)).toEqual(before);
  });

  test("writes nothing where a folder cannot be made", async () => {
    const root = folder();
    mkdirSync(join(root, "spec"));
    writeFileSync(join(root, "spec/shop"), "a file");
    const { code, error } = await importDocument(root);
    expect(code).toBe(2);
    expect(error).toContain("Nothing was imported.");
    expect(snapshot(root)).toEqual({ shop: "a file" });
  });

  test("reads a document from a URL, after which the service is named", async () => {
    const root = folder();
    const agents: unknown[] = [];
    const url = await serve(({ headers }, response) => {
      agents.push(headers["user-agent"]);
      response.end(readFileSync(document));
    });
    expect((await runKiln(root, "import", "openapi", `${url}/Shop.v2.yaml?raw=1`)).code).toBe(1);
    expect(Object.keys(snapshot(root))).toContain("shop-v2/service.yaml");
    expect(agents).toEqual([expect.stringMatching(/^kiln\//)]);
  });

  test("an error response of the server is a usage error", async () => {
    const url = await serve((_, response) => response.writeHead(404).end());
    const { code, error } = await runKiln(folder(), "import", "openapi", `${url}/shop.yaml`);
    expect(code).toBe(2);
    expect(error).toContain("cannot be read: the server responded with 404.");
  });

  test("refuses a document of which no operation can be expressed", async () => {
    const root = folder();
    const paths = { "/{a}{b}": { post: { responses: { 200: { description: "Stopped." } } } } };
    const info = { title: "Machines", version: "1.0.0" };
    writeFileSync(join(root, "machines.json"), JSON.stringify({ openapi: "3.0.3", info, paths }));
    const { code, out, error } = await runKiln(root, "import", "openapi", "machines.json");
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("path (1): the operation is left out; first at #/paths/~1{a}{b}/post");
    expect(error).toContain("No operation can be expressed in a spec. Nothing was imported.");
    expect(snapshot(root)).toEqual({});
  });

  const calls: readonly (readonly [string, readonly string[], string])[] = [
    ["a missing file", ["absent.yaml"], "“absent.yaml” cannot be read: there is no such file."],
    ["a folder", ["."], "“.” cannot be read: it is a folder."],
    ["an unreachable host", ["http://127.0.0.1:1/shop.yaml"], "it cannot be reached"],
    ["a folder of Kiln", [document, "--into", "spec/sources"], "“spec/sources” is not the folder of a service"],
    ["an option of another form", [document, "--output", "x"], "kiln import openapi has no option --output."],
    ["no operation", [document, "--only", "/nothing"], "no such operations: nothing was imported"],
    ["another document", [fixture], "it has no key “openapi”"],
  ];

  test.each(calls)("%s is a wrong call", async (_, args, reason) => {
    const root = folder();
    const { code, out, error } = await runKiln(root, "import", "openapi", ...args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(reason);
    expect(snapshot(root)).toEqual({});
  });
});

function snapshot(root: string): Readonly<Record<string, string>> {
  const spec = join(root, "spec");
  const files = existsSync(spec) ? filesBelow(spec) : [];
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(spec, file), "utf8")]));
}

describe("kiln diff of two imports", () => {
  test("states what an upgrade breaks", async () => {
    const [before, after] = [folder(), folder()];
    await importInto(before, fixture);
    const file = changed(after, (modules) => {
      parameter(modules, "catalog", "kind").type = ["page", "file"];
      parameter(modules, "catalog", "from").required = true;
      parameter(modules, "catalog", "limit").default = 20;
      parameter(modules, "related", "limit").max = 10;
      const history = modules.find(({ name }) => name === "history");
      history.parameters = history.parameters.filter(({ name }: { name: string }) => name !== "unique");
    });
    await importInto(after, file);
    const { code, out } = await runKiln(before, "diff", before, after, "--no-prove", "--no-emitted", "--json");
    expect(code).toBe(1);
    const found = JSON.parse(out).changes.map(({ class: id, id: other, subject, verdicts }: any) => [
      id ?? other,
      subject.replace("service mediawiki / ", ""),
      verdicts.sends,
    ]);
    expect(found).toMatchInlineSnapshot(`
      [
        [
          "parameter-became-required",
          "module catalog / parameter from",
          "breaking",
        ],
        [
          "value-removed-before-sunset",
          "module catalog / parameter kind / value talk",
          "breaking",
        ],
        [
          "default-changed",
          "module catalog / parameter limit / default",
          "risk",
        ],
        [
          "parameter-removed",
          "module history / parameter unique",
          "breaking",
        ],
        [
          "limit-maximum-lowered",
          "module related / rule cap limit",
          "risk",
        ],
      ]
    `);
  });
});
