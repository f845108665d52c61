import type { Module, QueryService } from "./query.ts";
import type { ModuleResult, ResultField, ResultShape } from "./result.ts";

/** Returns the result of a module if it is documented or decided. */
export function knownResult(module: Module): ModuleResult | undefined {
  return module.result?.value;
}

/** Returns the members that a module adds to the results: the list under its name, and the others. */
export function resultMembers(module: Module, { items, element, results }: ModuleResult): readonly ResultField[] {
  return items === undefined ? results : [itemsMember(module, items, element), ...results];
}

function itemsMember(
  { name, place }: Module,
  fields: readonly ResultField[],
  element: string | undefined,
): ResultField {
  const type = { kind: "list", items: { kind: "object", fields, emptyList: false } } as const;
  const written =
    element === undefined
      ? undefined
      : { content: false, elements: [element], keyAttribute: undefined, older: undefined };
  const always = { optional: false, substitutes: [], nullable: false, when: [], unless: [], pages: [] };
  return { name, type, ...always, written, description: undefined, place };
}

export function shapeNamed(service: QueryService, name: string): ResultShape {
  const shape = service.answer?.shapes.find((one) => one.name === name);
  if (shape === undefined) throw new Error(`Bind let pass a reference to the shape “${name}”, which is not there.`);
  return shape;
}
