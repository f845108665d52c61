import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { mergeBase } from "../../generators/cli/git.ts";

/* The commit that the working tree is compared with, in repositories whose commits are empty. */
const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "kiln-base-"));
  folders.push(made);
  return made;
}

function git(at: string, ...args: readonly string[]): string {
  const author = ["-c", "user.name=Test", "-c", "user.email=test@kiln.invalid"];
  return execFileSync("git", ["-C", at, ...author, ...args], { stdio: "pipe", encoding: "utf8" }).trim();
}

function commit(at: string): string {
  git(at, "commit", "--quiet", "--allow-empty", "--message=A commit");
  return git(at, "rev-parse", "HEAD");
}

function repository(branch: string): string {
  const made = folder();
  git(made, "init", "--quiet", `--initial-branch=${branch}`);
  return made;
}

function clone(origin: string, ...options: readonly string[]): string {
  const made = folder();
  git(made, "clone", "--quiet", ...options, `file://${origin}`, ".");
  return made;
}

test.each(["main", "master"])("the main branch may be %s", (branch) => {
  const here = repository(branch);
  const base = commit(here);
  git(here, "switch", "--quiet", "--create", "work");
  commit(here);
  expect(mergeBase(here, undefined)).toEqual({
    commit: base,
    title: `the merge base with ${branch}, ${base.slice(0, 12)}`,
  });
});

test("it may have another name where a clone began with it", () => {
  const origin = repository("trunk");
  const base = commit(origin);
  const here = clone(origin);
  git(here, "switch", "--quiet", "--create", "work");
  git(here, "branch", "--quiet", "--delete", "trunk");
  commit(here);
  expect(mergeBase(here, undefined)).toMatchObject({ commit: base });
});

test("origin may have it alone, and HEAD be no branch", () => {
  const origin = repository("main");
  const base = commit(origin);
  const here = clone(origin);
  git(here, "switch", "--quiet", "--detach");
  git(here, "branch", "--quiet", "--delete", "main");
  commit(here);
  expect(mergeBase(here, undefined)).toMatchObject({ commit: base });
  expect(mergeBase(here, "main")).toMatchObject({ commit: base });
  expect(mergeBase(here, "origin/main")).toMatchObject({
    commit: base,
    title: expect.stringContaining("origin/main") as string,
  });
});

test("of the branch here and that of origin the later counts", () => {
  const origin = repository("main");
  commit(origin);
  const here = clone(origin);
  const later = commit(origin);
  git(here, "fetch", "--quiet");
  git(here, "switch", "--quiet", "--create", "work", "--no-track", "origin/main");
  commit(here);
  expect(mergeBase(here, undefined)).toMatchObject({ commit: later });
});

test("missing history is reported, and in a shallow clone also how to fetch it", () => {
  expect(mergeBase(folder(), undefined)).toEqual({ problem: expect.stringContaining("has no history") as string });
  const origin = repository("trunk");
  commit(origin);
  expect(mergeBase(origin, undefined)).toEqual({
    problem: expect.stringMatching(/no branch main or master.*--base/) as string,
  });
  expect(mergeBase(origin, "mian")).toEqual({ problem: expect.stringMatching(/no branch “mian”.*--base/) as string });
  git(origin, "switch", "--quiet", "--create", "work");
  commit(origin);
  commit(origin);
  const shallow = clone(origin, "--depth=1", "--branch=work");
  expect(mergeBase(shallow, "trunk")).toEqual({ problem: expect.stringContaining("fetch-depth: 0") as string });
  git(shallow, "fetch", "--quiet", "--depth=1", "origin", "+refs/heads/trunk:refs/remotes/origin/trunk");
  expect(mergeBase(shallow, "trunk")).toEqual({
    problem: expect.stringMatching(/no commit in common with trunk.*fetch-depth: 0/) as string,
  });
});
