import { severalOf, Parameter } from "../../query/validators/parameters.js";
import { numberAt } from "../../query/validators/numbers.js";
import type { Options } from "./types.js";
import type { RunView } from "../../query/validators/run-view.js";

type Ids = readonly number[];

/** Reads a namespace id: one of the site, or an additional id that the parameter accepts. */
function readId(run: RunView, parameter: Parameter<Ids>, text: string, start: number, end: number): number | undefined {
  const id = numberAt(text, start, end);
  const { namespaces }: Options = run.options;
  const isKnown =
    (namespaces === undefined ? id >= 0 && id <= 15 : namespaces.includes(id)) || parameter.detail.includes(id);
  return isKnown ? id : undefined;
}

function readNamespace(
  run: RunView,
  parameter: Parameter<Ids>,
  text: string,
  start: number,
  end: number,
): number | undefined {
  return readId(run, parameter, text, start, end) ?? run.fail("badvalue", parameter, text, start, end);
}

export const namespace = (...extra: Ids): Parameter => new Parameter(readNamespace, "the id of a namespace", extra);
export const namespaces = (...extra: Ids): Parameter => severalOf(readId, "ids of namespaces", extra);
