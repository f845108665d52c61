import { builtFile } from "./built.ts";
import { importsFile } from "./folders.ts";
import { environmentFiles, importedPath, type ImportGraph } from "./imports.ts";

/** A generated file, and the modules that it imports, as it writes them. */
export interface Importer {
  /** Below the package's `generated/`, such as `query/index.d.ts`. */
  readonly path: string;
  readonly imports: readonly string[];
}

/** The folder of the runtime in a package, below `generated/`. */
const place = "runtime/";

/**
 * The files of the runtime that generated files need, by path below `generated/`: those that they import, and what
 * these import. A `.js` file brings the code that runs, a `.d.ts` file the declarations that it names, so that nothing
 * ships without a use.
 */
export function runtimeClosure(importers: readonly Importer[]): ReadonlyMap<string, string> {
  const imported = importers.flatMap(({ path, imports }) =>
    imports.filter(isRelative).map((specifier) => importedPath(path, specifier)),
  );
  const entries = imported.filter((path) => path.startsWith(place)).map((path) => path.slice(place.length));
  return new Map(closureOf(entries, graph()).map((path) => [place + path, builtFile(path)]));
}

/**
 * The `imports` of a `package.json`, if these files need any. In bundles for production, browsers get a runtime that
 * checks fewer arguments.
 */
export function environmentImports(generated: ReadonlyMap<string, string>): {
  readonly imports?: Readonly<Record<string, EnvironmentTarget>>;
} {
  if (!generated.has(place + environmentFiles.production)) return {};
  const [production, development] = [environmentFiles.production, environmentFiles.development].map(
    (path) => `./generated/${place}${path}`,
  ) as [string, string];
  return { imports: { "#environment": { browser: { production, default: development }, default: development } } };
}

type EnvironmentTarget = {
  readonly browser: { readonly production: string; readonly default: string };
  readonly default: string;
};

/** The files, and all that they import, by path. */
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

/** Parsed once per build of the runtime. */
function graph(): ImportGraph {
  const text = builtFile(importsFile);
  if (parsed?.text !== text) parsed = { text, graph: JSON.parse(text) as ImportGraph };
  return parsed.graph;
}
