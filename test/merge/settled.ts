import { join } from "node:path";
import { expect } from "vitest";
import { compile, emitters, filesOf, load } from "../../generators/index.ts";
import { memoryDisk } from "../../generators/write/testing/memory-disk.ts";
import { commands } from "../../generators/write/testing/temp-tree.ts";
import { writeFiles } from "../../generators/write/write.ts";
import { readFiles } from "../support/files.ts";
import type { Repository } from "./repository.ts";
import { takeBoth, type Scenario } from "./scenarios.ts";

/** Creates two branches, `ours` and `theirs`, off `main`, and checks out `ours`. */
export async function diverge(
  repository: Repository,
  { ours, theirs }: Pick<Scenario, "ours" | "theirs">,
): Promise<void> {
  await repository.branch("theirs", theirs);
  await repository.branch("ours", ours);
  repository.gitOk("checkout", "--quiet", "ours");
}

/**
 * Checks a merge: the spec has the expected conflicts, with one finding per file, and `generate` resolves the outputs.
 */
export async function expectMerged(repository: Repository, { conflicts = [], resolution }: Scenario): Promise<void> {
  expect(repository.conflicts().filter((path) => path.startsWith("spec/"))).toEqual(conflicts);
  await expectOneFindingEach(repository, conflicts);
  repository.edit(resolution ?? Object.fromEntries(conflicts.map((path) => [path, takeBoth])));
  await expectSettled(repository);
}

/** Checks that a spec with conflicts has one finding for each conflicting file, and that nothing is written. */
async function expectOneFindingEach(repository: Repository, conflicts: readonly string[]): Promise<void> {
  const marked = conflicts.filter((path) => repository.read(path).includes("<<<<<<<"));
  if (marked.length === 0) return;
  const before = readFiles(join(repository.folder, "packages"));
  expect(await repository.kiln("generate")).toEqual({
    code: 2,
    findings: marked.map((path) => `merge-conflict ${path}`),
  });
  expect(readFiles(join(repository.folder, "packages"))).toEqual(before);
}

/**
 * Checks that `generate` without `--force` is sufficient: the outputs are the same as in an empty folder, and `check`
 * is clean.
 */
export async function expectSettled(repository: Repository): Promise<void> {
  expect(await repository.kiln("generate")).toEqual({ code: 0, findings: [] });
  expect(await repository.kiln("check")).toEqual({ code: 0, findings: [] });
  expect(readFiles(join(repository.folder, "packages"))).toEqual(freshOutputs(repository));
  repository.commit("settled");
  expect(repository.gitOk("status", "--short")).toBe("");
}

/**
 * Returns Kiln's outputs for the spec in an empty folder, by path below `packages/`, including its records. Remembers
 * the last ones, because a scenario has the same result by every way of merging.
 */
function freshOutputs({ folder }: Repository): ReadonlyMap<string, string> {
  const spec = JSON.stringify([...readFiles(join(folder, "spec"))]);
  if (last?.spec === spec) return last.outputs;
  const disk = memoryDisk();
  writeFiles("", filesOf(compile(load(folder), emitters).outputs), { commands, disk });
  const texts = [...disk.files].map(([path, text]) => [path.slice("packages/".length), text] as const);
  last = { spec, outputs: new Map(texts.sort(([a], [b]) => (a < b ? -1 : 1))) };
  return last.outputs;
}

let last: { readonly spec: string; readonly outputs: ReadonlyMap<string, string> } | undefined;
