import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { baseFolder } from "../support/base.ts";
import { newRepository, type Repository } from "./repository.ts";
import { replace, scenarios } from "./scenarios.ts";
import { diverge, expectMerged, expectSettled } from "./settled.ts";

/*
 * The merges of branches.slow.test.ts by rebase and cherry-pick, in clones with different settings, and with the spec
 * of this repository.
 */
const root = join(import.meta.dirname, "../..");
const attributes = readFileSync(join(root, ".gitattributes"), "utf8");

const ways: Readonly<Record<string, (repository: Repository) => void>> = {
  "a merge without attributes": ({ git }) => void git("merge", "--no-edit", "theirs"),
  "a merge without attributes that shows the base": ({ git }) =>
    void git("-c", "merge.conflictStyle=diff3", "merge", "--no-edit", "theirs"),
  "a rebase": ({ git }) => void git("rebase", "theirs"),
  "a cherry-pick": ({ git }) => void git("cherry-pick", "theirs"),
};

/** Runs each scenario in two ways: as a merge, and as a rebase or a cherry-pick in turn. */
const turns = Object.entries(scenarios).map(
  ([name, scenario], index) =>
    [name, scenario, Object.entries(ways).filter((_, way) => way % 2 === index % 2)] as const,
);

test.each(turns)("both change: %s", async (_, scenario, some) => {
  for (const [way, bringTogether] of some) {
    const repository = await newRepository(baseFolder, way.includes("without attributes") ? undefined : attributes);
    await diverge(repository, scenario);
    bringTogether(repository);
    await expectMerged(repository, scenario);
  }
});

test("two parameters in two modules of the spec of this repository: the merged result is already clean", async () => {
  const repository = await newRepository(root, attributes);
  await diverge(repository, {
    ours: { "spec/query/modules/allpages.yaml": replace("\nparameters:\n", "\nparameters:\n  shelf: string\n") },
    theirs: { "spec/query/modules/allusers.yaml": replace("\nparameters:\n", "\nparameters:\n  shelf: string\n") },
  });
  repository.gitOk("merge", "--no-edit", "theirs");
  expect(await repository.kiln("generate", "--packed")).toEqual({ code: 0, findings: [] });
  expect(await repository.kiln("check")).toEqual({ code: 0, findings: [] });
  await expectSettled(repository);
});
