import { expect, test } from "vitest";
import { publications, type Publishable, type Published } from "../../generators/release/packages.ts";

/* The published packages, with their order and tag. */

const packages = (version: string, ...names: readonly string[]): readonly Publishable[] =>
  names.map((name) => ({ name, version, folder: `packages/${name}`, needs: [] }));
const registry = (name: string, latest: string, ...others: readonly string[]): ReadonlyMap<string, Published> =>
  new Map([[name, { versions: [...others, latest], tags: { latest } }]]);
const tagOf = (version: string, known: ReadonlyMap<string, Published>): string =>
  publications(packages(version, "a"), known)[0]!.tag;

test("a package follows those that it depends on, and a circle ends", () => {
  const all: readonly Publishable[] = [
    { name: "query", version: "1.0.0", folder: "packages/query", needs: ["client", "react"] },
    { name: "client", version: "1.0.0", folder: "packages/client", needs: ["validators"] },
    { name: "validators", version: "1.0.0", folder: "packages/validators", needs: ["client"] },
  ];
  expect(publications(all, new Map()).map(({ name }) => name)).toEqual(["validators", "client", "query"]);
});

test("a version that the registry has is not published again", () => {
  const found = publications(packages("1.0.0", "a", "b"), registry("a", "1.0.0"));
  expect(found.map(({ isPublished }) => isPublished)).toEqual([true, false]);
});

test.each([
  ["the first version", "1.0.0", new Map(), "latest"],
  ["a later version", "2.0.0", registry("a", "1.0.0"), "latest"],
  ["the first stable version after pre-releases", "1.0.0", registry("a", "1.0.0-beta.2"), "latest"],
  ["a pre-release", "2.0.0-beta.1", registry("a", "1.0.0"), "next"],
  ["a hotfix", "1.0.1", registry("a", "2.0.0", "1.0.0"), "latest-1"],
  ["a hotfix below 1.0.0", "0.1.1", registry("a", "0.2.0", "0.1.0"), "latest-0.1"],
  ["a hotfix of an older minor line", "1.0.1", registry("a", "2.0.0", "1.0.0", "1.1.0"), "latest-1.0"],
  ["a pre-release of an older line", "1.1.0-beta.1", registry("a", "2.0.0", "1.0.0"), "next-1"],
] as const)("%s has its tag", (_, version, known, expected) => {
  expect(tagOf(version, known)).toBe(expected);
});

test("a hotfix gives no package the tag latest, even one whose version is the highest", () => {
  const known = new Map([...registry("client", "2.0.0", "1.0.0"), ...registry("mock", "1.0.1", "1.0.0")]);
  const found = publications([...packages("1.0.1", "client"), ...packages("1.0.2", "mock")], known);
  expect(found.map(({ tag }) => tag)).toEqual(["latest-1", "latest-1"]);
});
