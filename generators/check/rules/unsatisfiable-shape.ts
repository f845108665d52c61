import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Place } from "../../model/place.ts";
import { resourceServices, shapeFields } from "../../model/queries.ts";
import type { Resource, Shape } from "../../model/resource.ts";
import type { Type } from "../../model/type.ts";
import type { Rule } from "../rule.ts";

/** A shape must not require a value of itself, directly or through other shapes, because such a value never ends. */
export const unsatisfiableShape: Rule = {
  code: "unsatisfiable-shape",
  check(model, report) {
    for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) {
      for (const { steps } of circlesOf(resource)) {
        const [first, ...others] = steps;
        const path = [...steps, first!].map(({ shape }) => shape).join(" → ");
        const related = others.map(({ shape, place }) => ({
          message: `“${shape}” requires the next shape here`,
          place,
        }));
        report(diagnostic("unsatisfiable-shape", first!.place, { name: first!.shape, path }, { related }));
      }
    }
  },
};

interface Step {
  readonly shape: string;
  /** The shape of the value that the field needs. */
  readonly next: string;
  readonly place: Place;
}

interface Circle {
  readonly steps: readonly Step[];
}

/** Returns each cycle of shapes that require each other once. Shapes that only lead to a cycle are not reported. */
function circlesOf(resource: Resource): readonly Circle[] {
  const stuck = stuckSteps(resource);
  const done = new Set<string>();
  const circles: Circle[] = [];
  for (const name of stuck.keys()) {
    const path: Step[] = [];
    let step = stuck.get(name);
    while (step !== undefined && !done.has(step.shape)) {
      done.add(step.shape);
      path.push(step);
      step = stuck.get(step.next);
    }
    const start = path.findIndex(({ shape }) => shape === step?.shape);
    if (start >= 0) circles.push({ steps: path.slice(start) });
  }
  return circles;
}

/** Returns the shapes that cannot have a value, each with a field that is the reason. */
function stuckSteps(resource: Resource): ReadonlyMap<string, Step> {
  const possible = new Set<string>();
  let left: readonly Shape[] = resource.shapes;
  for (;;) {
    const found = left.filter((shape) => stepOf(resource, shape, possible) === undefined);
    if (found.length === 0) break;
    for (const { name } of found) possible.add(name);
    left = left.filter(({ name }) => !possible.has(name));
  }
  return new Map(left.map((shape) => [shape.name, stepOf(resource, shape, possible)!]));
}

function stepOf(resource: Resource, shape: Shape, possible: ReadonlySet<string>): Step | undefined {
  for (const { type, required, nullable, place } of shapeFields(resource, shape)) {
    const known = type.value;
    const next = required && !nullable && known !== undefined ? neededShape(known, possible) : undefined;
    if (next !== undefined) return { shape: shape.name, next, place };
  }
  return undefined;
}

/** Returns a shape that every value of the type contains and that has no known value. Lists and maps may be empty. */
function neededShape(type: Type, possible: ReadonlySet<string>): string | undefined {
  if (type.kind === "shape") return possible.has(type.shape) ? undefined : type.shape;
  if (type.kind !== "union" && type.kind !== "one-of") return undefined;
  const needed = type.members.map((member) => neededShape(member, possible));
  return needed.includes(undefined) ? undefined : needed[0];
}
