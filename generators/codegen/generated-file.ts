import { importStatements, type ImportedName } from "./import-statements.ts";
import { remark } from "./typescript.ts";

/**
 * A file of TypeScript or JavaScript in the making. It knows as values what it takes from other modules and what it exports,
 * so that nothing has to be found by searching its text.
 */
export interface GeneratedFile {
  /** Below the package's `generated/`. */
  readonly path: string;
  /** Takes a name from a module; returns what to print for it. */
  import(from: string, name: string): string;
  /** Takes a name that is a type only. */
  importType(from: string, name: string): string;
  /** Declares a name that the file exports; returns it. */
  export(name: string): string;
  /** All that were declared, in their order. */
  exports(): readonly string[];
  /** The whole file: what it is, its imports, and the body. To be asked when the body is made. */
  print(body: string): string;
}

export function generatedFile(path: string, title: string): GeneratedFile {
  const imported = new Map<string, ImportedName>();
  const exported = new Set<string>();
  return {
    path,
    import: (from, name) => take(imported, { from, name, typeOnly: false }),
    importType: (from, name) => take(imported, { from, name, typeOnly: true }),
    export: (name) => (exported.add(name), name),
    exports: () => [...exported],
    print: (body) => [remark(`${title} Generated: change the spec instead.`), "\n", importStatements([...imported.values()]), "\n", body].join(""),
  };
}

/** A name that is taken as a value is a value, whoever else takes only its type. */
function take(imported: Map<string, ImportedName>, wanted: ImportedName): string {
  const key = `${wanted.from} ${wanted.name}`;
  const known = imported.get(key);
  if (known === undefined && [...imported.values()].some(({ name }) => name === wanted.name)) {
    throw new Error(`${wanted.name} is imported from two modules, one of them ${wanted.from}`);
  }
  if (known === undefined || known.typeOnly) imported.set(key, wanted);
  return wanted.name;
}
