import { expect, test } from "vitest";
import { fewOfEach } from "./facts.ts";
import { alarms, changesOf, learnings, open } from "./learned.ts";

const some = fewOfEach(open, 1);

test.each(Object.entries(learnings))(
  "each fact that is %s is found alone, and breaks no caller",
  (_, learning) => {
    const claims = some.filter(
      ({ status, value }) => learning.of.includes(status) && (status === "unknown" || value !== undefined),
    );
    expect(claims.length).toBeGreaterThan(5);
    const found = claims.map((claim) => ({ at: claim.path.join("/"), changes: changesOf(learning, [claim], false) }));
    expect(found.filter(({ changes }) => changes.length === 0).map(({ at }) => at)).toEqual([]);
    expect(found.flatMap(({ changes }) => alarms(changes))).toEqual([]);
  },
  120_000,
);
