import { expect, test } from "vitest";
import { locator } from "../../../generators/diagnostics/position.ts";
import { diagnostic } from "../../../generators/diagnostics/diagnostic.ts";
import { visible } from "../../../generators/diagnostics/visible.ts";
import type { Change } from "../../../generators/diff/change.ts";
import { renderReport, reportFormats } from "../../../generators/diff/render/render.ts";
import { sentence } from "../../../generators/diff/sentence.ts";
import type { Report } from "../../../generators/diff/report.ts";
import { texts } from "../../support/hostile.ts";
import { markdownFault, markdownShape } from "../../support/markdown.ts";
import { exampleReport, look } from "./report.ts";
import { xmlFault } from "./xml-fault.ts";

/* Known injection strings in every part of a report that a spec or the caller fills. */
const example = exampleReport();
const hostile = texts.map(({ text }) => text);
const rendered = hostile.map((text) => ({ text, report: reportOf(text) }));

test.each(reportFormats)("%s shows no character that a terminal obeys", (format) => {
  for (const { text, report } of rendered) {
    const lines = renderReport(report, format, look)
      .split("\n")
      .filter((line) => visible(line) !== line);
    expect(lines, JSON.stringify(text)).toEqual([]);
  }
});

test("json and sarif give the texts back", () => {
  for (const { text, report } of rendered) {
    const { changes } = JSON.parse(renderReport(report, "json", look)) as { readonly changes: readonly Change[] };
    expect(changes[0]!.subject).toBe(text);
    const { runs } = JSON.parse(renderReport(report, "sarif", look)) as {
      readonly runs: readonly { readonly results: readonly { readonly message: { readonly text: string } }[] }[];
    };
    expect(runs[0]!.results[0]!.message.text.replaceAll("{{", "").replaceAll("}}", "")).not.toMatch(/[{}]|[^\\]\]\(/);
  }
});

test("junit stays XML", () => {
  for (const { text, report } of rendered)
    expect(xmlFault(renderReport(report, "junit", look)), JSON.stringify(text)).toBeUndefined();
});

test("github has a command for each change, and no other", () => {
  for (const { text, report } of rendered) {
    const lines = renderReport(report, "github", look).trimEnd().split("\n");
    expect(lines, JSON.stringify(text)).toHaveLength(
      report.changes.length + report.emitted!.changes.length + report.problems.length,
    );
    for (const line of lines)
      expect(line).toMatch(
        /^::(?:error|warning|notice) file=[^,:]*(?:,(?:line|endLine|col|endColumn)=\d+)*,title=[a-z-]+::[^\r\n]*$/,
      );
  }
});

test("markdown has no HTML, link or cell of theirs", () => {
  const shape = markdownShape(renderReport(reportOf("x"), "markdown", look));
  for (const { text, report } of rendered) {
    const printed = renderReport(report, "markdown", look);
    expect(
      markdownFault(printed.replace(/^<\/?details>(?:<summary>.*<\/summary>)?$/gm, "").replace(/<br>|\*\*/g, "")),
      JSON.stringify(text),
    ).toBeUndefined();
    expect(markdownShape(printed), JSON.stringify(text)).toEqual(shape);
  }
});

/** Returns two changes of the example, one of them approved, with the given text in every string. */
function reportOf(text: string): Report {
  const place = { file: text, start: 0, end: 0 };
  const changes = example.changes.slice(0, 2).map((change) => {
    const path = [{ kind: "module", name: text }];
    const made = {
      ...change,
      path,
      subject: text,
      before: text,
      after: [text],
      uses: [text],
      follows: [text],
      from: place,
      to: place,
    };
    const approval = change.approval && { ...change.approval, reason: text, notified: [text] };
    return { ...made, approval, sentence: sentence(made) };
  });
  const problems = [diagnostic("approval-without-change", place, { fingerprint: text })];
  const emitted = {
    skipped: undefined,
    changes: example.emitted!.changes.slice(1).map((one) => ({ ...one, file: text, subject: text, sentence: text })),
  };
  return { ...example, from: text, to: text, changes, emitted, problems };
}

test("places are found in files of such names, too", () => {
  const file = "a:b,c%|`d`.yaml";
  const [one] = reportOf("x").changes;
  const change = { ...one!, to: { file, start: 2, end: 3 } };
  const there = { ...look, after: locator(new Map([[file, "a\nb\n"]])) };
  expect(renderReport({ ...example, changes: [change], problems: [] }, "github", there)).toContain(
    "file=a%3Ab%2Cc%25|`d`.yaml,line=2,col=1,endColumn=2,",
  );
});
