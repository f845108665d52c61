import { join } from "node:path";
import { compile, diff, load, loadSources, type Change, type Model } from "../../generators/index.ts";

export const today = "2026-06-30";

export const root = join(import.meta.dirname, "../..");

/** The model of a folder with a spec, or of texts. */
export function modelOf(spec: string | ReadonlyMap<string, string>): Model {
  const { model, diagnostics } = compile(typeof spec === "string" ? load(spec) : loadSources(spec), []);
  if (model === undefined) throw new Error(diagnostics.map(({ code, place }) => `${code} ${place?.file}`).join("\n"));
  return model;
}

export function changesBetween(before: Model, after: Model): readonly Change[] {
  return diff(before, after, today);
}
