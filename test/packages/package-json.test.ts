import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { compile } from "../../generators/compile.ts";
import { emitters } from "../../generators/emit/emitters.ts";
import { loadSources } from "../../generators/load/load.ts";
import { atLeastOne } from "../support/at-least-one.ts";
import { baseFolder } from "../support/base.ts";
import { rootFolder } from "../support/emit.ts";
import { readFiles } from "../support/files.ts";

/* Each `package.json` contains the data about the packages from `project.yaml`. */

interface PackageJson {
  readonly keywords: readonly string[];
  readonly files: readonly string[];
  readonly [key: string]: unknown;
}

function packagesOf(sources: ReadonlyMap<string, string>): ReadonlyMap<string, PackageJson> {
  const files = compile(loadSources(sources), emitters).outputs.flatMap((output) => [...output.files]);
  const found = files.filter(({ path }) => path.endsWith("/package.json"));
  return new Map(
    atLeastOne(found, "packages").map(({ path, text }) => [path.split("/")[1]!, JSON.parse(text) as PackageJson]),
  );
}

describe("with a repository, a home page, a list of faults and keywords", () => {
  test.each([...packagesOf(readFiles(join(rootFolder, "test/fixtures/complete")))])("%s names them", (name, json) => {
    expect(json).toMatchObject({
      repository: { type: "git", url: "git+https://git.invalid/complete.git", directory: `packages/${name}` },
      homepage: "https://docs.invalid/complete",
      bugs: { url: "https://git.invalid/complete/issues" },
    });
    expect(json.keywords.slice(0, 2)).toEqual(["example", "two words"]);
    expect(json.keywords.length).toBeGreaterThan(2);
    expect(new Set(json.keywords).size).toBe(json.keywords.length);
    expect(json.files).toContain("CHANGELOG.md");
  });
});

describe("without them", () => {
  test.each([...packagesOf(readFiles(baseFolder))])("%s has its own keywords and no URL", (_, json) => {
    expect(json.keywords.length).toBeGreaterThan(1);
    for (const key of ["repository", "homepage", "bugs"]) expect(json).not.toHaveProperty(key);
  });
});

test("our own packages that are written by hand say the same", () => {
  const jsonOf = (folder: string) =>
    JSON.parse(readFileSync(join(rootFolder, folder, "package.json"), "utf8")) as PackageJson;
  const [client, server, wiki, docs, compiler] = [
    jsonOf("packages/client"),
    jsonOf("packages/reference-server"),
    jsonOf("packages/wiki"),
    jsonOf("packages/docs"),
    jsonOf("."),
  ];
  const { url } = client["repository"] as { readonly url: string };
  expect(server["repository"]).toEqual({ type: "git", url, directory: "packages/reference-server" });
  expect(wiki["repository"]).toEqual({ type: "git", url, directory: "packages/wiki" });
  expect(docs["repository"]).toEqual({ type: "git", url, directory: "packages/docs" });
  expect(compiler["repository"]).toEqual({ type: "git", url });
  for (const json of [server, wiki, docs, compiler]) {
    expect(json["bugs"]).toEqual(client["bugs"]);
    expect(json.files).toContain("CHANGELOG.md");
  }
});
