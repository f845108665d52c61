import type { Module, Parameter } from "../model/query.ts";
import type { Place } from "../model/place.ts";

/**
 * Returns the place where a maintainer of the module finds the parameter: the `$include` for an included one, the
 * module's name for a borrowed one.
 */
export function placeIn(module: Module, parameter: Parameter): Place {
  if (module.sameParametersAs !== undefined) return module.place;
  return parameter.fromGroup?.place ?? parameter.place;
}
