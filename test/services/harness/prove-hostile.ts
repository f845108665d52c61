import { join } from "node:path";
import { expect } from "vitest";
import { hostileSpec, texts } from "../../support/hostile.ts";
import { importsBelow } from "../../support/imports.ts";
import { readFiles } from "../../support/files.ts";
import { once } from "./once.ts";
import type { Proof } from "./proof.ts";
import type { Stranger } from "./stranger.ts";

/**
 * Tries every fourth text in every position of the spec. Inspects every 32nd output, and the one with the most texts.
 */
const [share, thinning] = [4, 32];

/** Checks that known injection strings cause no harm at any position of another team's spec. */
export function proveHostile(proof: Proof, { folder }: Stranger): void {
  const sources = new Map([...readFiles(join(folder, "spec"))].map(([path, text]) => [`spec/${path}`, text]));
  const spec = once(() => hostileSpec(sources));
  const imports = importsBelow();
  for (const [turn, { category, text }] of texts.filter((_, index) => index % share === 0).entries())
    proof.test(`${category} ${JSON.stringify(text)} is refused or does no harm`, () => {
      const { taken, refused } = spec().probe({ text }, { thinning, turn, imports });
      expect(taken + refused).toBeGreaterThan(0);
    });
  proof.test("the modules with the texts in them do nothing when they are imported", () =>
    expect(imports.run()).toEqual([]),
  );
}
