import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../model/group-by.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { pathsOf } from "../../naming/paths.ts";
import { areAmbiguous, segmentsOf, type Segment } from "../path-segments.ts";
import type { Rule } from "../rule.ts";

/**
 * A request has one operation. Of two paths that both match it, the one with text where the other has a variable
 * counts.
 */
export const ambiguousPath: Rule = {
  code: "ambiguous-path",
  check(model, report) {
    for (const { first, again } of resourceServices(model).flatMap(ambiguousPairs)) {
      const slots = { method: again.operation.method, first: first.path, second: again.path };
      const related = [{ message: "the other operation", place: first.operation.pathPlace }];
      report(diagnostic("ambiguous-path", again.operation.pathPlace, slots, { related }));
    }
  },
};

/** One path of an operation: its own, or one below an alias of the resource's path. */
interface Route {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly path: string;
  readonly segments: readonly Segment[];
}

interface Pair {
  readonly first: Route;
  readonly again: Route;
}

/** Each pair of operations once. */
function ambiguousPairs({ resources }: ResourceService): readonly Pair[] {
  const groups = groupBy(
    resources.flatMap(routesOf),
    ({ operation, segments }) => `${operation.method} ${segments.length}`,
  );
  const pairs = new Map<string, Pair>();
  for (const routes of groups.values()) {
    for (const pair of pairsOf(routes)) {
      const key = JSON.stringify([pair.first.operation.operationId, pair.again.operation.operationId]);
      if (!pairs.has(key)) pairs.set(key, pair);
    }
  }
  return [...pairs.values()];
}

function routesOf(resource: Resource): readonly Route[] {
  return resource.operations.flatMap((operation) =>
    pathsOf(resource, operation).map((path) => ({ resource, operation, path, segments: segmentsOf(path) })),
  );
}

function* pairsOf(routes: readonly Route[]): Generator<Pair> {
  for (const [index, again] of routes.entries()) {
    for (let before = 0; before < index; before++) {
      const first = routes[before]!;
      if (areAmbiguous(first.segments, again.segments) && !isReported(first, again)) yield { first, again };
    }
  }
}

/**
 * The same operation, the same path, and two resources with one path are not ambiguous: they are duplicates, and
 * reported as such.
 */
function isReported(first: Route, again: Route): boolean {
  if (first.operation === again.operation || first.operation.path === again.operation.path) return true;
  return (
    first.resource !== again.resource &&
    [...first.resource.pathPlaces.keys()].some((path) => again.resource.pathPlaces.has(path))
  );
}
