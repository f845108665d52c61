import { decisionOf, renamed, withKeys } from "./rename.ts";

/**
 * A spec made larger: every module, value set, parameter group, resource, error code and fact of a service stands `times` times,
 * the copies under new names, with the decisions that they cite. What a service has one of stays single: its head and
 * its request parameters. The same texts and number make the same texts. Up to fifty times.
 */
export function grow(spec: ReadonlyMap<string, string>, times: number): ReadonlyMap<string, string> {
  const grown = new Map(spec);
  for (let copy = 2; copy <= times; copy++) {
    const added = [...spec].map(([path, text]) => copyOf(path, text, copy));
    for (const { path, text } of [...added, citedDecisions(spec, added, copy)]) grown.set(path, (grown.get(path) ?? "") + text);
  }
  return grown;
}

/** Text that a file begins with, or that an existing one goes on with. */
interface Added {
  readonly path: string;
  readonly text: string;
}

function copyOf(path: string, text: string, copy: number): Added {
  const [folder, name] = path.split("/").slice(-2);
  switch (folder) {
    case "modules":
    case "value-sets":
    case "resources":
      return { path: path.replace(/\.yaml$/, `-${copy}.yaml`), text: renamed(text, copy) };
  }
  switch (name) {
    case "errors.yaml":
      return { path, text: withKeys(text, copy, "", "_") };
    case "parameter-groups.yaml":
      return { path, text: withKeys(text, copy, "", "-") };
    case "service.yaml":
      return { path, text: withKeys(text.split("\nfacts:\n")[1] ?? "", copy, "  ", "") };
    default:
      return { path, text: "" };
  }
}

/** A decision that nobody cites would be an error, so only those that a copy cites are copied. */
function citedDecisions(spec: ReadonlyMap<string, string>, added: readonly Added[], copy: number): Added {
  const path = "spec/decisions.yaml";
  const cited = new Set(added.flatMap(({ text }) => text.match(/\bD-\d+/g) ?? []));
  const blocks = (spec.get(path) ?? "").split(/^(?=D-\d)/m).map((block) => block.replace(/^D-\d+/, (id) => decisionOf(copy, id)));
  return { path, text: blocks.filter((block) => cited.has(/^D-\d+/.exec(block)?.[0] ?? "")).join("") };
}
