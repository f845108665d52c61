/** A file of the runtime, taken apart. */
interface Source {
  readonly name: string;
  /** The files that it takes something from, such as `scan.js`. */
  readonly needs: readonly string[];
  /** All of it but its imports. */
  readonly body: string;
}

/**
 * One file out of several: each stands behind those that it needs. Of what they export, only these names are exported still.
 * The files are our own; what they must not do, because it would mean something else in one file, is an exception here.
 */
export function joined(entries: readonly string[], read: (name: string) => string, exported: ReadonlySet<string>): string {
  const bodies = inOrder(entries, read).map(({ name, body }) => ({ name, body }));
  refuseCollisions(bodies);
  return bodies.map(({ body }) => withExports(withoutPaths(body), exported).trim()).join("\n\n");
}

function inOrder(entries: readonly string[], read: (name: string) => string): readonly Source[] {
  const done = new Map<string, Source>();
  const open = new Set<string>();
  const visit = (name: string): void => {
    if (done.has(name)) return;
    if (open.has(name)) throw new Error(`${name} is imported in a circle`);
    open.add(name);
    const source = sourceOf(name, read(name));
    source.needs.forEach(visit);
    done.set(name, source);
  };
  entries.forEach(visit);
  return [...done.values()];
}

const importLine = /^import \{ (?!.* as )[\w$, ]+ \} from "\.\/([\w.-]+)";$/;

function sourceOf(name: string, text: string): Source {
  const lines = text.split("\n");
  const imports = lines.filter((line) => line.startsWith("import "));
  const needs = imports.map((line) => {
    const needed = importLine.exec(line)?.[1];
    if (needed === undefined) throw new Error(`${name} imports in a form that cannot be joined: ${line}`);
    return needed;
  });
  return { name, needs, body: lines.filter((line) => !line.startsWith("import ")).join("\n") };
}

const declaration = /^(?:export )?(?:async )?(?:const|let|class|function\*?) ([\w$]+)/gm;

function refuseCollisions(files: readonly Pick<Source, "name" | "body">[]): void {
  const homes = new Map<string, string>();
  for (const { name, body } of files) {
    for (const [, declared = ""] of body.matchAll(declaration)) {
      const home = homes.get(declared);
      if (home !== undefined) throw new Error(`${declared} is declared in ${home} and in ${name}, which become one file`);
      homes.set(declared, name);
    }
  }
}

/** Types that were another file's are at home here. */
function withoutPaths(body: string): string {
  return body
    .replace(/^ \*(?: @typedef \{import\("[^"]+"\)\.(\w+)\} \1)+\n/gm, "")
    .replace(/ @typedef \{import\("[^"]+"\)\.(\w+)\} \1\b/g, "")
    .replace(/^\/\*\*\s+\*\/\n/gm, "")
    .replace(/\bimport\("[^"]+"\)\./g, "");
}

function withExports(body: string, exported: ReadonlySet<string>): string {
  return body.replace(declaration, (line, name: string) => (exported.has(name) ? line : line.replace(/^export /, "")));
}
