import { globSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Approved, type Report, approvalEntries, approve, hasFailed } from "../../generators/diff/report.ts";
import { render } from "../../generators/diagnostics/render/render.ts";
import { compile, loadSources } from "../../generators/index.ts";
import { casesFolder, overBase } from "../support/base.ts";
import { readFiles } from "../support/files.ts";
import { forEveryone } from "../../generators/diff/judge.ts";
import { changesBetween, modelOf, today } from "./support.ts";

/*
 * A case is a folder `test/cases/approvals/<code>/<case>/` with files of the new spec (`spec/`) and of the old one
 * (`before/`), each over the base spec. `expected.txt` lists the faults of the approvals; the cases of `none` have no
 * faults. UPDATE_CASES=1 saves the current results.
 */
const update = process.env["UPDATE_CASES"] === "1";
const folder = join(casesFolder, "approvals");
const cases = globSync("*/*/spec", { cwd: folder })
  .map((path) => dirname(path).replaceAll("\\", "/"))
  .sort();

/** Returns the specs of a case, and the result of approving their changes. */
function caseOf(name: string): { readonly sources: ReadonlyMap<string, string>; readonly approved: Approved } {
  const files = [...readFiles(join(folder, name))];
  const below = (start: string) =>
    new Map(
      files
        .filter(([path]) => path.startsWith(`${start}spec/`))
        .map(([path, text]) => [path.slice(start.length), text]),
    );
  const [before, after] = [overBase(below("before/")), overBase(below(""))];
  const [old, now] = [modelOf(before), modelOf(after)];
  return {
    sources: after,
    approved: approve(changesBetween(old, now), { before: old.approvals, after: now.approvals }, today),
  };
}

function reportOf(name: string): Report {
  return { from: "old", to: "new", failOn: forEveryone("breaking"), today, versions: [], ...caseOf(name).approved };
}

describe.each(cases)("%s", (name) => {
  const { sources, approved } = caseOf(name);
  const found = render(approved.problems, sources, "text");
  const expected = join(folder, name, "expected.txt");

  test("has the problems that are expected", () => {
    if (update) writeFileSync(expected, found);
    expect(found).toBe(update ? found : readFiles(dirname(expected)).get("expected.txt"));
  });

  test("shows the code that it is named after", () => {
    const codes = new Set(approved.problems.map(({ code }) => code));
    expect([...codes]).toEqual([name.split("/")[0]].filter((code) => code !== "none"));
  });
});

test("an approved change is marked, and does not fail", () => {
  const report = reportOf("none/approved");
  expect(report.changes).toMatchObject([
    { id: "minimum-raised", cause: "api", verdicts: { sends: "breaking" }, approval: { expires: "2026-12-31" } },
  ]);
  expect(hasFailed(report)).toBe(false);
});

test("an approval can classify a change as one of knowledge", () => {
  expect(reportOf("none/always-so").changes).toMatchObject([
    {
      cause: "knowledge",
      verdicts: { sends: "knowledge", reads: "none", compiles: "compatible" },
      approval: { cause: "knowledge" },
    },
  ]);
});

describe("equal changes in several modules", () => {
  const fails = (name: string): readonly boolean[] =>
    reportOf(name).changes.map(({ approval }) => approval === undefined);

  test("are approved by one entry", () => {
    expect(fails("none/group")).toEqual([false, false]);
    expect(hasFailed(reportOf("none/group"))).toBe(false);
  });

  test.each([
    "approval-disagrees/uses",
    "approval-without-change/one-module-more",
    "approval-without-change/one-module-less",
  ])("are not approved in %s", (name) => {
    expect(fails(name)).not.toContain(false);
    expect(hasFailed(reportOf(name))).toBe(true);
  });

  test("need one entry, which approves them exactly as printed", () => {
    const name = "approval-without-change/one-module-more";
    const report = reportOf(name);
    const [entry, ...others] = approvalEntries(report);
    expect(others).toEqual([]);
    expect(entry).toContain('  uses:\n    - "authors"\n    - "books"\n    - "shelves"\n');
    const spec = new Map([...caseOf(name).sources, ["spec/approvals.yaml", entry!.replaceAll("''", "known")]]);
    const { approvals } = modelOf(spec);
    const { problems, changes } = approve(report.changes, { before: [], after: approvals }, today);
    expect(problems).toEqual([]);
    expect(changes.map(({ approval }) => approval?.reason)).toEqual(["known", "known", "known"]);
  });

  test("may be approved one by one", () => {
    const report = reportOf("approval-without-change/one-module-more");
    const entries = report.changes.map((change) => approvalEntries({ ...report, changes: [change] }).join("")).join("");
    const { approvals } = modelOf(
      new Map([...caseOf("none/group").sources, ["spec/approvals.yaml", entries.replaceAll("''", "known")]]),
    );
    expect(approve(report.changes, { before: [], after: approvals }, today)).toMatchObject({
      problems: [],
      changes: report.changes.map(() => ({ approval: { reason: "known" } })),
    });
  });
});

test.each(["approval-expired/last-month", "approval-disagrees/class-and-subject", "approval-without-change/undone"])(
  "%s fails",
  (name) => {
    const report = reportOf(name);
    expect(report.changes.filter(({ approval }) => approval !== undefined)).toEqual([]);
    expect(hasFailed(report)).toBe(true);
  },
);

test("what is left over in both revisions does not fail", () =>
  expect(hasFailed(reportOf("approval-settled/merged"))).toBe(false));

test("the printed entries approve the changes once they have a reason and notified people", () => {
  const report = reportOf("approval-without-change/other-values");
  const entries = approvalEntries(report).join("");
  const specWith = (approvals: string) =>
    new Map([...caseOf("approval-without-change/other-values").sources, ["spec/approvals.yaml", approvals]]);
  expect(compile(loadSources(specWith(entries)), []).diagnostics.map(({ place }) => place?.file)).toEqual([
    "spec/approvals.yaml",
    "spec/approvals.yaml",
  ]);
  const { approvals } = modelOf(specWith(entries.replaceAll("''", "known")));
  expect(approvals).toMatchObject([{ change: "minimum-raised", expires: "2026-09-28" }]);
  expect(approve(report.changes, { before: [], after: approvals }, today)).toMatchObject({
    problems: [],
    changes: [{ approval: { reason: "known" } }],
  });
});
