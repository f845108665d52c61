import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { renderReport, reportFormats } from "../../../generators/diff/render/render.ts";
import { verdictKinds } from "../../../generators/model/verdict.ts";
import { root } from "../support.ts";
import { markdownFault, markdownShape } from "../../support/markdown.ts";
import { emptyReport, exampleReport, look } from "./report.ts";
import { forEveryone } from "../../../generators/diff/judge.ts";
import { xmlFault } from "./xml-fault.ts";

/*
 * The formats of one report, compared with the files in `expected/`. UPDATE_CASES=1 saves the current output; review
 * the difference.
 */
const update = process.env["UPDATE_CASES"] === "1";
const report = exampleReport();

test.each(reportFormats)("%s is what is expected", (format) => {
  const file = join(import.meta.dirname, "expected", format);
  const printed = renderReport(report, format, look);
  if (update) writeFileSync(file, printed);
  expect(printed).toBe(update ? printed : readFileSync(file, "utf8"));
});

test("the example has every verdict but none, an approved change and a wrong approval", () => {
  const given = new Set(report.changes.flatMap(({ verdicts }) => Object.values(verdicts)));
  expect([...given].sort()).toEqual([...verdictKinds].sort());
  expect(report.changes.filter(({ approval }) => approval)).toHaveLength(1);
  expect(report.problems.map(({ code }) => code)).toEqual(["approval-without-change"]);
});

describe("json", () => {
  const schema = JSON.parse(readFileSync(join(root, "generators/diff/report.schema.json"), "utf8")) as object;
  const validate = new Ajv2020({ allowUnionTypes: true }).compile(schema);

  test.each([
    ["a report", report],
    ["one without changes", emptyReport],
  ])("of %s is what its schema says", (_, one) => {
    validate(JSON.parse(renderReport(one, "json", look)));
    expect(validate.errors).toBeNull();
  });

  test("with another member is not", () => {
    const document = JSON.parse(renderReport(emptyReport, "json", look)) as object;
    expect(validate({ ...document, more: 1 })).toBe(false);
  });
});

describe("sarif", () => {
  const [run] = (JSON.parse(renderReport(report, "sarif", look)) as Log).runs;

  test("has each class that occurs as a rule, and each result points at its rule", () => {
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex]!.id).toBe(ruleId);
    expect(run.results).toHaveLength(report.changes.length + report.emitted!.changes.length + report.problems.length);
  });

  test("has the fingerprints of the changes, and suppresses what is approved", () => {
    const fingerprints = run.results.flatMap(({ partialFingerprints }) => partialFingerprints?.["kilnChange/v1"] ?? []);
    expect(fingerprints).toEqual(report.changes.map(({ fingerprint }) => fingerprint));
    expect(run.results.filter(({ suppressions }) => suppressions).map(({ ruleId }) => ruleId)).toEqual([
      "generator-removed",
    ]);
  });
});

test("junit is XML, and counts what fails", () => {
  const printed = renderReport(report, "junit", look);
  expect(xmlFault(printed)).toBeUndefined();
  expect(printed).toContain(`<testsuites name="kiln diff" tests="13" failures="5" skipped="1">`);
  expect(renderReport(emptyReport, "junit", look)).toContain(`tests="1" failures="0"`);
});

describe("github", () => {
  test("is an error for what fails, and only for that", () => {
    const lines = renderReport(report, "github", look).trimEnd().split("\n");
    expect(lines.map((line) => /^::(\w+) file=(?:spec|packages)\//.exec(line)?.[1])).toEqual([
      ...Array<string>(4).fill("error"),
      "notice",
      "warning",
      ...Array<string>(5).fill("notice"),
      "error",
    ]);
    const lenient = renderReport(
      { ...report, failOn: forEveryone("compatible"), emitted: undefined, changes: report.changes.slice(-1) },
      "github",
      look,
    );
    expect(lenient).toMatch(/^::error .*title=approval-without-change::.*\n::error [^\n]*\n$/);
  });
});

describe("markdown", () => {
  const many = (count: number) => {
    const [one] = report.changes;
    return {
      ...report,
      changes: Array.from({ length: count }, (_, index) => ({
        ...one!,
        approval: undefined,
        fingerprint: index.toString(16).padStart(16, "0"),
        path: [...one!.path, { kind: "part", name: String(index) }],
      })),
    };
  };

  test("has tables whose rows have as many cells as their heads", () => {
    expect(markdownFault(withoutOwnHtml(renderReport(report, "markdown", look)))).toBeUndefined();
    expect(new Set(markdownShape(renderReport(report, "markdown", look)))).toEqual(new Set([0, 6, 7]));
  });

  test("of many changes fits into a GitHub comment and reports what is omitted", () => {
    const printed = renderReport(many(3000), "markdown", look);
    expect(printed.length).toBeLessThan(65_536);
    expect(printed.length).toBeGreaterThan(40_000);
    const shown = printed.split("\n").filter((line) => line.startsWith("| **breaking**")).length;
    expect(printed).toContain(`And ${3000 - shown} more`);
  });

  test("of few leaves nothing out", () => expect(renderReport(many(100), "markdown", look)).not.toContain("no room"));
});

test("text has colours where the terminal does", () => {
  expect(renderReport(report, "text", { ...look, color: true })).toContain("\u001b[1;31mbreaking");
  expect(renderReport(report, "text", look)).not.toContain("\u001b");
});

interface Log {
  readonly runs: readonly [
    {
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
      readonly results: readonly {
        readonly ruleId: string;
        readonly ruleIndex: number;
        readonly partialFingerprints?: Readonly<Record<string, string>>;
        readonly suppressions?: readonly object[];
      }[];
    },
  ];
}

function withoutOwnHtml(markdown: string): string {
  return markdown.replace(/<\/?(?:details|summary|br|code)>|\*\*/g, "");
}
