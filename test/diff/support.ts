import { join } from "node:path";
import { compile, diff, load, type Change, type Model } from "../../generators/index.ts";
import type { ChangeId } from "../../generators/diff/classes.ts";
import { overBase } from "../support/base.ts";
import { loadAgain } from "../support/load-again.ts";

export const today = "2026-06-30";

export const root = join(import.meta.dirname, "../..");

/** Returns the spec of one side of a case, `from/` or `to/`: its files over the base spec. */
export function specOfSide(files: ReadonlyMap<string, string>, side: "from/" | "to/"): ReadonlyMap<string, string> {
  const own = [...files]
    .filter(([path]) => path.startsWith(`${side}spec/`))
    .map(([path, text]) => [path.slice(side.length), text] as const);
  return overBase(new Map(own), files.get(`${side}removed.txt`)?.split("\n").filter(Boolean));
}

/** Returns the class of a case: `parameter-added` for `parameter-added.resource`. */
export function classOfCase(name: string): ChangeId {
  return name.split(".")[0] as ChangeId;
}

const loadOverBase = loadAgain(overBase(new Map()));

/** Returns the model of a folder with a spec, or of spec texts. */
export function modelOf(spec: string | ReadonlyMap<string, string>): Model {
  const { model, diagnostics } = compile(typeof spec === "string" ? load(spec) : loadOverBase(spec), []);
  if (model === undefined) throw new Error(diagnostics.map(({ code, place }) => `${code} ${place?.file}`).join("\n"));
  return model;
}

export function changesBetween(before: Model, after: Model): readonly Change[] {
  return diff(before, after, today);
}
