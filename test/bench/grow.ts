import { decisionOf, renamed, renamedKeys, type Copy } from "./rename.ts";

/**
 * Enlarges a spec: it contains every module, value set, parameter group, resource, error code, and fact of a service
 * `times` times. The copies have new names, and the decisions that they cite are copied too. The head and the request
 * parameters of a service stay single. The result is deterministic.
 */
export function grow(spec: ReadonlyMap<string, string>, times: number): ReadonlyMap<string, string> {
  const grown = new Map(spec);
  const decisionStep = roundNumberAfter(spec.get(decisions)!);
  for (let number = 2; number <= times; number++) {
    const copy = { number, decisionStep };
    const copies = [...spec].map(([path, text]) => copyOf(path, text, copy));
    const added = copies.map((one) => (isErrorsOfResources(one, spec) ? usedErrors(one, copies) : one));
    for (const { path, text } of [...added, citedDecisions(spec, added, copy)])
      grown.set(path, (grown.get(path) ?? "") + text);
  }
  return grown;
}

const decisions = "spec/decisions.yaml";

function roundNumberAfter(text: string): number {
  const numbers = [...text.matchAll(/^D-(\d+):/gm)].map(([, digits]) => Number(digits));
  return 100 * Math.ceil((Math.max(...numbers) + 1) / 100);
}

/** Text for a new file, or to append to an existing one. */
interface Added {
  readonly path: string;
  readonly text: string;
}

function copyOf(path: string, text: string, copy: Copy): Added {
  const [folder, name] = path.split("/").slice(-2);
  switch (folder) {
    case "modules":
    case "value-sets":
    case "resources":
      return { path: path.replace(/[^/]*$/, (file) => `c${copy.number}-${file}`), text: renamed(text, copy) };
  }
  switch (name) {
    case "errors.yaml":
      return { path, text: renamedKeys(text, copy, "", "_") };
    case "parameter-groups.yaml":
      return { path, text: renamedKeys(text, copy, "", "-") };
    case "service.yaml":
      return { path, text: renamedKeys(text.split("\nfacts:\n")[1] ?? "", copy, "  ", "") };
    default:
      return { path, text: "" };
  }
}

function isErrorsOfResources({ path }: Added, spec: ReadonlyMap<string, string>): boolean {
  const folder = path.replace(/errors\.yaml$/, "resources/");
  return folder !== path && [...spec.keys()].some((file) => file.startsWith(folder));
}

/**
 * Drops error codes that no resource names, because they would be unused. Errors that the server itself detects stay
 * single, like the head of the service.
 */
function usedErrors({ path, text }: Added, copies: readonly Added[]): Added {
  const folder = path.replace(/errors\.yaml$/, "resources/");
  const names = copies
    .filter((one) => one.path.startsWith(folder))
    .map((one) => one.text)
    .join("\n");
  const blocks = text.split(/^(?=[a-z]\w*:)/m).filter((block) => names.includes(/^\w+/.exec(block)?.[0] ?? " "));
  return { path, text: blocks.join("") };
}

/** Copies only the decisions that a copy cites, because an uncited decision would be an error. */
function citedDecisions(spec: ReadonlyMap<string, string>, added: readonly Added[], copy: Copy): Added {
  const cited = new Set(added.flatMap(({ text }) => text.match(/\bD-\d+/g) ?? []));
  const blocks = spec
    .get(decisions)!
    .split(/^(?=D-\d)/m)
    .flatMap((block) => {
      const id = /^D-\d+/.exec(block)?.[0] ?? "";
      const moved = decisionOf(copy, id);
      return moved !== id && cited.has(moved) ? [block.replace(id, moved)] : [];
    });
  return { path: decisions, text: blocks.join("") };
}
