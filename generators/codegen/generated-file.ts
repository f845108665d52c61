import { exportStatements, importStatements, type ModuleName } from "./import-statements.ts";
import { remark } from "./typescript.ts";

/**
 * A file of TypeScript or JavaScript in the making. It knows as values what it takes from other modules and what it
 * exports, so that nothing has to be found by searching its text.
 */
export interface GeneratedFile {
  /** Below the package's `generated/`. */
  readonly path: string;
  /** Takes a name from a module, perhaps under another name; returns what to print for it. */
  import(from: string, name: string, as?: string): string;
  /** Takes a name that is a type only. */
  importType(from: string, name: string): string;
  /** Declares a name that the file exports; returns it. */
  export(name: string): string;
  /** Exports a name of another module, which the file itself need not use. */
  exportFrom(from: string, name: string): void;
  /** The same of a name that is a type only. */
  exportTypeFrom(from: string, name: string): void;
  /** The whole file: what it is, its imports, and the body. To be asked when the body is made. */
  print(body: string): PrintedFile;
}

/** A file as data: what it says, and what others may know of it. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
  /** The modules that it imports, or exports from, as it writes them. */
  readonly imports: readonly string[];
  /** All names that it exports. */
  readonly exports: readonly string[];
}

export function generatedFile(path: string, title: string): GeneratedFile {
  const imported = new Map<string, ModuleName>();
  const reexported = new Map<string, ModuleName>();
  const exported = new Set<string>();
  const exportFrom = (name: ModuleName): void => {
    exported.add(take(reexported, name));
  };
  return {
    path,
    import: (from, name, as) => take(imported, { from, name, as, typeOnly: false }),
    importType: (from, name) => take(imported, { from, name, typeOnly: true }),
    export: (name) => (exported.add(name), name),
    exportFrom: (from, name) => exportFrom({ from, name, typeOnly: false }),
    exportTypeFrom: (from, name) => exportFrom({ from, name, typeOnly: true }),
    print(body) {
      const [imports, exports] = [[...imported.values()], [...reexported.values()]];
      const head = `${remark(`${title} Generated: change the spec instead.`)}\n`;
      const text = [head + importStatements(imports), exportStatements(exports), body]
        .filter((part) => part !== "")
        .join("\n");
      return {
        path,
        text,
        imports: [...new Set([...imports, ...exports].map(({ from }) => from))].sort(),
        exports: [...exported],
      };
    },
  };
}

/** A name that is taken as a value is a value, even where other code takes only its type. */
function take(names: Map<string, ModuleName>, wanted: ModuleName): string {
  const name = wanted.as ?? wanted.name;
  const known = names.get(name);
  if (known !== undefined && (known.from !== wanted.from || known.name !== wanted.name)) {
    throw new Error(`${name} is taken from two modules, ${known.from} and ${wanted.from}`);
  }
  if (known === undefined || known.typeOnly) names.set(name, wanted);
  return name;
}
