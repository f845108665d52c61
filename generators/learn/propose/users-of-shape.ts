import { resultContent } from "../../model/inner-types.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { ResultField, ResultShape, ResultType } from "../../model/result.ts";
import { knownResult } from "../../model/results.ts";

/** The modules whose results hold the shape, at any depth. */
export function usersOfShape(
  service: QueryService,
  shapes: ReadonlyMap<string, ResultShape>,
  shape: string,
): readonly Module[] {
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
    const content = resultContent(type);
    return (
      content.types.some(isMadeOf) ||
      holds(content.fields) ||
      (content.shape !== undefined && (content.shape === shape || holds(shapes.get(content.shape)!.fields)))
    );
  }
}
