import { builtFile, runtimeFile, runtimeFolder, type RuntimeFile } from "./built.ts";
import { importsFile } from "./folders.ts";
import { environmentFiles, importedPath, type ImportGraph } from "./imports.ts";

/** A generated file and the specifiers of the modules that it imports. */
export interface Importer {
  /** The path below the package's `generated/`, such as `query/index.d.ts`. */
  readonly path: string;
  readonly imports: readonly string[];
}

/**
 * Returns the runtime files that generated files need, by path below `generated/`: their imports, direct and indirect.
 * A `.js` file needs the code that it runs, a `.d.ts` file the declarations that it refers to, so that no unused file
 * ships.
 */
export function runtimeClosure(importers: readonly Importer[]): readonly RuntimeFile[] {
  const imported = importers.flatMap(({ path, imports }) =>
    imports.filter(isRelative).map((specifier) => importedPath(path, specifier)),
  );
  const entries = imported
    .filter((path) => path.startsWith(runtimeFolder))
    .map((path) => path.slice(runtimeFolder.length));
  return closureOf(entries, graph()).map(runtimeFile);
}

/**
 * Returns the `imports` of a `package.json`, if these files need any. Production bundles for browsers get a runtime
 * that checks fewer arguments.
 */
export function environmentImports(generated: ReadonlySet<string>): {
  readonly imports?: Readonly<Record<string, EnvironmentTarget>>;
} {
  if (!generated.has(runtimeFolder + environmentFiles.production)) return {};
  const [production, development] = [environmentFiles.production, environmentFiles.development].map(
    (path) => `./generated/${runtimeFolder}${path}`,
  ) as [string, string];
  return { imports: { "#environment": { browser: { production, default: development }, default: development } } };
}

type EnvironmentTarget = {
  readonly browser: { readonly production: string; readonly default: string };
  readonly default: string;
};

/** Returns the files and all of their direct and indirect imports, by path. */
export function closureOf(entries: readonly string[], imports: ImportGraph): readonly string[] {
  const found = new Set(entries);
  for (const path of found) {
    const next = imports[path];
    if (next === undefined) throw new Error(`The build of the runtime has no file “${path}”.`);
    for (const one of next) found.add(one);
  }
  return [...found].sort();
}

function isRelative(specifier: string): boolean {
  return specifier.startsWith(".");
}

let parsed: { readonly text: string; readonly graph: ImportGraph } | undefined;

/** Returns the import graph, which is parsed once per build of the runtime. */
function graph(): ImportGraph {
  const text = builtFile(importsFile);
  if (parsed?.text !== text) parsed = { text, graph: JSON.parse(text) as ImportGraph };
  return parsed.graph;
}
