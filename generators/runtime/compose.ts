import type { BuiltModule, BuiltModules, ModuleImport, ModuleStatement } from "./modules.ts";

export interface Wanted {
  /** The required names. The file contains the modules that declare them, and their imports. */
  readonly names: Iterable<string>;
  /** The names that the file exports. */
  readonly exported: ReadonlySet<string>;
}

/**
 * Combines modules of the runtime into the text of one file. Each module is included once, after those that it imports,
 * with the statements that are needed. Many small files are slow to import. All declarations share the scope of the
 * file, so duplicate names are a bug of Kiln.
 */
export function composed(modules: BuiltModules, { names, exported }: Wanted): string {
  const chosen = modulesFor(modules, names);
  refuseDuplicates(modules, chosen);
  const needed = neededStatements(modules, names);
  return textOf(modules, chosen, exported, (statement) => needed.has(statement));
}

/** Returns the statements that declare the names, and those that they refer to. */
function neededStatements(modules: BuiltModules, names: Iterable<string>): ReadonlySet<ModuleStatement> {
  const homes = declaringModules(modules);
  const needed = new Set<ModuleStatement>();
  const visit = (path: string, name: string): void => {
    const { imports, statements } = moduleAt(modules, path);
    const statement = statements.find((one) => one.names.includes(name))!;
    if (needed.has(statement)) return;
    needed.add(statement);
    for (const used of statement.uses) visit(imports.find((one) => one.names.includes(used))?.from ?? path, used);
  };
  for (const name of names) visit(homes.get(name)!, name);
  return needed;
}

/** Returns the modules that declare the names, and their imports, in import order. */
function modulesFor(modules: BuiltModules, names: Iterable<string>): readonly string[] {
  return inOrder(modules, homesOf(modules, names));
}

/** Returns the modules that declare the names. */
function homesOf(modules: BuiltModules, names: Iterable<string>): readonly string[] {
  const homes = declaringModules(modules);
  return [
    ...new Set([...names].map((name) => homes.get(name) ?? fail(`No module of the runtime declares ${name}`))),
  ].sort();
}

/** Returns the text of modules. Declarations in `exported` are exported from the file. */
function textOf(
  modules: BuiltModules,
  paths: readonly string[],
  exported: ReadonlySet<string>,
  isNeeded: (statement: ModuleStatement) => boolean = () => true,
): string {
  return paths
    .flatMap((path) => modules[path]!.statements.filter(isNeeded).map((one) => statementText(one, exported)))
    .join("\n");
}

function statementText({ comment, text, names }: ModuleStatement, exported: ReadonlySet<string>): string {
  const keyword = names.some((name) => exported.has(name)) ? "export " : "";
  return `${comment === "" ? "" : `${comment}\n`}${keyword}${text}\n`;
}

/** Returns the declaring module of each name that an entry exports. */
function declaringModules(modules: BuiltModules): ReadonlyMap<string, string> {
  const reexports = Object.values(modules).flatMap((module) => module.reexports);
  return new Map(reexports.flatMap(({ from, names }) => names.map((name) => [name, from] as const)));
}

function inOrder(modules: BuiltModules, entries: readonly string[]): readonly string[] {
  const done = new Set<string>();
  const open = new Set<string>();
  const visit = (path: string): void => {
    if (done.has(path)) return;
    if (open.has(path)) fail(`${path} is part of an import cycle`);
    open.add(path);
    for (const needed of moduleAt(modules, path).imports) {
      refuseUndeclared(modules, path, needed);
      visit(needed.from);
    }
    done.add(path);
  };
  entries.forEach(visit);
  return [...done];
}

function moduleAt(modules: BuiltModules, path: string): BuiltModule {
  return modules[path] ?? fail(`There is no module ${path}`);
}

function refuseUndeclared(modules: BuiltModules, path: string, { from, names }: ModuleImport): void {
  const declared = new Set(moduleAt(modules, from).statements.flatMap((statement) => statement.names));
  for (const name of names)
    if (!declared.has(name)) fail(`${path} imports ${name} from ${from}, which does not declare it`);
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
