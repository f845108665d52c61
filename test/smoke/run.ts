import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkInit } from "../install/check-init.ts";
import { checkInstalls } from "../install/check-installs.ts";
import { checkPublishing } from "../publish/check-publishing.ts";
import { checkEveryClass } from "../publish/every-class.ts";
import { command } from "../support/command.ts";
import { checkExtension } from "../vscode/check-extension.ts";
import { pageFor } from "./browser.ts";
import { resolutions, typeErrors } from "./checks.ts";
import { findChromium } from "./chromium.ts";
import { checkDocs } from "./docs.ts";
import { nodeBinary, nodesOfPackages, starts } from "./floors.ts";
import { installRuntimes, pack, userFolder } from "./package.ts";
import { runtimes } from "./runtimes.ts";
import { checkSearch } from "./search.ts";
import { smokeServer } from "./server.ts";
import { startFromDocument } from "./start.ts";
import { checkSite } from "./site/check-site.ts";
import { checkForms } from "./try-forms.ts";
import { runTutorial } from "./tutorial.ts";

/** The expected output of the program in any runtime. */
const expected = {
  titles: ["A", "B", "C"],
  posted: true,
  pages: 60,
  agent: "smoke/1.0 (smoke@wiki.invalid)",
  failure: "Something is missing.",
  aborted: ["aborted", "AbortError"],
  written: ["badtoken", "Success"],
  groups: ["All"],
  made: [8, ["EXT-1"]],
  token: ["t", "alice"],
  refused: ["invalid_api_key", 401, false],
};

/**
 * `npm run test:smoke`: installs the packed client and uses it in every runtime and with the compiler, and tests the
 * server's page in a browser. Runs only the named parts if there are any.
 */
export async function testSmoke(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(", ")}. Known: ${Object.keys(parts).join(", ")}.`);
  const folder = mkdtempSync(join(tmpdir(), "kiln-smoke-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(130));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const check = async (name: string, work: () => Promise<void> | void): Promise<void> => {
    try {
      await work();
      counts.passed++;
      console.log(`✓ ${name}`);
    } catch (error) {
      counts.failed++;
      console.log(`✗ ${name}\n${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const missing = (name: string, why: string): void => {
    // A missing runtime is a failure in CI, which must check everything. Elsewhere it is only reported.
    const isFailure = process.env["CI"] === "true";
    counts[isFailure ? "failed" : "skipped"]++;
    console.log(`${isFailure ? "✗" : "-"} ${name}: ${why}`);
  };
  const packed = new Map<string | undefined, Promise<string>>();
  const packOnce = (name?: string): Promise<string> =>
    packed.get(name) ?? packed.set(name, pack(name, folder)).get(name)!;
  for (const [name, part] of Object.entries(parts)) {
    if (names.length === 0 || names.includes(name)) await part({ folder, pack: packOnce, check, missing });
  }
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

type Check = (name: string, work: () => Promise<void> | void) => Promise<void>;
type Missing = (name: string, why: string) => void;

interface Smoke {
  /** An empty folder for everything that is installed. */
  readonly folder: string;
  /** Returns the tarball of a package, or of the compiler if there is no name. */
  readonly pack: (name?: string) => Promise<string>;
  readonly check: Check;
  readonly missing: Missing;
}

const parts: Readonly<Record<string, (smoke: Smoke) => Promise<void>>> = {
  client: checkClient,
  installs: async ({ folder, pack, check, missing }) => {
    await installRuntimes();
    await checkInstalls(folder, [await pack("client"), await pack("validators")], check, missing);
  },
  init: async ({ folder, pack, check }) => checkInit(folder, await pack(), check),
  vscode: ({ folder, check }) => checkExtension(folder, check),
  publish: ({ folder, check }) => checkPublishing(folder, check),
  classes: ({ folder, check }) => checkEveryClass(folder, check),
  tutorial: async ({ folder, pack, check }) => {
    const tarball = await pack();
    await check("The tutorial, from nothing to a typed call", () => runTutorial(folder, tarball));
  },
  start: async ({ folder, pack, check }) => {
    const tarball = await pack();
    await check("The commands of the README, from a document to a client, a mock and a site", () =>
      startFromDocument(folder, tarball),
    );
  },
  packages: checkPackages,
  floors: async ({ check, missing }) => {
    await installRuntimes();
    for (const { name, run } of starts()) await (run === undefined ? missing(name, noBinary) : check(name, run));
  },
  browser: ({ check, missing }) => checkBrowser(check, missing),
  site: async ({ check, missing }) => {
    const chromium = await findChromium();
    await (chromium === undefined
      ? missing("Pages of the documentation, in Chromium", noChromium)
      : checkSite(chromium, check));
  },
};

async function checkClient({ folder, pack, check, missing }: Smoke): Promise<void> {
  await installRuntimes();
  const [client, validators] = [await pack("client"), await pack("validators")];
  const user = await userFolder(join(folder, "user"), [client]);
  await check("The types under NodeNext resolution, from TypeScript", () =>
    assert.deepEqual(typeErrors(join(user, "types.ts"), resolutions["NodeNext resolution"]), []),
  );
  await check("The types under Bundler resolution, from TypeScript", () =>
    assert.deepEqual(typeErrors(join(user, "types.ts"), resolutions["Bundler resolution"]), []),
  );

  const { exports, imports } = JSON.parse(
    readFileSync(join(user, "node_modules/@kiln/client/package.json"), "utf8"),
  ) as Readonly<Record<"exports" | "imports", Record<string, string>>>;
  writeFileSync(join(user, "index.html"), pageFor("@kiln/client", exports, imports));
  const server = await smokeServer(user);
  for (const [index, runtime] of (await runtimes()).entries()) {
    if ("missing" in runtime) missing(runtime.name, runtime.missing);
    else
      await check(runtime.name, async () =>
        assert.deepEqual(JSON.parse(await runtime.run(user, `${server.address}/run${index}`)), expected),
      );
  }
  const validated = (where: string): Promise<string> =>
    command(process.execPath, ["validated.js", `${server.address}/validated`], { cwd: where });
  await check("Without the validators, although they are requested", async () =>
    assert.match(await validated(user).catch(String), /ERR_MODULE_NOT_FOUND/),
  );
  const both = await userFolder(join(folder, "both"), [client, validators]);
  await check("With the validators", async () =>
    assert.deepEqual(JSON.parse(await validated(both)), ["ValidationError", "badvalue", 2]),
  );
  server.stop();
}

const noBinary = `no binary for ${process.platform} ${process.arch}`;

/** Checks each package in each version of Node that it supports. */
async function checkPackages({ folder, pack, check, missing }: Smoke): Promise<void> {
  await installRuntimes();
  const user = await userFolder(join(folder, "all"), [
    await pack("client"),
    await pack("validators"),
    await pack("openapi"),
    await pack("schemas"),
    await pack("mock"),
  ]);
  for (const version of nodesOfPackages()) {
    const [name, binary] = [`Every package loads in Node ${version}`, nodeBinary(version)];
    if (binary === undefined) missing(name, noBinary);
    else
      await check(name, async () =>
        assert.deepEqual(JSON.parse(await command(binary, ["packages.js"], { cwd: user })), {
          openapi: true,
          schemas: true,
          validators: true,
          mock: true,
          client: true,
        }),
      );
  }
}

const noChromium = "Chromium is not installed, and only root can install it";

async function checkBrowser(check: Check, missing: Missing): Promise<void> {
  const works = {
    "The documentation page of the server, in Chromium": checkDocs,
    "The search of the documentation, in Chromium": checkSearch,
    "The forms of the documentation site, in Chromium": checkForms,
  };
  const chromium = await findChromium();
  for (const [name, work] of Object.entries(works)) {
    if (chromium === undefined) missing(name, noChromium);
    else await check(name, () => work(chromium));
  }
}
