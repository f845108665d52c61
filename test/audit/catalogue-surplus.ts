import type { Catalogue } from "./catalogue-notation.ts";

/** Returns the query modules and parameter names that the catalogue contains and the statements lack. */
export function catalogueSurplus({ modules }: Catalogue, text: string): readonly string[] {
  return [...text.matchAll(/^- `([a-z]+)` prefix [^:]*: (.*)$/gm)].flatMap(([, name, parameters]) => {
    const module = modules[name!];
    if (module === undefined) return [`the statements do not have the module ${name!}`];
    const stated = Object.keys(module.parameters ?? {});
    const more = namesIn(parameters!).filter((one) => !stated.includes(one));
    return more.map((one) => `the statements do not have the parameter ${one} of ${name!}`);
  });
}

/** Returns the names before a colon, outside lists of values and remarks. */
function namesIn(parameters: string): readonly string[] {
  const plain = parameters.replace(/\{[^}]*\}|\([^)]*\)/g, "");
  return [...plain.matchAll(/([a-z0-9]+):/g)].map(([, name]) => name!);
}
