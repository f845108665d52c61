import { expect, test } from "vitest";
import { compile, emitters, load, type Emitter, type Model } from "../../generators/index.ts";
import { decisionFiles } from "../../generators/emit/shared/package/package.ts";
import { rootFolder } from "../support/emit.ts";
import { exceptions, isExcepted } from "./exceptions.ts";
import { shownPlaces } from "./shown.ts";
import { kindsOfChoices, withoutChoices } from "./without-choices.ts";

/* An output that does not show a use of a decision does not depend on it either. It is the same without the choice. */

const { model } = compile(load(rootFolder), []);
const choices = kindsOfChoices(model!);
const places = shownPlaces(model!);

const cases = emitters.flatMap((emitter) => {
  const unshown = new Set(places.filter(({ shownIn }) => !shownIn.has(emitter.name)).map(({ kind }) => kind));
  // For some kinds, an output shows only some of the places.
  const shown = new Set(places.filter(({ shownIn }) => shownIn.has(emitter.name)).map(({ kind }) => kind));
  const kinds = [...choices].filter(
    (kind) => unshown.has(kind) && !shown.has(kind) && isIndependent(kind, emitter.name),
  );
  return kinds.map((kind) => [emitter.name, kind, emitter] as const);
});
const asChosen = new Map(emitters.map((emitter) => [emitter, textOf(emitter, model!)]));

test.each(cases)("%s is the same without the choices at %s", (_, kind, emitter) => {
  expect(textOf(emitter, withoutChoices(model!, kind)) === asChosen.get(emitter)).toBe(true);
});

/**
 * Reports whether an exception states that the output does not depend on the choice. The first matching exception
 * applies.
 */
function isIndependent(kind: string, output: string): boolean {
  const exception = exceptions.find((one) => isExcepted(one, { kind }, output));
  return exception !== undefined && exception.isFollowed !== true;
}

/** Returns the whole output except the list of decisions. */
function textOf({ into, emit }: Emitter, of: Model): string {
  const lists: readonly string[] = decisionFiles.map((file) => `${into}/${file}`);
  return [...emit(of)]
    .filter(({ path }) => !lists.includes(path))
    .map(({ path, text }) => `${path}\n${text}`)
    .join("\n");
}
