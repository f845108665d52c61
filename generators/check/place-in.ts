import type { Module, Parameter } from "../model/query.ts";
import type { Place } from "../model/place.ts";

/**
 * Where a maintainer of the module meets the parameter: an included one at its `$include`, a borrowed one at the
 * module's name.
 */
export function placeIn(module: Module, parameter: Parameter): Place {
  if (module.sameParametersAs !== undefined) return module.place;
  return parameter.fromGroup?.place ?? parameter.place;
}
