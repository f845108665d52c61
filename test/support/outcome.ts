import {
  compile,
  filesOf,
  emitters as allEmitters,
  loadSources,
  type Diagnostic,
  type Emitter,
  type OutFile,
} from "../../generators/index.ts";
import { type Format, formats as allFormats, render } from "../../generators/diagnostics/render/render.ts";
import { hasErrors } from "../../generators/diagnostics/diagnostic.ts";
import type { Place } from "../../generators/model/place.ts";
import { refuseUnsafe } from "../../generators/write/path.ts";
import type { Load } from "./load-again.ts";

/** The result of a compilation that ends properly: with a model and files, or with errors. */
export interface Outcome {
  readonly isValid: boolean;
  readonly files: readonly OutFile[];
  readonly diagnostics: readonly Diagnostic[];
}

interface Scope {
  readonly emitters?: readonly Emitter[];
  readonly formats?: readonly Format[];
  readonly load?: Load;
}

/**
 * Compiles a spec and checks that it ends properly, whatever the spec: with files that can be written, or with an
 * error. Every diagnostic must have an existing place, and be printable in all formats. Throws otherwise.
 */
export function outcomeOf(
  sources: ReadonlyMap<string, string>,
  { emitters = allEmitters, formats = allFormats, load = loadSources }: Scope = {},
): Outcome {
  const { model, outputs, diagnostics } = compile(load(sources), emitters);
  const files = [...filesOf(outputs)];
  const isValid = model !== undefined;
  if (hasErrors(diagnostics) === isValid) throw new Error("there must be either a model or an error");
  if (isValid && outputs.length !== emitters.length) throw new Error("an emitter is missing");
  refuseUnsafe(files.map(({ path }) => path));
  for (const { path, text } of files) if (path.endsWith(".json")) JSON.parse(text);
  for (const one of diagnostics) checkDiagnostic(one, sources);
  for (const format of formats) checkRendering(diagnostics, sources, format);
  return { isValid, files, diagnostics };
}

function checkDiagnostic(one: Diagnostic, sources: ReadonlyMap<string, string>): void {
  if (one.place === undefined && one.code !== "missing-file") throw new Error(`${one.code} has no place`);
  for (const place of [one.place ?? [], ...one.related.map((related) => related.place)].flat()) {
    if (!isInside(place, sources.get(place.file)))
      throw new Error(`${one.code} is at no place: ${JSON.stringify(place)}`);
  }
}

function isInside({ start, end }: Place, text: string | undefined): boolean {
  return text !== undefined && 0 <= start && start <= end && end <= text.length;
}

function checkRendering(
  diagnostics: readonly Diagnostic[],
  sources: ReadonlyMap<string, string>,
  format: Format,
): void {
  const output = render(diagnostics, sources, format);
  if (format === "json" || format === "sarif") JSON.parse(output);
  const raw = /[\0-\t\v-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/.exec(output);
  if (raw !== null) throw new Error(`the rendering as ${format} has a raw U+${raw[0].charCodeAt(0).toString(16)}`);
  if (!output.isWellFormed()) throw new Error(`the rendering as ${format} has half a character`);
}
