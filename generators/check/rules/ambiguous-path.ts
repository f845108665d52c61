import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { groupBy } from "../../model/group-by.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { pathsOf } from "../../naming/paths.ts";
import type { Rule } from "../rule.ts";

/** A request must match one operation. If two paths match it, text takes precedence over a variable. */
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

/** A path of an operation: its own, or one below an alias of the resource's path. */
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

/** Returns each pair of operations with ambiguous paths once. */
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
 * Two paths of one operation, equal paths, and two resources with the same path are not ambiguous. They are reported as
 * duplicates.
 */
function isReported(first: Route, again: Route): boolean {
  if (first.operation === again.operation || first.operation.path === again.operation.path) return true;
  return (
    first.resource !== again.resource &&
    [...first.resource.pathPlaces.keys()].some((path) => again.resource.pathPlaces.has(path))
  );
}

/** One part of a path between slashes. */
interface Segment {
  /** The text before the first variable and after the last one. Both are the whole segment if there is no variable. */
  readonly before: string;
  readonly behind: string;
  /** The precision: 0 for a variable alone, 1 for a variable with text, 2 for text. */
  readonly precision: number;
  readonly matches: (text: string) => boolean;
}

const VARIABLE = /\{[^{}]+\}/;

function segmentsOf(path: string): readonly Segment[] {
  return path.split("/").slice(1).map(segmentOf);
}

function segmentOf(text: string): Segment {
  const parts = text.split(VARIABLE);
  const [before, behind] = [parts[0]!, parts.at(-1)!];
  if (parts.length === 1) return { before, behind, precision: 2, matches: (other) => other === text };
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/\W/g, "\\$&")).join("[^/]+")}$`);
  return {
    before,
    behind,
    precision: parts.every((part) => part === "") ? 0 : 1,
    matches: (other) => pattern.test(other),
  };
}

/**
 * Returns whether one request can match both paths without a segment that decides between them. The first segment that
 * differs in precision decides: text takes precedence over a variable.
 */
function areAmbiguous(a: readonly Segment[], b: readonly Segment[]): boolean {
  return (
    a.length === b.length &&
    a.every((segment, index) => canMeet(segment, b[index]!) && segment.precision === b[index]!.precision)
  );
}

function canMeet(a: Segment, b: Segment): boolean {
  if (a.precision === 2) return b.matches(a.before);
  if (b.precision === 2) return a.matches(b.before);
  const begin = a.before.startsWith(b.before) || b.before.startsWith(a.before);
  return begin && (a.behind.endsWith(b.behind) || b.behind.endsWith(a.behind));
}
