import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { run } from "../../generators/index.ts";

/**
 * Changes of files by path: a function from the old text to the new one, or a deletion. A file that does not exist yet
 * has the text "".
 */
export type Edits = Readonly<Record<string, ((text: string) => string) | "deleted">>;

export interface Repository {
  readonly folder: string;
  git(...args: readonly string[]): GitResult;
  gitOk(...args: readonly string[]): string;
  kiln(...args: readonly string[]): Promise<KilnResult>;
  edit(edits: Edits): void;
  /**
   * Creates a branch off the current one with these edits and Kiln's outputs. Reviews the edits if there is a record.
   * The current branch does not change.
   */
  branch(name: string, edits: Edits): Promise<void>;
  commit(subject: string): void;
  /** Sets attributes of git that precede those of the repository. */
  setAttributes(text: string): void;
  /** Goes back to a commit, without what any merge since then left. */
  reset(commit: string): void;
  /** Returns the files that git left in conflict, sorted. */
  conflicts(): readonly string[];
  read(path: string): string;
}

export interface GitResult {
  readonly code: number | null;
  readonly output: string;
}

export interface KilnResult {
  readonly code: number;
  readonly findings: readonly string[];
}

/**
 * Creates a repository in a folder that is removed when the test ends. It has the spec of a folder, its outputs, and
 * one commit on `main`.
 */
export async function newRepository(specRoot: string, attributes: string): Promise<Repository> {
  const key = [specRoot, attributes].join("\n");
  const first = firstRepositories.get(key) ?? firstRepository(specRoot, attributes);
  firstRepositories.set(key, first);
  const folder = tempFolder();
  cpSync(await first, folder, { recursive: true });
  return repositoryIn(folder);
}

/** The folders that new repositories are copies of. */
const firstRepositories = new Map<string, Promise<string>>();

async function firstRepository(specRoot: string, attributes: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-first-"));
  const repository = repositoryIn(folder);
  cpSync(join(specRoot, "spec"), join(folder, "spec"), { recursive: true });
  writeFileSync(join(folder, ".gitattributes"), attributes);
  repository.gitOk("init", "--quiet", "--initial-branch=main");
  await generated(repository);
  repository.commit("base");
  return folder;
}

function repositoryIn(folder: string): Repository {
  const git = (...args: readonly string[]): GitResult => {
    const { status, stdout, stderr } = spawnSync("git", args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, ...identity },
    });
    return { code: status, output: `${stdout}${stderr}` };
  };
  const gitOk = (...args: readonly string[]): string => {
    const { code, output } = git(...args);
    if (code !== 0) throw new Error(`git ${args.join(" ")}: ${output}`);
    return output;
  };
  const read = (path: string): string => readFileSync(join(folder, path), "utf8");
  const repository: Repository = {
    folder,
    git,
    gitOk,
    read,
    kiln: (...args) => kiln(folder, args),
    edit: (edits) => applyEdits(folder, edits),
    async branch(name, edits) {
      const current = gitOk("branch", "--show-current").trim();
      gitOk("checkout", "--quiet", "-b", name);
      applyEdits(folder, edits);
      await generated(repository);
      if (existsSync(join(folder, "spec/reviewed.txt"))) await kiln(folder, ["review", "--accept"]);
      repository.commit(name);
      gitOk("checkout", "--quiet", current);
    },
    commit(subject) {
      gitOk("add", "--all");
      gitOk("commit", "--quiet", "--allow-empty", "-m", subject);
    },
    setAttributes: (text) => writeFileSync(join(folder, ".git/info/attributes"), text),
    reset(commit) {
      gitOk("reset", "--quiet", "--hard", commit);
      gitOk("clean", "--quiet", "--force", "-d");
    },
    conflicts: () => gitOk("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean).sort(),
  };
  return repository;
}

/** Overrides the machine's git settings. */
const identity = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_EDITOR: "true",
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kiln-merge-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function applyEdits(folder: string, edits: Edits): void {
  for (const [path, change] of Object.entries(edits)) {
    const file = join(folder, path);
    if (change === "deleted") {
      rmSync(file);
      continue;
    }
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const after = change(before);
    if (after === before) throw new Error(`The edit of ${path} changes nothing.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, after);
  }
}

interface Finding {
  readonly code: string;
  readonly file: string | null;
}

async function kiln(folder: string, args: readonly string[]): Promise<KilnResult> {
  const out: string[] = [];
  const code = await run([...args, "--json"], {
    out: (text) => out.push(text),
    error: () => {},
    color: false,
    folder,
    runner: "kiln",
    elapsed: () => 0,
  });
  const { diagnostics } = JSON.parse(out.join("")) as { readonly diagnostics: readonly Finding[] };
  return { code, findings: diagnostics.map((one) => `${one.code} ${one.file}`) };
}

async function generated({ kiln: runKiln }: Pick<Repository, "kiln">): Promise<void> {
  const { code, findings } = await runKiln("generate");
  if (code !== 0) throw new Error(`generate: exit code ${code}\n${findings.join("\n")}`);
}
