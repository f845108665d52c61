import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { baseFolder } from "../../support/base.ts";
import { rootFolder } from "../../support/emit.ts";
import { runKiln as kiln } from "../../support/run-kiln.ts";

export { kiln };

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

interface Scaffolded {
  readonly written: readonly string[];
  readonly changed: readonly string[];
  readonly existing: readonly string[];
  readonly wiring: readonly { readonly file: string; readonly lines: readonly string[] }[];
  readonly obsolete: readonly { readonly file: string; readonly handler: string }[];
  readonly gone: readonly { readonly id: string; readonly folder: string; readonly tests: readonly string[] }[];
}

/** Creates the project of a spec with its packages, and without a server. */
export async function project(spec = baseFolder, packageScope = "@example"): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "kiln-scaffold-"));
  folders.push(folder);
  cpSync(spec, folder, { recursive: true });
  expect((await kiln(folder, "generate")).code).toBe(0);
  mkdirSync(join(folder, "node_modules", packageScope), { recursive: true });
  for (const name of ["server", "validators"])
    symlinkSync(join(folder, `packages/${name}`), join(folder, `node_modules/${packageScope}/${name}`));
  for (const name of ["fastify", "@types"])
    symlinkSync(join(rootFolder, "node_modules", name), join(folder, "node_modules", name));
  return folder;
}

/** Runs `kiln scaffold server` in a project and returns its result and exit code. */
export async function scaffold(
  folder: string,
  ...names: readonly string[]
): Promise<Scaffolded & { readonly code: number }> {
  const { code, out } = await kiln(folder, "scaffold", "server", ...names, "--json");
  return { code, ...(JSON.parse(out) as Scaffolded) };
}

export const src = "packages/reference-server/src";
