import { filesOf, outputOf } from "../compile.ts";
import type { Change } from "../diff/change.ts";
import type { ProofState } from "../diff/prove/proof.ts";
import { isDeclaration, typedPackages, type Texts } from "../diff/prove/texts.ts";
import { emitters } from "../emit/emitters.ts";
import type { Model } from "../model/model.ts";
import { buildState } from "../runtime/state.ts";
import type { Terminal } from "./terminal.ts";

/** The models of both revisions. */
export interface Models {
  readonly before: Model;
  readonly after: Model;
}

/** The changes with proofs, and the milliseconds that it took. */
export interface ProvedChanges {
  readonly changes: readonly Change[];
  readonly proof: ProofState;
  readonly times: Readonly<Record<string, number>>;
}

/** Has the compiler of TypeScript that the project has compare what is emitted for both models. Without one the verdicts of the classes hold. */
export async function proveChanges(root: string, models: Models, changes: readonly Change[], { elapsed }: Terminal): Promise<ProvedChanges> {
  const { typescriptOf } = await import("../diff/prove/typescript.ts");
  const start = elapsed();
  const ts = typescriptOf(root);
  if ("problem" in ts) return { changes, proof: ts, times: {} };
  if (buildState() === "missing") return { changes, proof: { problem: "The runtime of the packages is not built: kiln generate" }, times: {} };
  const { prove } = await import("../diff/prove/prove.ts");
  const loaded = elapsed();
  const texts = { before: declarationsOf(models.before), after: declarationsOf(models.after) };
  const emitted = elapsed();
  const proved = prove(ts, changes, texts);
  const times = { "to load TypeScript": loaded - start, "to emit both revisions": emitted - loaded, "to compare their declarations": elapsed() - emitted };
  return { changes: proved, proof: { by: `TypeScript ${ts.version}` }, times };
}

function declarationsOf(model: Model): Texts {
  const typed = emitters.filter(({ into }) => typedPackages.some((folder) => folder === into));
  const files = filesOf(typed.map((emitter) => outputOf(emitter, model)));
  return new Map(Array.from(files, ({ path, text }) => [path, text] as const).filter(([path]) => isDeclaration(path)));
}
