import { typedPackages, type Texts } from "./texts.ts";

/** Finds the file that an import of a package's declarations leads to; undefined where it is none of these packages. */
export type Resolve = (specifier: string, from: string) => string | undefined;

/** An entry point of a package: what users import, and its file. */
export interface Entry {
  readonly specifier: string;
  readonly path: string;
}

export function resolver(texts: Texts): Resolve {
  const entries = new Map(entriesOf(texts).map(({ specifier, path }) => [specifier, path]));
  return (specifier, from) => (specifier.startsWith(".") ? relative(specifier, from) : entries.get(specifier));
}

function relative(specifier: string, from: string): string {
  return decodeURI(new URL(specifier, `file:///${from}`).pathname)
    .slice(1)
    .replace(/\.js$/, ".d.ts");
}

/** All that the packages export, patterns written out. */
export function entriesOf(texts: Texts): readonly Entry[] {
  return typedPackages.flatMap((folder) => {
    const text = texts.get(`${folder}/package.json`);
    if (text === undefined) return [];
    const { name, exports = {} } = JSON.parse(text) as Manifest;
    return Object.entries(exports).flatMap(([key, target]) => {
      const types = typeof target === "string" ? undefined : target.types;
      return types === undefined ? [] : entriesFor(`${name}${key.slice(1)}`, `${folder}${types.slice(1)}`, texts);
    });
  });
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

function entriesFor(specifier: string, path: string, texts: Texts): readonly Entry[] {
  const [start, end] = path.split("*");
  if (end === undefined) return texts.has(path) ? [{ specifier, path }] : [];
  return [...texts.keys()]
    .filter(
      (one) => one.startsWith(start!) && one.endsWith(end) && !one.slice(start!.length, -end.length).includes("/"),
    )
    .map((one) => ({ specifier: specifier.replace("*", one.slice(start!.length, -end.length)), path: one }));
}
