import { expect, test } from "vitest";
import { rowsOf } from "../../client/support/recorded.ts";
import { exclusionOf } from "../../oracle/excluded.ts";
import { report } from "../../oracle/report.ts";
import type { Disagreement, Replay } from "../../oracle/replay.ts";
import type { Row } from "../../oracle/row.ts";
import { ask, silent } from "./support/ask.ts";
import { queryServer } from "./support/package.ts";

const { createQueryAnswer, table } = await queryServer();
const rights = { anon: [], admin: ["apihighlimits"] };
const answers = {
  anon: createQueryAnswer(silent(table)),
  admin: createQueryAnswer(silent(table), { caller: () => ({ name: "Admin", rights: rights.admin, groups: [] }) }),
};

/** What the server answers to each row, as a verdict; every answer must be a whole one. */
async function replayed(rows: readonly Row[]): Promise<Replay> {
  const disagreements: Disagreement[] = [];
  const excluded = new Map<string, { reason: string; rows: number }>();
  let agreed = 0;
  for (const row of rows) {
    const { status, headers, body } = await ask(answers[row.identity], row.query);
    const codes = (of: "errors" | "warnings"): readonly string[] => (body[of] ?? []).map(({ code }: { readonly code: string }) => code);
    const [errors, warnings] = [codes("errors"), codes("warnings")];
    expect([status, headers["mediawiki-api-error"]], row.query).toEqual([200, errors[0]]);
    const verdict = { outcome: errors.length > 0 ? "error" : warnings.length > 0 ? "warning" : "ok", errors, warnings } as const;
    const exclusion = exclusionOf(row);
    if (exclusion !== undefined) excluded.set(exclusion.code, { reason: exclusion.reason, rows: (excluded.get(exclusion.code)?.rows ?? 0) + 1 });
    else if (verdict.outcome === row.outcome && same(errors, row.errors) && same(warnings, row.warnings)) agreed++;
    else disagreements.push({ row, verdict });
  }
  return { rows: rows.length, agreed, disagreements, excluded };
}

function same(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].sort().join() === [...new Set(others)].sort().join();
}

const { sample, all } = rowsOf<Row>("verdicts");

test("the server says of a sample of requests what the real system said", async () => {
  const one = await replayed(sample);
  expect(one.agreed).toBeGreaterThan(150);
  expect(one.disagreements.length, report(one)).toBeLessThanOrEqual(one.agreed / 100);
});

test.skipIf(all === undefined)("… and of all recorded requests (skipped where ../shared/oracle is not there)", async () => {
  const one = await replayed(all!);
  console.log(report(one));
  expect(one.disagreements.length, report(one)).toBeLessThanOrEqual(one.agreed / 200);
});
