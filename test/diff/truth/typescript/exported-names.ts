import { posix } from "node:path";
import type { Built } from "../packages.ts";

/** Returns the names that a module of a package exports, from its declarations. */
export function exportedNames(built: Built, path: string): readonly string[] {
  const text = built.textOf(path);
  const declared = Array.from(
    text.matchAll(/^export (?:declare )?(?:interface|type|class|function|const) (\w+)/gm),
    ([, name]) => name!,
  );
  const listed = Array.from(text.matchAll(/^export (?:type )?\{([^}]*)\}/gm), ([, names]) =>
    names!.split(",").map(outerName),
  );
  const others = Array.from(text.matchAll(/^export \* from "(.*)\.js"/gm), ([, from]) =>
    posix.join(posix.dirname(path), `${from}.d.ts`),
  );
  const passed = others.map((other) => exportedNames(built, other));
  return [...new Set([...declared, ...listed.flat(), ...passed.flat()])].filter((name) => name !== "");
}

/** Returns the exported name: `A` for `A` and for `B as A`. */
function outerName(listed: string): string {
  return listed.trim().split(" as ").at(-1)!.trim();
}

export function exportLines(built: Built, path: string, module: string): readonly string[] {
  return exportedNames(built, path).map(
    (name) => `export type { ${name} as the${name} } from ${JSON.stringify(module)};`,
  );
}
