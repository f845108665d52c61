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
export function modulesFor(modules: BuiltModules, names: Iterable<string>): readonly string[] {
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
export function textOf(
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

export function moduleAt(modules: BuiltModules, path: string): BuiltModule {
  return modules[path] ?? fail(`There is no module ${path}`);
}

function refuseUndeclared(modules: BuiltModules, path: string, { from, names }: ModuleImport): void {
  const declared = new Set(moduleAt(modules, from).statements.flatMap((statement) => statement.names));
  for (const name of names)
    if (!declared.has(name)) fail(`${path} imports ${name} from ${from}, which does not declare it`);
}

export function refuseDuplicates(modules: BuiltModules, paths: readonly string[]): void {
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
