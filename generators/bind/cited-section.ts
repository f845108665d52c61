import { diagnostic } from "../diagnostics/diagnostic.ts";
import { listNames } from "../diagnostics/suggest.ts";
import type { Place } from "../model/place.ts";
import type { CitedSection, Source } from "../model/source.ts";
import type { Binding } from "./binding.ts";
import { guess } from "./resolve-name.ts";

/** The sources that decisions may cite, and where a dangling citation is reported. */
export interface Citable extends Pick<Binding, "diagnostics"> {
  readonly sources: ReadonlyMap<string, Source>;
}

const SEPARATOR = ", ";

/**
 * The section that `<source>, <section>` names; the name of a section may contain commas itself. A missing one is
 * reported.
 */
export function citedSection(citable: Citable, text: string, place: Place): CitedSection | undefined {
  const cut = text.indexOf(SEPARATOR);
  const [id, name] = [text.slice(0, cut), text.slice(cut + SEPARATOR.length)];
  const source = citable.sources.get(id);
  if (source === undefined) return unknownSource(citable, id, place);
  const section = source.sections.find((one) => one.name === name);
  return section === undefined ? unknownSection(citable, source, name, place) : { source, section };
}

function unknownSource(citable: Citable, source: string, place: Place): undefined {
  const names = [...citable.sources.keys()];
  const slots = { source, known: listNames(names) };
  citable.diagnostics.push(diagnostic("unknown-source", place, slots, { suggestion: guess(citable, source, names) }));
}

function unknownSection(citable: Citable, { id, sections }: Source, section: string, place: Place): undefined {
  const names = sections.map(({ name }) => name);
  const slots = { source: id, section, known: listNames(names) };
  citable.diagnostics.push(diagnostic("unknown-section", place, slots, { suggestion: guess(citable, section, names) }));
}
