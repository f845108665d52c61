import assert from "node:assert/strict";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { command } from "../support/command.ts";
import { installTools, modules } from "./tools.ts";

/** A package manager's commands for the steps of a newcomer. */
interface Newcomer {
  readonly name: string;
  /** Initial files in the folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly program: readonly [file: string, ...args: readonly string[]];
  readonly add: (tarball: string) => readonly string[];
  readonly kiln: readonly string[];
  readonly install: readonly string[];
}

const newcomers: readonly Newcomer[] = [
  {
    name: "npm",
    files: {},
    program: ["npm"],
    add: (tarball) => ["install", "--save-dev", "--no-audit", "--no-fund", tarball],
    kiln: ["exec", "--", "kiln"],
    install: ["install", "--no-audit", "--no-fund"],
  },
  {
    name: "pnpm",
    files: {},
    program: [process.execPath, join(modules, "pnpm/bin/pnpm.cjs")],
    add: (tarball) => ["add", "--save-dev", "--store-dir", ".store", tarball],
    kiln: ["exec", "kiln"],
    install: ["install", "--no-frozen-lockfile", "--store-dir", ".store"],
  },
  {
    name: "Yarn",
    files: {
      "package.json": JSON.stringify({ name: "shop", private: true }),
      "yarn.lock": "",
      ".yarnrc.yml": JSON.stringify({
        nodeLinker: "node-modules",
        enableTelemetry: false,
        enableImmutableInstalls: false,
      }),
    },
    program: [process.execPath, join(modules, "@yarnpkg/cli-dist/bin/yarn.js")],
    add: (tarball) => ["add", "--dev", `kiln@file:${tarball}`],
    kiln: ["kiln"],
    install: ["install"],
  },
];

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;

/**
 * Starts with an empty folder and the compiler's tarball. Creates a service that passes its own test, then adds a
 * resource.
 */
export async function checkInit(folder: string, tarball: string, check: Check): Promise<void> {
  await installTools();
  const begun = newcomers.map((one) =>
    check(`kiln init, with ${one.name}`, () => begin(join(folder, `init-${one.name}`, "shop"), tarball, one)),
  );
  await Promise.all(begun);
}

/** Passes the certificates of npm's registry to Yarn, which does not read npm's setting. */
async function certificates(): Promise<Readonly<Record<string, string>>> {
  const file = (await command("npm", ["config", "get", "cafile", "--loglevel", "silent"])).trim();
  return file === "" || file === "null" || file === "undefined" ? {} : { YARN_HTTPS_CA_FILE_PATH: file };
}

async function begin(
  folder: string,
  tarball: string,
  { files, program: [file, ...first], add, kiln, install }: Newcomer,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  // Vite, which runs in this process, sets `NODE_ENV` to “production”, which makes npm omit dev dependencies.
  const env = { NODE_ENV: "", ...(await certificates()) };
  const run = (...args: readonly string[]): Promise<string> => command(file, [...first, ...args], { cwd: folder, env });
  await run(...add(tarball));
  await run(...kiln, "init");
  await run(...install);
  assert.match(await run("test"), /pass 3\n/);
  assert.match(await run(...kiln, "check"), /clean: packages\/ matches spec\//);

  await releases(folder, env, (...args) => run(...kiln, ...args));
  await run(...install);
  assert.match(await run("test"), /pass 3\n/);

  await run(...kiln, "new", "resource", "venue");
  await run(...kiln, "generate");
  assert.match(
    await run(...kiln, "scaffold", "server"),
    /changed +packages\/reference-server\/src\/tasks\/handlers\.ts\n/,
  );
  writeFileSync(join(folder, "packages/reference-server/test/venues.test.ts"), venuesTest);
  assert.match(await run("test"), /pass 4\n/);
}

/** Releases twice, the second time with different versions, and runs the printed commands in a shell. */
async function releases(
  folder: string,
  env: Readonly<Record<string, string>>,
  kiln: (...args: readonly string[]) => Promise<string>,
): Promise<void> {
  const shell = (line: string): Promise<string> =>
    command("sh", ["-c", line], {
      cwd: folder,
      env: { ...env, ...identity, PATH: `${programsIn(join(folder, "../bin"))}:${process.env["PATH"]}` },
    });
  await shell("git init --quiet && git add --all && git commit --quiet --message 'A new project'");
  for (const [date, version] of [
    ["2026-01-01", "0.1.0"],
    ["2026-01-02", "1.0.0"],
  ] as const) {
    const project = join(folder, "spec/project.yaml");
    const [text, resource] = [project, join(folder, "spec/tasks/resources/task.yaml")].map((file) =>
      readFileSync(file, "utf8"),
    );
    if (version !== "0.1.0") {
      writeFileSync(project, text!.replace("version: 0.1.0", `version: ${version}`));
      writeFileSync(
        join(folder, "spec/tasks/resources/task.yaml"),
        resource!.replace("A summary of the task, on one line.", "A single line."),
      );
      await shell("git commit --quiet --all --message 'A change'");
    }
    const printed = await kiln("release", "--date", date);
    const steps = printed.split("Then run:\n")[1]!.split("\n").filter(Boolean);
    assert.equal(steps.at(-1)?.trim(), `git tag v${version}`);
    for (const step of steps) await shell(step);
  }
  assert.equal(
    (JSON.parse(readFileSync(join(folder, "packages/client/package.json"), "utf8")) as { readonly version: string })
      .version,
    "1.0.0",
  );
}

/** Creates a folder with `pnpm` and `yarn`, for the `PATH` of a shell. */
function programsIn(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of [
    ["pnpm", "pnpm/bin/pnpm.cjs"],
    ["yarn", "@yarnpkg/cli-dist/bin/yarn.js"],
  ] as const) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexec "${process.execPath}" "${join(modules, file)}" "$@"\n`, {
      mode: 0o755,
    });
  }
  return folder;
}

const identity = {
  GIT_AUTHOR_NAME: "A",
  GIT_AUTHOR_EMAIL: "a@example.org",
  GIT_COMMITTER_NAME: "A",
  GIT_COMMITTER_EMAIL: "a@example.org",
};

/** The server knows the path of the new resource. Its stub responds, because the operation is not implemented yet. */
const venuesTest = `import assert from "node:assert/strict";
import { test } from "node:test";
import { createTasksClient, TasksError } from "@shop/client/tasks";
import { createServer } from "../src/server.ts";

test("the new resource is served", async () => {
  const server = await createServer();
  const client = createTasksClient({ baseUrl: await server.listen({ port: 0 }) });
  await assert.rejects(client.venues.list(), (error) => error instanceof TasksError && error.status === 501);
  await server.close();
});
`;
