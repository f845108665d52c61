import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { compile, emitters as all, filesOf, load, type Emitter } from "../../generators/index.ts";
import { filledFolder } from "./filled-folder.ts";
import { generatedPackages, linkLibraries } from "./generated-packages.ts";

/**
 * A temporary folder with the spec of another folder and what the emitters make of it, where the packages find each
 * other and the libraries that they import. It goes with the run of the tests.
 */
export function generatedProject(specFolder: string, emitters: readonly Emitter[] = all): string {
  return filledFolder([specFolder, ...emitters.map(({ name }) => name)].join("\n"), (folder) => {
    cpSync(join(specFolder, "spec"), join(folder, "spec"), { recursive: true });
    generateInto(folder, emitters);
    linkPackages(folder);
  });
}

function generateInto(folder: string, emitters: readonly Emitter[]): void {
  const { outputs, diagnostics, model } = compile(load(folder), emitters);
  if (model === undefined)
    throw new Error(diagnostics.map(({ code, message, place }) => `${place?.file} ${code}: ${message}`).join("\n"));
  for (const { path, text } of filesOf(outputs)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Links the generated packages of a folder, and the libraries that they import, into its `node_modules`. */
export function linkPackages(folder: string): void {
  const modules = join(folder, "node_modules");
  for (const name of generatedPackages) {
    const packageFolder = join(folder, "packages", name);
    if (!existsSync(packageFolder)) continue;
    const { name: fullName } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
      readonly name: string;
    };
    mkdirSync(dirname(join(modules, fullName)), { recursive: true });
    symlinkSync(relative(dirname(join(modules, fullName)), packageFolder), join(modules, fullName));
  }
  linkLibraries(folder);
}

/** A generated module of a project, by its path below `packages/`. */
export function importGenerated<T>(folder: string, path: string): Promise<T> {
  return import(pathToFileURL(join(folder, "packages", path)).href) as Promise<T>;
}
