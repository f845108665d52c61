import { groundOf } from "../../../server/http/ground.js";
import type { AnswerFinding } from "./finding.js";
import type { ModuleRequest } from "./request.js";
import type { ResultTable } from "./table.js";
import { valueText } from "./type-texts.js";

/** A place in an answer, and whose it is. */
export interface Place {
  readonly results: ResultTable;
  readonly pointer: string;
  readonly module: string | undefined;
  readonly asked: ModuleRequest;
}

/** A place below. */
export function below(place: Place, name: string | number): Place {
  return { ...place, pointer: `${place.pointer}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}` };
}

export function finding(
  { results, pointer, module }: Place,
  expected: string,
  value: unknown,
  why?: string,
): AnswerFinding {
  const { ground } = module === undefined ? results : (results.modules[module] ?? {});
  return { pointer, module, expected, received: valueText(value), why, ...groundOf(ground) };
}
