import { moduleAt, modulesFor, refuseDuplicates, textOf } from "./compose.ts";
import type { BuiltModules } from "./modules.ts";

/**
 * The assignment of runtime modules to files. `others` maps the name of a file to the names that it declares. A file
 * contains their modules and all imports of these, unless an earlier file contains them. All other modules belong to
 * the first file.
 */
export interface FilePlan {
  readonly first: string;
  readonly others: Readonly<Record<string, readonly string[]>>;
}

export interface ComposedFile {
  /** The name without folder and extension. */
  readonly name: string;
  readonly text: string;
  /** The names that the file imports from the other files. */
  readonly imports: readonly TakenName[];
  readonly exports: readonly string[];
}

interface TakenName {
  readonly from: string;
  readonly name: string;
}

type FileOf = (path: string) => string;

/**
 * Composes the modules that declare the names into several files, so that a program loads only what it needs. The names
 * can be imported from them.
 */
export function composedFiles(
  modules: BuiltModules,
  plan: FilePlan,
  names: readonly string[],
): readonly ComposedFile[] {
  const fileOf = fileOfModule(modules, plan, names);
  const chosen = modulesFor(modules, names).filter((path) => moduleAt(modules, path).statements.length > 0);
  refuseDuplicates(modules, chosen);
  const files = [...new Set(chosen.map(fileOf))].map((name) => ({
    name,
    paths: chosen.filter((path) => fileOf(path) === name),
  }));
  const taken = new Map(
    files.map(({ name, paths }) => [name, takenNames(modules, paths, fileOf).filter(({ from }) => from !== name)]),
  );
  const exported = new Set([...names, ...[...taken.values()].flat().map(({ name }) => name)]);
  return files.map(({ name, paths }) => {
    const declared = paths.flatMap((path) =>
      moduleAt(modules, path).statements.flatMap((statement) => statement.names),
    );
    return {
      name,
      text: textOf(modules, paths, exported),
      imports: taken.get(name)!,
      exports: declared.filter((one) => exported.has(one)),
    };
  });
}

/** Returns a function that maps a name to the file that exports it. */
export function fileOfName({ first, others }: FilePlan): (name: string) => string {
  const files = new Map(Object.entries(others).flatMap(([file, names]) => names.map((name) => [name, file] as const)));
  return (name) => files.get(name) ?? first;
}

function fileOfModule(modules: BuiltModules, plan: FilePlan, names: readonly string[]): FileOf {
  const nameOf = fileOfName(plan);
  const places = new Map<string, string>();
  for (const file of [plan.first, ...Object.keys(plan.others)]) {
    for (const path of modulesFor(
      modules,
      names.filter((name) => nameOf(name) === file),
    ))
      if (!places.has(path)) places.set(path, file);
  }
  for (const name of names) {
    const place = places.get(modulesFor(modules, [name]).at(-1)!)!;
    if (place !== nameOf(name)) throw new Error(`${name} belongs in the file ${nameOf(name)}, and ${place} needs it`);
  }
  return (path) => places.get(path)!;
}

function takenNames(modules: BuiltModules, paths: readonly string[], fileOf: FileOf): readonly TakenName[] {
  const imports = paths.flatMap((path) => moduleAt(modules, path).imports);
  return imports.flatMap(({ from, names }) => names.map((name) => ({ from: fileOf(from), name })));
}
