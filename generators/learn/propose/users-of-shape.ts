import type { Module, QueryService } from "../../model/query.ts";
import type { ResultField, ResultShape, ResultType } from "../../model/result.ts";
import { knownResult } from "../../model/results.ts";

/** The modules whose results hold the shape, at any depth. */
export function usersOfShape(service: QueryService, shapes: ReadonlyMap<string, ResultShape>, shape: string): readonly Module[] {
  return service.modules.filter((module) => {
    const result = knownResult(module);
    if (result === undefined) return false;
    const { items = [], results, page, generated, body } = result;
    return holds([...items, ...results, ...page, ...generated, ...body]);
  });

  function holds(fields: readonly ResultField[]): boolean {
    return fields.some(({ type }) => isMadeOf(type));
  }

  function isMadeOf(type: ResultType): boolean {
    switch (type.kind) {
      case "list":
        return isMadeOf(type.items);
      case "map":
        return isMadeOf(type.values);
      case "object":
        return holds(type.fields);
      case "union":
        return type.members.some(isMadeOf);
      case "shape":
        return type.shape === shape || holds(shapes.get(type.shape)!.fields);
      default:
        return false;
    }
  }
}
