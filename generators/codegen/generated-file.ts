import { remark, stringLiteral } from "./typescript.ts";
import { groupBy } from "../model/group-by.ts";

/** A TypeScript or JavaScript file under construction, with its imports and exports as values. */
export interface GeneratedFile {
  /** Below the package's `generated/`. */
  readonly path: string;
  /** Imports a name from a module, perhaps under another name; returns the text to print. */
  import(from: string, name: string, as?: string): string;
  importType(from: string, name: string): string;
  /** Declares a name that the file exports; returns it. */
  export(name: string): string;
  /** Exports a name of another module, which the file itself need not use. */
  exportFrom(from: string, name: string): void;
  exportTypeFrom(from: string, name: string): void;
  /** Returns the whole file: its head, its imports, and the body. Call it when the body is complete. */
  print(body: string): PrintedFile;
}

export interface PrintedFile {
  readonly path: string;
  readonly text: string;
  /** The modules that it imports, or exports from, as it writes them. */
  readonly imports: readonly string[];
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
      const text = [head + statements("import", imports), statements("export", exports), body]
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

/** A name that is imported as a value is a value import, even if other code uses only its type. */
function take(names: Map<string, ModuleName>, wanted: ModuleName): string {
  const name = wanted.as ?? wanted.name;
  const known = names.get(name);
  if (known !== undefined && (known.from !== wanted.from || known.name !== wanted.name)) {
    throw new Error(`${name} is taken from two modules, ${known.from} and ${wanted.from}`);
  }
  if (known === undefined || known.typeOnly) names.set(name, wanted);
  return name;
}

interface ModuleName {
  readonly from: string;
  readonly name: string;
  /** The name in the file, where it is another one. */
  readonly as?: string | undefined;
  readonly typeOnly: boolean;
}

const width = 140;

/** Packages are before paths, modules and names in order, types apart. */
function statements(keyword: "import" | "export", names: readonly ModuleName[]): string {
  const byStatement = groupBy(names, ({ from, typeOnly }) => `${from}\n${typeOnly}`);
  return [...byStatement.values()]
    .toSorted(([a], [b]) => compare(rank(a!), rank(b!)))
    .map((some) => statement(keyword, some))
    .join("");
}

function statement(keyword: "import" | "export", names: readonly ModuleName[]): string {
  const { from, typeOnly } = names[0]!;
  const [start, sorted] = [
    typeOnly ? `${keyword} type` : keyword,
    names.map(({ name, as = name }) => (as === name ? name : `${name} as ${as}`)).toSorted(),
  ];
  const line = `${start} { ${sorted.join(", ")} } from ${stringLiteral(from)};\n`;
  if (line.length <= width) return line;
  return `${start} {\n${sorted.map((name) => `  ${name},\n`).join("")}} from ${stringLiteral(from)};\n`;
}

function rank({ from, typeOnly }: ModuleName): string {
  return `${from.startsWith(".") ? 1 : 0}${from}${typeOnly ? 0 : 1}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the import path of a runtime file. Both files are below `generated/`. */
export function runtimePath({ path }: Pick<GeneratedFile, "path">, file: string): string {
  return `${"../".repeat(path.split("/").length - 1)}runtime/${file}`;
}
