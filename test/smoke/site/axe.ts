import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Run {
  readonly passes: number;
  readonly violations: readonly Violation[];
}

/** All rules except experimental ones, those of level AAA, and those that axe has deprecated. */
const allRules =
  "axe.getRules().filter(({ tags }) => !tags.some((tag) => /^experimental$|^deprecated$|aaa$/.test(tag))).map(({ ruleId }) => ruleId)";

const colourRules = `["color-contrast", "link-in-text-block"]`;

/** Checks the current page with axe, in light and in dark colors. */
export async function assertAccessible(page: Page, name: string): Promise<void> {
  await page.evaluate(source);
  for (const [colorScheme, rules] of [
    ["dark", colourRules],
    ["light", allRules],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const { passes, violations } = await page.evaluate<Run>(
      `axe.run(document, { runOnly: ${rules}, preload: false }).then(({ passes, violations }) => ({ passes: passes.length, violations }))`,
    );
    assert(passes > 0, `${name}: axe found nothing to check.`);
    assert.deepEqual(
      violations.map(({ id, nodes }) => [
        id,
        ...nodes.slice(0, 3).map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      ]),
      [],
      `${name}, ${colorScheme}`,
    );
  }
}
