import { join } from "node:path";
import { prove } from "../../../generators/diff/prove/prove.ts";
import {
  type Texts,
  type TypeScript,
  isDeclaration,
  typedPackages,
  typescriptOf,
} from "../../../generators/diff/prove/tree.ts";
import { compile, emitters, filesOf, loadSources, type Change, type Model } from "../../../generators/index.ts";
import { casesFolder, overBase } from "../../support/base.ts";
import { readFiles } from "../../support/files.ts";
import { changesBetween, root } from "../support.ts";

const typed = emitters.filter(({ into }) => typedPackages.some((folder) => folder === into));

/** Returns the project's own TypeScript. */
export function typescript(): TypeScript {
  const found = typescriptOf(root);
  if ("problem" in found) throw new Error(found.problem);
  return found;
}

/** A model, and the declarations that are emitted for it. */
export interface Revision {
  readonly model: Model;
  readonly texts: Texts;
}

export function revisionOf(sources: ReadonlyMap<string, string>): Revision {
  const { model, outputs, diagnostics } = compile(loadSources(sources), typed);
  if (model === undefined) throw new Error(diagnostics.map(({ code, place }) => `${code} ${place?.file}`).join("\n"));
  return {
    model,
    texts: new Map(
      Array.from(filesOf(outputs), ({ path, text }) => [path, text] as const).filter(([path]) => isDeclaration(path)),
    ),
  };
}

/** A change with the verdicts of its class, and with those proved by the compiler. */
export interface Proved {
  readonly judged: Change;
  readonly proved: Change;
}

export function provedBetween(before: Revision, after: Revision): readonly Proved[] {
  const changes = changesBetween(before.model, after.model);
  const proved = prove(typescript(), changes, { before: before.texts, after: after.texts });
  return changes.map((judged, index) => ({ judged, proved: proved[index]! }));
}

/** The state before the change in most cases. */
let base: Revision | undefined;

export function provedCase(name: string): readonly Proved[] {
  const files = readFiles(join(casesFolder, "diff", name));
  const side = (start: string): Revision => {
    const own = [...files]
      .filter(([path]) => path.startsWith(`${start}spec/`))
      .map(([path, text]) => [path.slice(start.length), text] as const);
    const removed = files.get(`${start}removed.txt`)?.split("\n").filter(Boolean);
    if (own.length === 0 && removed === undefined) return (base ??= revisionOf(overBase(new Map())));
    return revisionOf(overBase(new Map(own), removed));
  };
  return provedBetween(side("from/"), side("to/"));
}
