import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generatedPackages } from "../support/generated-packages.ts";

const root = join(import.meta.dirname, "../..");

/** A program started with one version of Node, and the expected result. */
export interface Start {
  readonly name: string;
  /** Undefined if this version of Node is not available for this machine. */
  readonly run: (() => Promise<void>) | undefined;
}

interface Program {
  readonly name: string;
  readonly file: string;
  /** Folder of the package that states the minimum version. */
  readonly home: string;
  readonly calls: readonly (readonly string[])[];
}

const programs: readonly Program[] = [
  {
    name: "kiln",
    file: "scripts/kiln.js",
    home: ".",
    calls: [["--version"], ["check"], ["explain", "unused-decision"], ["learn", "--help"]],
  },
  {
    name: "kiln-server",
    file: "packages/reference-server/bin/kiln-server.js",
    home: "packages/reference-server",
    calls: [
      ["--help"],
      ["keys", "--help"],
      ["keys", "create", "global-full", "--database", ":memory:"],
      ["tenants", "create", "A", "--database", ":memory:"],
    ],
  },
  { name: "kiln-mcp", file: "packages/mcp/bin/kiln-mcp.js", home: "packages/mcp", calls: [["--version"], ["--help"]] },
];

/**
 * The versions of Node in `package.json`: the first that a program or package supports, the last of each release line,
 * and one too old for all.
 */
export const nodes = ["18", "20.0", "20.12", "20", "22.13", "22", "24"] as const;

export function nodeBinary(version: string): string | undefined {
  const path = join(import.meta.dirname, `node_modules/node-${version}-${process.arch}/bin/node`);
  return existsSync(path) ? path : undefined;
}

/**
 * Returns the versions from the common minimum of all packages except the server. These packages must state the same
 * minimum.
 */
export function nodesOfPackages(): readonly string[] {
  const floors = new Set(
    generatedPackages.filter((name) => name !== "server").map((name) => floorOf({ home: `packages/${name}` })),
  );
  assert.equal(floors.size, 1);
  return nodes.filter((version) => compare(fullVersion(version), [...floors][0]!) >= 0);
}

/**
 * Returns each program with each version of Node. It must run from its minimum version on. Below that, it must report
 * the required version in one sentence.
 */
export function starts(): readonly Start[] {
  return programs.flatMap((program) => nodes.map((version) => startIn(program, version)));
}

function startIn(program: Program, version: string): Start {
  const floor = floorOf(program);
  const isEnough = compare(fullVersion(version), floor) >= 0;
  const binary = nodeBinary(version);
  const name = `${program.name} ${isEnough ? "runs" : "is refused"} in Node ${version}`;
  return {
    name,
    run:
      binary === undefined ? undefined : () => (isEnough ? runs(binary, program) : isRefused(binary, program, floor)),
  };
}

async function runs(binary: string, { file, calls }: Program): Promise<void> {
  for (const args of calls) {
    const { code, error } = await start(binary, [join(root, file), ...args]);
    assert.equal(code, 0, `${args.join(" ")}: exit code ${code}\n${error}`);
  }
}

async function isRefused(binary: string, { file, calls }: Program, floor: string): Promise<void> {
  const { code, out, error } = await start(binary, [join(root, file), ...calls[0]!]);
  assert.equal(code, 2);
  assert.equal(out, "");
  assert.match(
    error,
    new RegExp(
      `^\\S.* needs Node ${floor.replaceAll(".", "\\.")} or later, and this is Node [^\\n]*: install [^\\n]*\\.\\n$`,
    ),
  );
}

function floorOf({ home }: Pick<Program, "home">): string {
  const { engines } = JSON.parse(readFileSync(join(root, home, "package.json"), "utf8")) as {
    readonly engines: { readonly node: string };
  };
  return engines.node.replace(">=", "");
}

/** Returns a comparable version. The last version of a release line counts as later than any minimum in that line. */
function fullVersion(version: string): string {
  return version.includes(".") ? version : `${version}.999`;
}

function compare(one: string, other: string): number {
  const [[major = 0, minor = 0], [otherMajor = 0, otherMinor = 0]] = [one, other].map((version) =>
    version.split(".").map(Number),
  ) as [number[], number[]];
  return major - otherMajor || minor - otherMinor;
}

function start(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly out: string; readonly error: string }> {
  return new Promise((resolve) => {
    execFile(program, args, { cwd: root, timeout: 120_000 }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, error: said }),
    );
  });
}
