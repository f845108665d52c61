import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { attwProblems, publintFindings } from "../../packages/linters.ts";
import { dualPackages, generatedPackages } from "../../support/generated-packages.ts";
import type { Proof } from "./proof.ts";
import type { Package, Stranger } from "./stranger.ts";

/** Checks that the packages satisfy npm and the compilers. */
export function provePacked(proof: Proof, stranger: Stranger): void {
  for (const id of generatedPackages) {
    const found = (): Package => stranger.packages().find((one) => one.id === id)!;
    proof.test(`publint finds nothing in the package ${id}`, async () => {
      expect(await publintFindings(packed(stranger, found()))).toEqual([]);
    });
    proof.test(`attw finds nothing in the package ${id}`, () => {
      expect(attwProblems(found().folder, { isModules: !dualPackages.includes(id) })).toEqual([]);
    });
  }
}

function packed({ folder }: Stranger, { folder: own }: Package): string {
  const target = join(folder, "packed");
  mkdirSync(target, { recursive: true });
  const said = execFileSync("npm", ["pack", "--json", "--pack-destination", target], {
    cwd: own,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  // The output of the package's scripts comes first.
  const [{ filename }] = JSON.parse(said.slice(said.indexOf("[\n"))) as [{ readonly filename: string }];
  return join(target, filename);
}
