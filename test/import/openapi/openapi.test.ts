import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile, emitters, loadSources } from "../../../generators/index.ts";
import { format } from "../../../generators/format/format.ts";
import { filesBelow } from "../../../generators/runtime/folders.ts";
import { imported, importText } from "./import-text.ts";

/* Each folder has an OpenAPI document, the imported spec, and the losses. `UPDATE_CASES=1` rewrites the last two. */
const folder = import.meta.dirname;
const cases = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

describe.each(cases)("%s", (name) => {
  const text = readFileSync(join(folder, name, "openapi.yaml"), "utf8");
  const { files, losses, errors } = imported(text);
  const written = new Map([...files, ["losses.txt", losses.map(lossLine).join("")]]);

  test("becomes the spec that is expected, without errors", () => {
    expect(errors).toEqual([]);
    const expected = join(folder, name, "expected");
    if (process.env["UPDATE_CASES"] === "1") {
      rmSync(expected, { recursive: true, force: true });
      for (const [file, content] of written) {
        mkdirSync(dirname(join(expected, file)), { recursive: true });
        writeFileSync(join(expected, file), content);
      }
    }
    const known = filesBelow(expected).map((file): [string, string] => [
      file,
      readFileSync(join(expected, file), "utf8"),
    ]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(known));
  });

  test("is in the form of kiln format", async () => {
    for (const [file, content] of files) expect(await format(content), file).toBe(content);
  });

  test("is the same when it is imported again", () => {
    expect(Object.fromEntries(imported(text, files).files)).toEqual(
      Object.fromEntries([...files].filter(([file]) => !kept.includes(file))),
    );
  });
});

/** Files of the whole spec, which a second import does not write. */
const kept = ["spec/project.yaml", "spec/decisions.yaml"];

function lossLine({ pointer, feature, instead, wire, detail }: ReturnType<typeof imported>["losses"][number]): string {
  return `${wire ? "loss" : "note"} ${feature}: ${instead}${detail === undefined ? "" : ` (${detail})`} #${pointer}\n`;
}

describe.each(["bodies", "forms"])("the emitted document of %s", (name) => {
  const first = imported(readFileSync(join(folder, name, "openapi.yaml"), "utf8"));
  const second = imported(emitted(first.files));

  test("has the requests and responses of the one that was imported", () => {
    expect(contractOf(second.files)).toEqual(contractOf(first.files));
  });

  test("is imported to the same spec each time", () => {
    expect(resourcesOf(imported(emitted(second.files)).files)).toEqual(resourcesOf(second.files));
  });
});

test.each(cases)("the emitted document of %s is imported without a loss", (name) => {
  const first = imported(readFileSync(join(folder, name, "openapi.yaml"), "utf8"));
  const { losses } = imported(emitted(first.files));
  expect(losses.filter(({ wire }) => wire).map(lossLine)).toEqual([]);
});

test("an unknown error body of an emitted document states nothing", () => {
  const first = imported(readFileSync(join(folder, "schemas", "openapi.yaml"), "utf8"));
  const document = emitted(first.files);
  expect(document).toContain('"default"');
  expect(resourcesOf(imported(document).files).join("")).not.toContain("errorResponses");
});

function emitted(files: ReadonlyMap<string, string>): string {
  const { outputs } = compile(loadSources(files), emitters);
  const { files: documents } = outputs.find(({ emitter }) => emitter === "openapi")!;
  return [...documents].find(({ path }) => path.endsWith("api.json"))!.text;
}

function resourcesOf(files: ReadonlyMap<string, string>): readonly string[] {
  return [...files].filter(([file]) => file.includes("/resources/")).map(([, content]) => content);
}

/** Returns the lines that define the content of requests and responses. */
function contractOf(files: ReadonlyMap<string, string>): readonly string[] {
  const lines = resourcesOf(files).flatMap((content) => content.split("\n"));
  return lines
    .filter((line) =>
      /^ +(method|path|request|form|style|required|sound|user|size|tags|lines|metadata|price|marks|response):/.test(
        line,
      ),
    )
    .sort();
}

test.each([
  ["swagger: '2.0'\ninfo: {}\n", "Convert it first: npx swagger2openapi"],
  ["openapi: 4.0.0\n", "Supported: 3.0 and 3.1"],
  ["title: something\n", "it has no key “openapi”"],
  ["{", "is not valid JSON"],
  ["a: [\n", "api.yaml:"],
])("%s is refused with a remedy", (text, sentence) => {
  expect(importText(text)).toMatchObject({ problem: expect.stringContaining(sentence) as string });
});
