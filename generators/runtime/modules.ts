import { builtFile } from "./built.ts";

/** A built module of the runtime, split into statements that can be combined with those of others in one file. */
export interface BuiltModule {
  readonly imports: readonly ModuleImport[];
  readonly reexports: readonly ModuleImport[];
  readonly statements: readonly ModuleStatement[];
}

export interface ModuleImport {
  /** The module's path in the build, such as `core/validators/check.js`. */
  readonly from: string;
  readonly names: readonly string[];
}

export interface ModuleStatement {
  /** The preceding comment, or an empty string. */
  readonly comment: string;
  /** The text without `export`. */
  readonly text: string;
  readonly names: readonly string[];
}

/** Modules by path in the build. */
export type BuiltModules = Readonly<Record<string, BuiltModule>>;

/** The file in the build with the modules that generated files are composed of. */
export const modulesFile = "modules.json";

let parsed: { readonly text: string; readonly modules: BuiltModules } | undefined;

export function builtModules(): BuiltModules {
  const text = builtFile(modulesFile);
  if (parsed?.text !== text) parsed = { text, modules: JSON.parse(text) as BuiltModules };
  return parsed.modules;
}
