import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../../../support/emit.ts";
import type { Built } from "../packages.ts";
import { differs, fails, worstOf, type Shown } from "../shown.ts";
import { exhaustive } from "./reading.ts";

/** A program written against the packages of the old spec, with the packages of both specs. */
export interface Program {
  readonly id: string;
  /** True if it is a server's program, which must know every value that it can receive. */
  readonly isServer: boolean;
  readonly text: string;
  readonly before: Built;
  readonly after: Built;
}

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  target: "es2023",
  lib: ["es2023", "dom"],
  module: "nodenext",
  types: ["node"],
};

/**
 * Compiles all programs in one run and reports the lines that compile with the old packages but not with the new ones.
 */
export function checkPrograms(root: string, programs: readonly Program[]): ReadonlyMap<string, Shown> {
  const files = programs.flatMap((one) => [fileOf(one, "before"), fileOf(one, "after")]);
  const errors = errorsOf(root, [...new Set(files)]);
  return new Map(
    programs.map((one) => {
      const [old, now] = [errors.get(fileOf(one, "before")), errors.get(fileOf(one, "after"))];
      const lines = one.text.split("\n");
      const found = [...(now ?? [])].filter(([line]) => old?.has(line) !== true);
      if (lines.length < 2 * (old?.size ?? 0))
        throw new Error(`Most lines of ${one.id} are wrong with the old packages`);
      return [one.id, worstOf(found.map(([line, message]): Shown => shownBy(one, lines[line - 1]!, message)))];
    }),
  );
}

function shownBy({ isServer }: Program, line: string, message: string): Shown {
  const evidence = `${line.slice(0, 120)} → ${message.slice(0, 160)}`;
  return line.endsWith(exhaustive) && !isServer ? differs(evidence) : fails(evidence);
}

function fileOf({ id, text, before, after }: Program, side: "before" | "after"): string {
  const { folder } = side === "before" ? before : after;
  const file = join(folder, "use", `${id}.ts`);
  mkdirSync(join(folder, "use"), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function errorsOf(root: string, files: readonly string[]): ReadonlyMap<string, ReadonlyMap<number, string>> {
  const config = join(root, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, files }));
  const compiler = join(rootFolder, "node_modules/typescript-7/bin/tsc");
  const args = [compiler, "-p", config, "--pretty", "false"];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 27 });
  if (stderr !== "") throw new Error(stderr);
  const found = new Map<string, Map<number, string>>();
  for (const [, path, line, message] of stdout.matchAll(/^([^(\n]+)\((\d+),\d+\): error (TS\d+: .*)$/gm)) {
    if (/^TS1\d{3}:/.test(message!))
      throw new Error(`The program is no TypeScript, which hides all else: ${path}(${line}) ${message}`);
    const file = join(root, path!);
    found.set(file, (found.get(file) ?? new Map<number, string>()).set(Number(line), message!));
  }
  return found;
}
