import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { MapEntry } from "../load/tree.ts";
import { valueOr } from "../model/fact.ts";
import type { Place } from "../model/place.ts";
import type { Field, PathParameter } from "../model/resource.ts";
import type { Binding } from "./binding.ts";
import { readDescribedType } from "./described-type.ts";
import { within } from "./fact.ts";
import { asMap } from "./read-node.ts";
import { anyText, type TypeScope } from "./types.ts";

/** What is known of what stands in the paths of a resource. */
export interface PathScope {
  /** The title of the resource. */
  readonly title: string;
  /** The field that holds the id of the object. */
  readonly id: Field | undefined;
  /** The path parameters that the resource describes. */
  readonly parameters: ReadonlyMap<string, MapEntry>;
  readonly types: TypeScope;
}

/** The parameters of a path, in its order. The last one that is not described is the object's id. */
export function readPathParameters(
  binding: Binding,
  path: string,
  place: Place,
  scope: PathScope,
): readonly PathParameter[] {
  const names = [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]!);
  const idName = names.findLast((name) => !scope.parameters.has(name));
  return names.flatMap((name): readonly PathParameter[] => {
    const entry = scope.parameters.get(name);
    if (entry !== undefined) return [describedParameter(binding, entry, scope)];
    if (name === idName) return [idParameter(name, scope, place)];
    binding.diagnostics.push(diagnostic("undescribed-path-parameter", place, { name }));
    return [];
  });
}

function describedParameter(
  outer: Binding,
  { key, value, keyPlace }: MapEntry,
  { id, types }: PathScope,
): PathParameter {
  const map = asMap(value);
  const binding = within(outer, map);
  return {
    name: key,
    ...readDescribedType(binding, map, types),
    isId: key === id?.name,
    place: keyPlace,
  };
}

/**
 * The field that holds the id, under the name that the path has for it; text, where the resource does not say which
 * field that is.
 */
function idParameter(name: string, { title, id }: PathScope, place: Place): PathParameter {
  const type = id?.type ?? ({ status: "documented", value: anyText, place } as const);
  return {
    name,
    type,
    description: valueOr(id?.description, `The id of the object: ${title}.`, "marked-beside"),
    isId: true,
    place,
  };
}
