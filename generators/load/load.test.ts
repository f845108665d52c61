import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { load, loadSources } from "./load.ts";
import { LARGEST_FILE } from "./read.ts";

const PROJECT =
  "project: p\nlanguage: 3\npackageScope: '@p'\nversion: 0.1.0\nlicense: MIT\ncontact: Us\nnodeRange: '>=20'\n";
const DECISION = "D-001: { question: Q?, answer: A., reason: R., ground: project }\n";
const MODULE = "module: pages\ngroup: list\nprefix: p\nparameters: { from: string }\n";
const SET = "set: kinds\ntitle: Kinds\nvalues: [a, b]\n";
const whole = { "spec/project.yaml": PROJECT, "spec/decisions.yaml": DECISION };

/** The real service files, so that the cases below stay valid if their schema changes. */
const real = load(process.cwd()).sources;
const service = (name: string) => real.get(`spec/${name}/service.yaml`)!;

function faults(files: Readonly<Record<string, string>>): readonly string[] {
  return loadSources(new Map(Object.entries(files))).diagnostics.map(
    ({ code, message, help }) => `${code}: ${message} ${help}`,
  );
}

test("the spec of this repository has no faults", () => {
  const { diagnostics, documents, sources } = load(process.cwd());
  expect(diagnostics.filter((one) => one.severity === "error")).toEqual([]);
  expect(documents.map((one) => one.file)).toEqual([...sources.keys()]);
  expect(documents.find((one) => one.name === "allpages")).toMatchObject({
    file: "spec/query/modules/allpages.yaml",
    kind: "module",
    service: "query",
  });
});

describe("files and their places", () => {
  test("a spec needs a project and decisions, a service its service.yaml", () => {
    expect(faults({ "spec/query/modules/pages.yaml": MODULE })).toEqual([
      "missing-file: “spec” has no “project.yaml”. Add it: spec/README.md shows what it contains.",
      "missing-file: “spec” has no “decisions.yaml”. If there are no decisions, write {}. Add it: spec/README.md shows what it contains.",
      "missing-file: “spec/query” has no “service.yaml”. Add it: spec/README.md shows what it contains.",
    ]);
  });
  test("a file with nearly the right name is one fault", () => {
    expect(faults({ "spec/project.yml": PROJECT, "spec/decisions.yaml": DECISION })).toEqual([
      expect.stringContaining(
        "unexpected-file: Kiln does not recognize the file “spec/project.yml”. Did you mean “spec/project.yaml”?",
      ),
    ]);
  });
  test("a file that could not be read is not missing", () => {
    expect(loadSources(new Map([["spec/decisions.yaml", DECISION]]), ["spec/project.yaml"]).diagnostics).toEqual([]);
  });
  test("a file must have the name of its content", () => {
    expect(
      faults({ ...whole, "spec/query/service.yaml": service("query"), "spec/query/modules/page.yaml": MODULE }),
    ).toEqual([
      "file-name-mismatch: The file “spec/query/modules/page.yaml” contains the module “pages”. Rename the file to “spec/query/modules/pages.yaml”, or fix the name in it.",
    ]);
    expect(faults({ ...whole, "spec/catalogue/service.yaml": service("query") })[0]).toContain(
      "Rename the file to “spec/query/service.yaml”",
    );
  });
  test("a service of resources has no modules, and any service may have value sets", () => {
    const files = {
      ...whole,
      "spec/exchange/service.yaml": service("exchange"),
      "spec/exchange/modules/pages.yaml": MODULE,
      "spec/exchange/value-sets/kinds.yaml": SET,
    };
    expect(faults(files)).toEqual([
      expect.stringMatching(/^unexpected-file: .*spec\/exchange\/modules\/pages.yaml.* has the kind “resource”/),
    ]);
  });
  test("the kind of a service must be known before anything else of it", () => {
    const file = (text: string) => faults({ ...whole, "spec/query/service.yaml": text });
    expect(file("service: query\n")).toEqual([expect.stringContaining("missing-key: The file has no “kind”.")]);
    expect(file("service: query\nkind: qurey\n")).toEqual([
      expect.stringContaining("Did you mean “query”? Allowed: resource or query."),
    ]);
    expect(file("kind: [query]")).toEqual([expect.stringContaining("wrong-value")]);
  });
});

test("documents with errors are left out, documents with warnings stay", () => {
  const result = loadSources(
    new Map(
      Object.entries({
        ...whole,
        "spec/query/service.yaml": service("query"),
        "spec/query/value-sets/kinds.yaml": SET.replace("a, b", "yes, b"),
        "spec/query/modules/pages.yaml": MODULE.replace("string", "strng"),
        "spec/query/errors.yaml": "a: [",
      }),
    ),
  );
  expect(result.documents.map((one) => one.file)).toEqual([
    "spec/decisions.yaml",
    "spec/project.yaml",
    "spec/query/service.yaml",
    "spec/query/value-sets/kinds.yaml",
  ]);
  expect(result.diagnostics.map((one) => `${one.code} ${one.place?.file}`)).toEqual(
    expect.arrayContaining([
      "ambiguous-scalar spec/query/value-sets/kinds.yaml",
      "wrong-value spec/query/modules/pages.yaml",
      "yaml-syntax spec/query/errors.yaml",
    ]),
  );
});

test("a value that is wrong anyway is not also ambiguous", () => {
  expect(
    faults({
      ...whole,
      "spec/query/service.yaml": service("query"),
      "spec/query/modules/pages.yaml": `${MODULE}generator: yes\n`,
    }),
  ).toEqual([
    "wrong-type: “generator” must be true or false, but is the string “yes”. Did you mean “true”? Write true or false.",
  ]);
});

describe("on disk", () => {
  const folders: string[] = [];
  afterEach(() => {
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });

  function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
    const root = mkdtempSync(join(tmpdir(), "kiln-load-"));
    folders.push(root);
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    return root;
  }

  function reported(root: string): readonly string[] {
    return load(root).diagnostics.map(({ code, place, slots }) =>
      `${code} ${place?.file} ${slots["reason"] ?? ""}`.trim(),
    );
  }

  test("no spec", () => {
    expect(reported(folderWith({ "README.md": "" }))).toEqual(["spec-not-found undefined"]);
    expect(reported(folderWith({ spec: "a file" }))).toEqual(["spec-not-found undefined"]);
    expect(reported(join(tmpdir(), "kiln-is-not-here"))).toEqual(["spec-not-found undefined"]);
  });
  test("only YAML files of the spec are read: no schemas, sources, notes or hidden files", () => {
    const root = folderWith({
      ...whole,
      "spec/schema/x.yaml": "[",
      "spec/sources/deep/x.yaml": "[",
      "spec/README.md": "",
      "spec/.hidden.yaml": "[",
      "other.yaml": "[",
    });
    expect(reported(root)).toEqual([]);
    expect([...load(root).sources.keys()]).toEqual(["spec/decisions.yaml", "spec/project.yaml"]);
  });
  test("a byte order mark is dropped, and places count without it", () => {
    const { sources, diagnostics } = load(folderWith({ ...whole, "spec/project.yaml": `\uFEFFnmae: 1\n${PROJECT}` }));
    expect(sources.get("spec/project.yaml")).toMatch(/^nmae/);
    expect(diagnostics[0]!.place).toEqual({ file: "spec/project.yaml", start: 0, end: 4 });
  });
  test("bytes that are no UTF-8, and too many of them", () => {
    const root = folderWith({
      "spec/project.yaml": Uint8Array.of(0x61, 0xff),
      "spec/decisions.yaml": new Uint8Array(LARGEST_FILE + 1).fill(35),
    });
    expect(reported(root)).toEqual(["file-too-large spec/decisions.yaml", "not-utf8 spec/project.yaml"]);
  });
  test("a file of the greatest size is read", () => {
    expect(reported(folderWith({ ...whole, "spec/decisions.yaml": DECISION.padEnd(LARGEST_FILE, "#\n") }))).toEqual([]);
  });
  test("links inside of the folder are followed to files, not to folders, and never out of it", () => {
    const outside = folderWith({ "project.yaml": PROJECT });
    const root = folderWith({ "spec/decisions.yaml": DECISION, "shared/project.yaml": PROJECT });
    symlinkSync("../shared/project.yaml", join(root, "spec/project.yaml"));
    expect(reported(root)).toEqual([]);
    rmSync(join(root, "spec/project.yaml"));
    symlinkSync(join(outside, "project.yaml"), join(root, "spec/project.yaml"));
    symlinkSync("..", join(root, "spec/loop"));
    symlinkSync("nowhere", join(root, "spec/query"));
    symlinkSync("self.yaml", join(root, "spec/self.yaml"));
    expect(reported(root)).toEqual([
      "unreadable-file spec/loop it is a link to a folder",
      "unreadable-file spec/project.yaml it is a link that leads outside the folder",
      "unreadable-file spec/query it does not exist, or is a link to something that does not exist",
      "unreadable-file spec/self.yaml its links form a cycle",
    ]);
  });
  test("a spec folder that is a link out of the folder is not read", () => {
    const outside = folderWith(whole);
    const root = folderWith({ "README.md": "" });
    symlinkSync(join(outside, "spec"), join(root, "spec"));
    expect(reported(root)).toEqual(["unreadable-file spec it is a link that leads outside the folder"]);
    rmSync(join(root, "spec"));
    symlinkSync("spec", join(root, "spec"));
    expect(reported(root)).toEqual(["unreadable-file spec its links form a cycle"]);
  });
  test("a folder with the name of a file, and a pipe that would block", () => {
    const root = folderWith({ ...whole, "spec/query/modules/a.yaml/x.txt": "" });
    execFileSync("mkfifo", [join(root, "spec/pipe.yaml")]);
    expect(reported(root)).toEqual(["unreadable-file spec/pipe.yaml it is not a regular file"]);
  });
  test.skipIf(process.getuid?.() === 0)("files and folders without permission", () => {
    const root = folderWith({ ...whole, "spec/query/service.yaml": "" });
    chmodSync(join(root, "spec/project.yaml"), 0);
    chmodSync(join(root, "spec/query"), 0);
    expect(reported(root)).toEqual([
      "unreadable-file spec/project.yaml permission denied",
      "unreadable-file spec/query permission denied",
    ]);
    chmodSync(join(root, "spec/query"), 0o755);
  });
});
