import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { baseFolder } from "../support/base.ts";
import { rootFolder } from "../support/emit.ts";

/** The result of one line of a workflow job. */
export interface Ran {
  readonly run: string;
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

interface Workflow {
  readonly jobs: Readonly<Record<string, { readonly if?: string; readonly steps: readonly Step[] }>>;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

export const workflow = parse(readFileSync(join(rootFolder, ".github/workflows/kiln.yml"), "utf8")) as Workflow;

/** The command with which a team's repository runs this repository's compiler. */
const kiln = `node ${JSON.stringify(join(rootFolder, "scripts/kiln.js"))}`;
const packageJson = {
  name: "team",
  private: true,
  scripts: { kiln, check: `${kiln} check`, generate: `${kiln} generate` },
};

/** A pull request: its edits, and packages that are regenerated or left unchanged. */
export interface Proposal {
  readonly base: string;
  readonly generated: boolean;
  edit(folder: string): void;
}

/**
 * A team's repository with the base spec on its main branch, and a pull request. For the run, it is merged with the
 * main branch, as on GitHub.
 */
export class PullRequest {
  readonly #folder = mkdtempSync(join(tmpdir(), "kiln-workflow-"));
  readonly #origin = join(this.#folder, "origin");
  readonly #base: string;

  constructor({ base, generated, edit }: Proposal) {
    this.#base = base;
    cpSync(baseFolder, this.#origin, { recursive: true });
    writeFileSync(join(this.#origin, "package.json"), JSON.stringify(packageJson));
    git(this.#origin, "init", "--quiet", `--initial-branch=${base}`);
    this.#generate();
    commit(this.#origin, "The spec");
    git(this.#origin, "switch", "--quiet", "--create", "work");
    edit(this.#origin);
    if (generated) this.#generate();
    commit(this.#origin, "A change of the spec");
    git(this.#origin, "switch", "--quiet", base);
    writeFileSync(join(this.#origin, "NOTES.md"), "Meanwhile.\n");
    commit(this.#origin, "Something else");
    git(this.#origin, "switch", "--quiet", "--detach");
    git(this.#origin, "merge", "--quiet", "--no-edit", "work");
    git(this.#origin, "update-ref", "refs/pull/1/merge", "HEAD");
  }

  #generate(): void {
    execFileSync("npm", ["run", "--silent", "generate"], { cwd: this.#origin, stdio: "pipe" });
  }

  /**
   * Runs the lines of a job in a checkout like GitHub's, up to the first failure. Also returns what they wrote into the
   * summary.
   */
  runJob(name: string, depth = depthOf(name)): { readonly ran: readonly Ran[]; readonly summary: string } {
    const folder = join(this.#folder, "checkout");
    rmSync(folder, { recursive: true, force: true });
    checkOut(this.#origin, folder, depth);
    const summary = join(this.#folder, "summary.md");
    writeFileSync(summary, "");
    const ran: Ran[] = [];
    for (const { run } of workflow.jobs[name]!.steps) {
      // Skips the install of the compiler, which is already here.
      if (run === undefined || run === "npm ci") continue;
      ran.push(
        runLine(run, folder, {
          GITHUB_STEP_SUMMARY: summary,
          GITHUB_BASE_REF: this.#base,
          GITHUB_ACTIONS: "true",
          CI: "true",
        }),
      );
      if (ran.at(-1)!.code !== 0) break;
    }
    return { ran, summary: readFileSync(summary, "utf8") };
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/**
 * Checks out the merge commit of the pull request like actions/checkout. With depth 0, it fetches all branches of
 * origin but creates no local ones.
 */
function checkOut(origin: string, folder: string, depth: number): void {
  mkdirSync(folder);
  git(folder, "init", "--quiet");
  git(folder, "remote", "add", "origin", `file://${origin}`);
  const [options, branches] = depth === 0 ? [[], ["+refs/heads/*:refs/remotes/origin/*"]] : [[`--depth=${depth}`], []];
  git(
    folder,
    "fetch",
    "--quiet",
    "--no-tags",
    ...options,
    "origin",
    ...branches,
    "+refs/pull/1/merge:refs/remotes/pull/1/merge",
  );
  git(folder, "checkout", "--quiet", "--force", "refs/remotes/pull/1/merge");
}

function depthOf(job: string): number {
  const checkout = workflow.jobs[job]!.steps.find(({ uses }) => uses?.startsWith("actions/checkout@"))!;
  return Number(checkout.with?.["fetch-depth"] ?? 1);
}

/** Runs a line like GitHub does on Linux. */
function runLine(run: string, cwd: string, env: Readonly<Record<string, string>>): Ran {
  const { status, stdout, stderr } = spawnSync("bash", ["-e", "-c", run], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });
  return { run, code: status, out: stdout, error: stderr };
}

function commit(folder: string, message: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", `--message=${message}`);
}

function git(folder: string, ...args: readonly string[]): void {
  execFileSync("git", ["-C", folder, "-c", "user.name=Test", "-c", "user.email=test@kiln.invalid", ...args], {
    stdio: "pipe",
  });
}
