import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { PullRequest, workflow, type Proposal } from "./pull-request.ts";

/* The lines of `.github/workflows/kiln.yml`, run in checkouts of a team's repository like those on GitHub. */
const requests: PullRequest[] = [];
afterAll(() => requests.forEach((request) => request.remove()));

function pullRequest(proposal: Proposal): PullRequest {
  const request = new PullRequest(proposal);
  requests.push(request);
  return request;
}

const books = "spec/library/modules/books.yaml";

function breakBooks(folder: string): void {
  const text = readFileSync(join(folder, books), "utf8");
  expect(text).toContain("minimum: 1450");
  writeFileSync(join(folder, books), text.replace("minimum: 1450", "minimum: 1500"));
}

test("every line is run here, but for the installation", () => {
  const lines = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(lines.filter((line) => line !== "npm ci")).toHaveLength(3);
  expect(workflow.jobs["changes"]!.if).toBe("github.event_name == 'pull_request'");
});

test("a breaking change fails at its line, and is in the summary; a checkout of one commit reports the missing history", () => {
  const request = pullRequest({ base: "main", generated: true, edit: breakBooks });
  expect(request.runJob("drift").ran.map(({ code }) => code)).toEqual([0]);
  const { ran, summary } = request.runJob("changes");
  expect(ran.map(({ code }) => code)).toEqual([0, 1]);
  expect(ran[1]!.out).toMatch(
    new RegExp(`^::error file=${books},line=7,col=35,endColumn=39,title=minimum-raised::[^\n]*\n$`),
  );
  expect(summary).toMatch(
    /^## Spec changes\n\nFrom `the merge base with main, [0-9a-f]{12}` to `the working tree`: 1 change\. \*\*1 of 1 change fails/,
  );
  expect(summary).toContain("  change: minimum-raised\n");

  const [shallow, ...rest] = request.runJob("changes", 1).ran;
  expect([shallow!.code, rest]).toEqual([1, []]);
  expect(shallow!.error).toMatch(/There is no branch “main”, locally or on origin: .* shallow.*fetch-depth: 0/);
});

test("what is approved passes, for a branch of any name", () => {
  const approve = (folder: string): void => {
    breakBooks(folder);
    const { stdout } = spawnSync("npm", ["run", "--silent", "kiln", "--", "diff", "HEAD", "--approve"], {
      cwd: folder,
      encoding: "utf8",
    });
    writeFileSync(join(folder, "spec/approvals.yaml"), stdout.replaceAll("''", "It was decided."));
  };
  const { ran, summary } = pullRequest({ base: "release/next", generated: true, edit: approve }).runJob("changes");
  expect(ran.map(({ code }) => code)).toEqual([0, 0]);
  expect(ran[1]!.out).toMatch(/^::notice file=.*Approved until .*: It was decided\./);
  expect(summary).toContain("From `the merge base with release/next, ");
  expect(summary).toContain("No change fails: no unapproved change is breaking.");
});

test("packages that were not generated are drift", () => {
  const { ran } = pullRequest({ base: "main", generated: false, edit: breakBooks }).runJob("drift");
  expect(ran.map(({ code }) => code)).toEqual([1]);
  expect(ran[0]!.out).toContain("title=stale-outputs::");
});
