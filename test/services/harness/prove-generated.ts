import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { atLeastOne } from "../../support/at-least-one.ts";
import { generatedPackages } from "../../support/generated-packages.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/** The command makes all packages, and finds them clean. */
export function proveGenerated(proof: Proof, { generated, checked, packages }: Stranger): void {
  proof.test("kiln generates packages into the empty folder", () => {
    expect(generated()).toMatchObject({ code: 0, error: "" });
    expect(
      packages()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(generatedPackages.toSorted());
  });
  proof.test("kiln finds them clean", () => expect(checked()).toMatchObject({ code: 0, error: "" }));
  proof.test("every file that a package promises is there", () => {
    const promised = packages().flatMap(({ folder }) => filesPromised(folder));
    expect(atLeastOne(promised, "promised files").filter((path) => !existsSync(path))).toEqual([]);
  });
}

/** The files that the exports of a package name, and its programs; those that packing makes are not there yet. */
function filesPromised(folder: string): readonly string[] {
  const { exports, bin, main, types, scripts } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Readonly<Record<string, unknown>>;
  const isMade = (path: string): boolean => scripts !== undefined && path.endsWith(".yaml");
  const paths = textsIn([exports, bin, main, types]).filter(
    (text) => text.startsWith(".") && !text.includes("*") && !isMade(text),
  );
  return paths.map((path) => join(folder, path));
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
