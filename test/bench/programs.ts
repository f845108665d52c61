import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Call } from "./measure.ts";
import { kiln, project, type Workspace } from "./workspace.ts";

/** A program to measure. A round runs the programs in this order. */
export interface Program {
  readonly name: string;
  /**
   * Returns the output folder, which is removed before each run. Undefined if the program writes no files or may
   * overwrite them.
   */
  readonly fills?: (workspace: Workspace) => string;
  readonly call: (workspace: Workspace) => Call;
}

/** The program that all others are compared with. Like Kiln, it writes a typed client and not only types. */
export const yardstick = "redocly generate-client";

const uncached = "kiln generate, uncached";

/** Returns all programs. At large sizes, leaves out the one that differs only by a constant. */
export function programsAt(times: number): readonly Program[] {
  return programs.filter(({ name }) => times <= 10 || name !== uncached);
}

const programs: readonly Program[] = [
  { name: "node -e 0", call: ({ root }) => ({ args: ["-e", "0"], folder: root }) },
  { name: "kiln generate", fills: packagesOf, call: ({ root }) => ({ args: [kiln, "generate"], folder: root }) },
  { name: "kiln generate, again", call: ({ root }) => ({ args: [kiln, "generate"], folder: root }) },
  { name: "kiln check", call: ({ root }) => ({ args: [kiln, "check"], folder: root }) },
  {
    // Simulates a machine where Kiln has never run: nothing is in Node's compile cache.
    name: uncached,
    fills: packagesOf,
    call: ({ root }) => ({ args: [kiln, "generate"], folder: root, env: { NODE_DISABLE_COMPILE_CACHE: "1" } }),
  },
  {
    name: "openapi-typescript",
    fills: ({ others }) => join(others, "types"),
    call: ({ others }) => ({
      args: [binOf("openapi-typescript", "bin/cli.js"), "--redocly", "redocly.yaml"],
      folder: others,
    }),
  },
  {
    name: "@hey-api/openapi-ts",
    fills: ({ others }) => join(others, "sdk"),
    call: ({ others, documents }) => ({
      args: [
        binOf("@hey-api/openapi-ts", "bin/run.js"),
        "-i",
        ...documents,
        "-o",
        ...documents.map((name) => `sdk/${name.replace(".json", "")}`),
        "-s",
        "--no-log-file",
      ],
      folder: others,
    }),
  },
  {
    name: yardstick,
    fills: ({ others }) => join(others, "client"),
    call: ({ others }) => ({ args: [binOf("@redocly/cli", "bin/cli.js"), "generate-client"], folder: others }),
  },
];

export function clear({ fills }: Program, workspace: Workspace): void {
  if (fills !== undefined) rmSync(fills(workspace), { recursive: true, force: true });
}

function packagesOf({ root }: Workspace): string {
  return join(root, "packages");
}

/** Returns the file behind a command, so that no shell or wrapper is measured. */
function binOf(name: string, bin: string): string {
  return join(project, "node_modules", name, bin);
}
