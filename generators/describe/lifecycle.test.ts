import { describe, expect, test } from "vitest";
import { type Lifecycle, noLifecycle } from "../model/fact.ts";
import { deprecationProse, historyProse, lifecycleMarks, lifecycleProse, lifecycleTags } from "./lifecycle.ts";

const place = { file: "spec/a.yaml", start: 0, end: 0 };
const fax: Lifecycle = {
  since: { status: "documented", value: "1.2.0", place },
  deprecated: {
    status: "decided",
    decision: "D-001",
    reason: "Nobody sends faxes.",
    replacement: "voicemail",
    date: "2026-01-31",
  },
  sunset: { status: "decided", value: "2027-01-31", decision: "D-002", place },
  was: ["telefax"],
};

describe("a lifecycle", () => {
  test("is empty for a permanent definition that always existed", () => {
    expect([historyProse(noLifecycle), deprecationProse(noLifecycle), lifecycleProse(noLifecycle)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(lifecycleTags(noLifecycle)).toEqual([]);
    expect(lifecycleMarks(noLifecycle)).toEqual({});
  });

  test("in prose states the version, the reason, the replacement, the sunset and the decisions", () => {
    expect(lifecycleProse(fax)).toBe(
      "Since version 1.2.0. Formerly `telefax`. Deprecated since 2026-01-31 (decided: D-001). Nobody sends faxes. Use `voicemail`. May be removed after 2027-01-31 (decided: D-002).",
    );
  });

  test("as a tag is the text that an editor shows", () => {
    expect(lifecycleTags(fax)).toEqual([
      "@deprecated Nobody sends faxes. Use `voicemail`. May be removed after 2027-01-31 (decided: D-002).",
    ]);
    expect(lifecycleTags({ ...noLifecycle, deprecated: { status: "documented", decision: undefined } })).toEqual([
      "@deprecated",
    ]);
  });

  test("for tools has its parts by name, and their statuses", () => {
    expect(lifecycleMarks(fax)).toEqual({
      since: "1.2.0",
      sunset: "2027-01-31",
      was: ["telefax"],
      deprecation: { reason: "Nobody sends faxes.", replacement: "voicemail", date: "2026-01-31" },
      attributes: {
        deprecated: { status: "decided", decision: "D-001" },
        sunset: { status: "decided", decision: "D-002" },
      },
    });
  });

  test("shows no date that is unknown", () => {
    expect(lifecycleProse({ ...noLifecycle, sunset: { status: "unknown", decision: "D-003", place } })).toBeUndefined();
  });
});
