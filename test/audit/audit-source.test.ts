import { describe, expect, test } from "vitest";
import type { Source } from "../../generators/model/decision.ts";
import { compiledSpec } from "../support/emit.ts";
import { recordedFolder } from "../support/recorded-rows.ts";
import { auditSource } from "./audit-source.ts";
import { heldIn, type HeldTexts } from "./held-texts.ts";

const place = { file: "spec/sources/x.yaml", start: 0, end: 1 };

function source(
  kind: Source["kind"],
  sections: Readonly<Record<string, readonly string[]>>,
  checksum?: string,
): Source {
  const listed = Object.entries(sections).map(([name, codes]) => ({
    name,
    title: "T",
    address: undefined,
    codes,
    place,
  }));
  return {
    id: "library",
    kind,
    title: "The library",
    edition: "1",
    address: undefined,
    checksum,
    sections: listed,
    place,
  };
}

function holding(texts: Readonly<Record<string, string>>): HeldTexts {
  return { paths: Object.keys(texts), read: (path) => texts[path]! };
}

describe("a text", () => {
  const held = holding({
    "deep/library.md": "# The library\n\n## Errors\n`bad-value`, `badid_title`, bad-title-2\n\n## Loans\n",
  });

  test("holds where checksum, sections and codes are right", () => {
    const checksum = "sha256:f72524da9bb82917a8b2e839243a3bd1cfefa615892a42319d2547a9cdd3e6ee";
    const right = source("document", { Errors: ["bad-value", "badid_{wireName}"], Loans: [] }, checksum);
    expect(auditSource(right, held)).toMatchObject({ held: true, codes: 2, faults: [] });
  });

  test("is of another edition, lacks a section, or mentions no such code", () => {
    const wrong = source(
      "facts",
      { Errors: ["bad-title", "bad_value"], Loans: ["bad-value"], Rooms: ["bad-value"] },
      `sha256:${"0".repeat(64)}`,
    );
    expect(auditSource(wrong, held).faults).toEqual([
      expect.stringMatching(/^the text is another edition: sha256:[0-9a-f]{64}$/),
      "section “Errors” does not mention “bad-title”",
      "section “Errors” does not mention “bad_value”",
      "section “Loans” does not mention “bad-value”",
      "there is no section “Rooms”",
    ]);
  });

  test("is not checked if it is not available", () => {
    expect(auditSource(source("document", { Errors: ["x"] }), holding({ "other.md": "" }))).toMatchObject({
      held: false,
      codes: 0,
      faults: [],
    });
    expect(auditSource(source("published", { "a/B.php": ["x"] }), holding({ "c/B.php": "x" }))).toMatchObject({
      held: false,
      faults: [],
    });
  });
});

test("published source code is found by the ends of its paths, and mentions a code within another word", () => {
  const held = holding({
    "v1/api/Books.php": "die( 'apierror-bad-value' )",
    "v1/api/BooksList.php": "die( 'no-such' )",
    "v1/maps/Books.php": "",
  });
  const right = source("published", { "api/Books.php": ["bad-value"], "api/Books*.php": ["bad-value", "no-such"] });
  expect(auditSource(right, held)).toMatchObject({ held: true, codes: 3, faults: [] });
  const wrong = source("published", { "api/Books.php": ["bad-val", "no-such"], "api/Loans.php": [] });
  expect(auditSource(wrong, held).faults).toEqual([
    "section “api/Books.php” does not mention “bad-val”",
    "section “api/Books.php” does not mention “no-such”",
    "there is no section “api/Loans.php”",
  ]);
});

describe("recorded responses", () => {
  test("are found by file, and by id or tag of a row", () => {
    const held = holding({
      "rows.jsonl": '{"id":1,"errors":["bad-value"]}\n{"id":12,"errors":["slow"]}\n{"tag":"post","errors":[]}\n',
    });
    expect(
      auditSource(
        source("recording", { "rows.jsonl": ["slow"], "rows.jsonl, 1": ["bad-value"], "rows.jsonl, post": [] }),
        held,
      ).faults,
    ).toEqual([]);
    expect(auditSource(source("recording", { "rows.jsonl, 1": ["slow"], "rows.jsonl, 2": [] }), held).faults).toEqual([
      "section “rows.jsonl, 1” does not mention “slow”",
      "there is no section “rows.jsonl, 2”",
    ]);
  });

  test("of this repository are as spec/sources/ says", () => {
    const { model } = compiledSpec();
    const recordings = model!.sources.filter(({ kind }) => kind === "recording");
    expect(recordings.length).toBeGreaterThan(0);
    const held = heldIn([recordedFolder]);
    expect(recordings.map((one) => auditSource(one, held))).toEqual(
      recordings.map((one) => expect.objectContaining({ source: one, held: true, faults: [] })),
    );
  });
});

test("nothing cites what is not mentioned, in this repository's spec", () => {
  expect(compiledSpec().diagnostics.filter(({ code }) => code === "code-not-in-ground")).toEqual([]);
});
