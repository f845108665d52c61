import { emitters, type Emitter, type Model } from "../../generators/index.ts";
import { decisionFiles } from "../../generators/emit/shared/package/package.ts";
import { decisionIds, traced, type DecisionPlace } from "./places.ts";

/** A use of a decision, and the outputs that mark it, by the names of their emitters. */
export interface ShownPlace extends DecisionPlace {
  readonly shownIn: ReadonlySet<string>;
}

export const outputs: readonly string[] = emitters.map(({ name }) => name);

/**
 * Returns every use of a decision in the model, with the outputs that show its id in place. The list of all decisions
 * does not count.
 */
export function shownPlaces(model: Model): readonly ShownPlace[] {
  const { model: marked, places } = traced(model);
  const idsIn = new Map(emitters.map((emitter) => [emitter.name, idsOf(emitter, marked)]));
  return places.map((place) => ({
    ...place,
    shownIn: new Set(outputs.filter((output) => place.ids.some((id) => idsIn.get(output)!.has(id)))),
  }));
}

function idsOf({ into, emit }: Emitter, model: Model): ReadonlySet<string> {
  const lists: readonly string[] = decisionFiles.map((file) => `${into}/${file}`);
  const ids = new Set<string>();
  for (const { path, text } of emit(model))
    if (!lists.includes(path)) for (const [id] of text.matchAll(decisionIds)) ids.add(id);
  return ids;
}
