import type { BuiltModule, BuiltModules } from "./modules.ts";

/** What to put into one file. */
export interface Wanted {
  /** The modules that declare them come in, and all that these import. */
  readonly names: Iterable<string>;
  /** Those of the names that can be imported from the file. */
  readonly exported: ReadonlySet<string>;
}

/**
 * Modules of the runtime as the text of one file: each stands once, behind those that it imports. One thing in each of many files is good to
 * read, and slow to import. What they declare are names of one file then: two alike are our own fault.
 */
export function composed(modules: BuiltModules, { names, exported }: Wanted): string {
  const homes = declaringModules(modules);
  const entries = [...new Set([...names].map((name) => homes.get(name) ?? fail(`No module of the runtime declares ${name}`)))].sort();
  const chosen = inOrder(modules, entries);
  refuseDuplicates(modules, chosen);
  const statements = chosen.flatMap((path) => modules[path]!.statements);
  return statements.map(({ comment, text, names }) => `${comment === "" ? "" : `${comment}\n`}${names.some((name) => exported.has(name)) ? "export " : ""}${text}\n`).join("\n");
}

/** The module of each name that an `entry.js` exports. */
function declaringModules(modules: BuiltModules): ReadonlyMap<string, string> {
  return new Map(Object.values(modules).flatMap(({ reexports }) => reexports.flatMap(({ from, names }) => names.map((name) => [name, from] as const))));
}

function inOrder(modules: BuiltModules, entries: readonly string[]): readonly string[] {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (path: string): void => {
    if (done.has(path)) return;
    if (open.has(path)) fail(`${path} is imported in a circle`);
    open.add(path);
    for (const { from } of moduleAt(modules, path).imports) visit(from);
    done.add(path);
  };
  entries.forEach(visit);
  return [...done];
}

function moduleAt(modules: BuiltModules, path: string): BuiltModule {
  return modules[path] ?? fail(`There is no module ${path}`);
}

function refuseDuplicates(modules: BuiltModules, paths: readonly string[]): void {
  const homes = new Map<string, string>();
  for (const path of paths) {
    for (const name of modules[path]!.statements.flatMap(({ names }) => names)) {
      if (homes.has(name)) fail(`${name} is declared in ${homes.get(name)} and in ${path}, which become one file`);
      homes.set(name, path);
    }
  }
}

function fail(message: string): never {
  throw new Error(message);
}
