import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { emitters } from "../../generators/index.ts";
import { runKiln } from "../support/run-kiln.ts";

/*
 * A project created by `kiln init`, and the changes of an ordinary team in ten weeks: additions, renames, releases, a
 * hotfix, a merge. Each week is a pull request for which the generated workflow passes. This takes no `--force`, no
 * approval for an addition, and one approval for a rename.
 */
const root = join(import.meta.dirname, "../..");
const temporary = mkdtempSync(join(tmpdir(), "kiln-weeks-"));
const folder = join(temporary, "shop");
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const task = "spec/tasks/resources/task.yaml";
const venue = "spec/tasks/resources/venue.yaml";
const errors = "spec/tasks/errors.yaml";
const handlers = "packages/reference-server/src/tasks/task.ts";
const serverTest = "packages/reference-server/test/tasks.test.ts";

type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

/** One pull request. */
interface Week {
  readonly title: string;
  readonly edits: Edits;
  /** Kiln commands to run before the edits, such as `new resource venue`. */
  readonly commands?: readonly (readonly string[])[];
  readonly approvals?: number;
}

const weeks: readonly Week[] = [
  {
    title: "1: an optional field",
    edits: {
      [task]: [
        ["requiredOnCreate", "  note: { type: string, description: More about it. }\nrequiredOnCreate"],
        ["done: boolean }", "done: boolean, note: { type: string, optional: true } }"],
      ],
    },
  },
  {
    title: "2: an operation",
    edits: {
      [task]: [
        [
          "  create:\n",
          "  get:\n    operationId: getTask\n    summary: Get one task\n    method: GET\n    path: /tasks/{id}\n    response: { httpStatus: 200, body: { shape: row } }\n    errors: [task_not_found]\n  create:\n",
        ],
      ],
      [handlers]: [
        [
          "  create:",
          '  get: ({ parameters: { id } }) => {\n    const task = tasks.get(id);\n    if (task === undefined) throw new ServiceError("task_not_found");\n    return task;\n  },\n\n  create:',
        ],
      ],
    },
  },
  { title: "3: a resource", commands: [["new", "resource", "venue"]], edits: {} },
  {
    title: "4: a field with a list of values",
    edits: {
      [task]: [
        [
          "requiredOnCreate",
          "  priority: { type: { values: [low, high] }, use: request, description: How soon it has to be done. }\nrequiredOnCreate",
        ],
      ],
    },
  },
  { title: "5: a value", edits: { [task]: [["[low, high]", "[low, high, urgent]"]] } },
  {
    title: "6: a query parameter that filters",
    edits: {
      [task]: [
        [
          "path: /tasks\n    response",
          "path: /tasks\n    query:\n      words: { type: string, description: Only tasks whose title has these words. }\n    response",
        ],
      ],
    },
  },
  {
    title: "7: an error",
    edits: {
      [errors]: [
        [
          "task_not_found:",
          "too_many_tasks:\n  condition: There are too many tasks.\n  httpStatus: 409\ntask_not_found:",
        ],
      ],
      [task]: [["errors: [invalid_request]", "errors: [invalid_request, too_many_tasks]"]],
    },
  },
  {
    title: "8: descriptions",
    edits: {
      [task]: [
        ["description: A task to do.", "description: A thing to do."],
        ["summary: List all tasks", "summary: List the tasks"],
      ],
    },
  },
  {
    title: "9: a renamed parameter",
    edits: { [task]: [["words: { type: string,", "search: { type: string, was: words,"]] },
    approvals: 1,
  },
  {
    title: "10: a renamed error",
    edits: {
      [errors]: [["task_not_found:\n", "task_missing:\n  was: task_not_found\n"]],
      [task]: [
        ["errors: [task_not_found]", "errors: [task_missing]"],
        ["invalid_request, task_not_found", "invalid_request, task_missing"],
      ],
      [handlers]: [
        ['"task_not_found"', '"task_missing"'],
        ['"task_not_found"', '"task_missing"'],
      ],
      [serverTest]: [['"task_not_found"', '"task_missing"']],
    },
    approvals: 1,
  },
];

beforeAll(async () => {
  mkdirSync(folder);
  expect((await kiln("init")).code).toBe(0);
  install();
  checkIncrementally();
  git("init", "--quiet", "--initial-branch=main");
  commit("A new project");
  await release("2026-01-05", "0.1.0");
}, 600_000);

test.each(weeks)("week $title", async ({ title, edits, commands = [], approvals = 0 }) => {
  git("switch", "--quiet", "--create", `week-${title.split(":")[0]}`);
  for (const args of commands) expect((await kiln(...args)).code, args.join(" ")).toBe(0);
  edit(edits);
  await pullRequest(title, approvals);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-edit", "-");
  if (title.startsWith("4")) await release("2026-02-02", undefined);
  if (title.startsWith("9")) await release("2026-03-09", undefined);
});

test("a hotfix of the first release is released, and merged back", async () => {
  git("switch", "--quiet", "--create", "0.1.0-fix", "v0.1.0");
  edit({ [task]: [["A summary of the task, on one line.", "The work, in one line."]] });
  expect((await kiln("generate")).code).toBe(0);
  commit("Say what a title is");
  await release("2026-03-10", undefined, "v0.1.0");
  git("switch", "--quiet", "--create", "merge-fix", "main");
  merge("0.1.0-fix");
  await pullRequest("the hotfix", 0);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-edit", "-");
});

test("two branches that both change packages/ are merged by kiln generate", async () => {
  git("switch", "--quiet", "--create", "theirs");
  edit({ [venue]: [["title: Venue", "title: A venue"]] });
  note("theirs", "A request that is cancelled ends at once.");
  await pullRequest("theirs", 0);
  git("switch", "--quiet", "--create", "ours", "main");
  edit({
    [task]: [
      ["requiredOnCreate", "  owner: { type: string, use: request, description: Who does it. }\nrequiredOnCreate"],
    ],
  });
  note("ours", "A timeout is reported as one.");
  await pullRequest("ours", 0);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-edit", "theirs");
  git("switch", "--quiet", "ours");
  expect(merge("main").length).toBeGreaterThan(0);
  await pullRequest("merged", 0);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-edit", "ours");
  await release("2026-03-16", undefined);
});

/**
 * Generates, approves changes if needed, commits, and runs the workflow for a pull request. A failure does not affect
 * the weeks that follow.
 */
async function pullRequest(title: string, approvals: number): Promise<void> {
  expect((await kiln("generate")).code, "kiln generate").toBe(0);
  expect((await kiln("scaffold", "server")).code, "kiln scaffold server").toBe(0);
  const { out } = await kiln(...diffOfWorkflow(), "--approve");
  expect.soft(out.match(/^\S*[0-9a-f]{16}\S*:/gm) ?? [], out).toHaveLength(approvals);
  if (approvals > 0) {
    const file = join(folder, "spec/approvals.yaml");
    writeFileSync(file, (existsSync(file) ? readFileSync(file, "utf8") : "") + out.replaceAll("''", "It was agreed."));
  }
  commit(title);
  expect.soft(await workflow(), title).toEqual([]);
}

/** Merges a branch, and resolves the conflicts, which are only in packages/. */
function merge(branch: string): readonly string[] {
  const { status } = spawnSync("git", ["merge", "--quiet", "--no-edit", branch], {
    cwd: folder,
    env: { ...process.env, ...identity },
  });
  const conflicts = git("diff", "--name-only", "--diff-filter=U").split("\n").filter(Boolean);
  expect([status === 0, conflicts.every((path) => path.startsWith("packages/"))], conflicts.join("\n")).toEqual([
    conflicts.length === 0,
    true,
  ]);
  return conflicts;
}

/** Runs the commands that `kiln release` prints. Skips the lock file, which needs a registry. */
async function release(date: string, version: string | undefined, base?: string): Promise<void> {
  const { code, out, error } = await kiln("release", "--date", date);
  expect([code, error]).toEqual([0, ""]);
  const [, tag] = /git tag (v(\S+))/.exec(out)!;
  if (version !== undefined) expect(tag).toBe(`v${version}`);
  if (base !== undefined)
    expect(readFileSync(join(folder, `spec/releases/${tag!.slice(1)}.yaml`), "utf8")).toContain(
      `base: ${base.slice(1)}\n`,
    );
  expect((await kiln("generate")).code).toBe(0);
  expect((await kiln("check")).code).toBe(0);
  commit(`Release ${tag}`);
  git("tag", tag!);
}

/** Returns the comparison of the workflow for a pull request, with its `--fail-on`. */
function diffOfWorkflow(): readonly string[] {
  const line = workflowLines().find((one) => one.includes("kiln diff") && one.endsWith("--format github"));
  return argumentsOf(line!.replace(" --format github", ""));
}

function argumentsOf(line: string): readonly string[] {
  const env: Readonly<Record<string, string>> = { ...workflowFile().env, GITHUB_BASE_REF: "main" };
  return line
    .replace(/^npx kiln /, "")
    .replaceAll(/"\$([A-Z_]+)"/g, (_, name: string) => env[name]!)
    .split(" ");
}

interface Step {
  readonly run?: string;
}

interface Workflow {
  readonly env: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

function workflowFile(): Workflow {
  return parse(readFileSync(join(folder, ".github/workflows/kiln.yml"), "utf8")) as Workflow;
}

function workflowLines(): readonly string[] {
  const { jobs } = workflowFile();
  return Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap(({ run }) => (run === undefined || run === "npm ci" ? [] : [run])),
  );
}

/**
 * Returns the failing lines of the workflow, with their output. Kiln's commands run in this process, which has already
 * loaded its modules.
 */
async function workflow(): Promise<readonly string[]> {
  const lines = workflowLines();
  expect(lines.length).toBeGreaterThan(2);
  const failed: string[] = [];
  for (const line of lines) {
    const { isGreen, output } = line.startsWith("npx kiln ") ? await kilnLine(line) : npmTest();
    if (!isGreen) failed.push(`${line}\n${output}`);
  }
  return failed;
}

interface Ran {
  readonly isGreen: boolean;
  readonly output: string;
}

async function kilnLine(line: string): Promise<Ran> {
  const [, args, rest] = /^(npx kiln .*?)((?: >>.*)?)$/.exec(line)!;
  const { code, out, error } = await kiln(...argumentsOf(args!));
  return { isGreen: code === 0 || (code === 1 && rest!.endsWith("|| [ $? -eq 1 ]")), output: out + error };
}

function npmTest(): Ran {
  const { status, stdout, stderr } = spawnSync("npm", ["test"], { cwd: folder, encoding: "utf8", timeout: 300_000 });
  return { isGreen: status === 0, output: stdout + stderr };
}

/** Simulates `npm install`: links Kiln, the workspaces, and the libraries of this repository. */
function install(): void {
  const modules = join(folder, "node_modules");
  const link = (target: string, path: string): void => {
    mkdirSync(dirname(join(modules, path)), { recursive: true });
    symlinkSync(target, join(modules, path));
  };
  for (const { into } of emitters) link(join(folder, into), `@shop/${into.slice("packages/".length)}`);
  for (const name of ["typescript", "fastify", "@types/node"]) link(join(root, "node_modules", name), name);
  link(join(root, "node_modules/typescript/bin/tsc"), ".bin/tsc");
}

/** Lets each `npm test` check only the types that changed since the last one, and what depends on them. */
function checkIncrementally(): void {
  const tsBuildInfoFile = "../../node_modules/.cache/checked.json";
  const options = `"incremental": true, "tsBuildInfoFile": "${tsBuildInfoFile}", "noEmit": true`;
  edit({ "packages/reference-server/tsconfig.json": [[`"noEmit": true`, options]] });
}

function edit(edits: Edits): void {
  for (const [path, pairs] of Object.entries(edits)) {
    const changed = pairs.reduce(
      (text, [from, to]) => {
        expect(text, path).toContain(from);
        return text.replace(from, to);
      },
      readFileSync(join(folder, path), "utf8"),
    );
    writeFileSync(join(folder, path), changed);
  }
}

/** Adds a note for the next release, which all changelogs show in the same place. */
function note(name: string, text: string): void {
  mkdirSync(join(folder, "spec/releases/next"), { recursive: true });
  writeFileSync(
    join(folder, `spec/releases/next/${name}.yaml`),
    `kind: fixed\npackages: { client: patch }\ntext: ${text}\n`,
  );
}

function kiln(...args: readonly string[]) {
  return runKiln(folder, ...args);
}

const identity = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

function git(...args: readonly string[]): string {
  return execFileSync("git", args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...identity },
  });
}

function commit(subject: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--message", subject);
}
