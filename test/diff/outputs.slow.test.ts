import { join } from "node:path";
import { expect, test } from "vitest";
import { emitters, filesOf, type Model } from "../../generators/index.ts";
import type { ChangeId } from "../../generators/diff/classes.ts";
import { leavesOf, perturbed } from "./perturb.ts";
import { changesBetween, modelOf, root } from "./support.ts";

/*
 * A change that concerns only readers of the documentation changes nothing in the outputs except texts. The test
 * changes each leaf of a spec that has every key. If the verdicts for the four other audiences are `none`, it compares
 * the outputs.
 */
const complete = modelOf(join(root, "test/fixtures/complete"));

/**
 * Leaves that are not changed. All outputs show a changed decision (`test/marks`). A different kind, or a different
 * name of a set, makes a model that no spec can have.
 */
const leftOut = /\/(?:decision|addedBy|kind)$|^services\/\*\/valueSets\/\*\/id$/;

/** Classes whose texts are data in an output, so that a comparison of outputs cannot ignore them. */
const textsAsData: Partial<Readonly<Record<ChangeId, string>>> = {
  "version-changed": "The version of packages and of documents.",
  "project-changed": "The licence, the addresses and the keywords of packages.",
  "text-changed": "Titles and descriptions in lists of documents and in the server's help.",
  "example-changed": "The examples in the server's help.",
  "source-names-changed": "The member by which mocks know an object.",
  "member-added": "A field that no response has: validators name it when a request sets it.",
  "member-removed": "A field that no response has: validators name it when a request sets it.",
};

test("a change of an output beyond its texts affects an audience", () => {
  const before = outputsOf(complete);
  const silent = leavesOf(complete, 1).flatMap((leaf) => {
    const after = perturbed(complete, leaf);
    const changes = changesBetween(complete, after);
    const isSilent = changes.every(({ verdicts: { sends, reads, compiles, serves } }) =>
      [sends, reads, compiles, serves].every((one) => one === "none"),
    );
    if (!isSilent || leftOut.test(leaf.pattern)) return [];
    return [{ leaf: leaf.pattern, ids: changes.map(({ id }) => id), files: filesThatDiffer(before, outputsOf(after)) }];
  });
  const changed = silent.filter(({ files }) => files.length > 0);
  expect(silent.length).toBeGreaterThan(50);
  expect(changed.filter(({ ids }) => ids.some((id) => textsAsData[id] === undefined))).toEqual([]);
  expect(new Set(changed.flatMap(({ ids }) => ids))).toEqual(new Set(Object.keys(textsAsData)));
}, 300_000);

/** Excludes the MCP server, because its descriptions are both text and data. */
const compared = emitters.filter(({ name }) => name !== "mcp");

function outputsOf(model: Model): ReadonlyMap<string, string> {
  const outputs = compared.map(({ name, into, emit }) => ({ emitter: name, into, files: emit(model) }));
  return new Map([...filesOf(outputs)].map(({ path, text }) => [path, withoutTexts(path, String(text))]));
}

function filesThatDiffer(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
}

function withoutTexts(path: string, text: string): string {
  if (/\.md$|(?:^|\/)decisions\.json$/.test(path)) return "";
  if (path.endsWith(".json"))
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => (isText(key, value) ? undefined : value));
  // Code that contains JSON Schemas.
  if (path.includes("/generated/schema/"))
    return text.replace(/(?<![\w$])(?:description|title|\$comment): "(?:[^"\\]|\\.)*",?/g, "").replace(/\s+/g, " ");
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").replace(/\s+/g, " ");
}

function isText(key: string, value: unknown): boolean {
  if (key.startsWith("x-kiln") || /^examples?$/.test(key)) return true;
  return typeof value === "string" && /^(?:description|title|summary|\$comment)$/.test(key);
}
