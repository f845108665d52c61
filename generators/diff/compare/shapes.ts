import { shapeChain } from "../../model/queries.ts";
import type { Shape, ShapeField } from "../../model/resource.ts";
import type { Comparison } from "../found.ts";
import { shared } from "../site.ts";
import { factOr, origin } from "./fact.ts";
import { keyed } from "./keyed.ts";
import { lifecycle, removal } from "./lifecycle.ts";
import { node, type Renaming } from "./node.ts";
import { fieldRules } from "./rules.ts";
import { flag, ignored, optional, same, text } from "./same.ts";
import { factualType, shapeReference } from "./types.ts";

const place = ignored<unknown>("A place.");
const name = ignored<unknown>("Its name.");

const fieldsOf = (isClosed: boolean) =>
  keyed<ShapeField>({
    kind: "field",
    name: (field) => field.name,
    added: ({ required }) => `${required ? "required-" : ""}member-added${isClosed ? "-to-closed" : ""}` as const,
    removed: removal(({ required }) => (required ? "member-removed" : "optional-member-removed")),
    renamed: "member-renamed",
    reordered: "parameter-order-changed",
    item: node<ShapeField>({
      name,
      type: factualType,
      required: flag("member-became-required", "member-became-optional"),
      nullable: flag("null-allowed", "null-refused"),
      secret: factOr("secret-added", "secret-removed", same("secret-added")),
      description: factOr("text-changed", "text-changed", text),
      place,
      ...lifecycle,
    }),
  });

/** Named objects, which go the ways of their uses. */
export const shapes: Comparison<readonly Shape[]> & Renaming = Object.assign(
  ((site, before, after) => shapesIn(before, after)(site, before, after)) satisfies Comparison<readonly Shape[]>,
  { renames: shapesIn([], []).renames! },
);

/** Compares shapes, of which some were closed. */
function shapesIn(allBefore: readonly Shape[], allAfter: readonly Shape[]) {
  const closed = new Set(allBefore.flatMap((shape) => (shape.closed ? shapeChain({ shapes: allBefore }, shape) : [])));
  return keyed<Shape>({
    kind: "shape",
    name: (shape) => shape.name,
    added: "shape-added",
    removed: removal("shape-removed"),
    renamed: "shape-renamed",
    enter: (site, shape) => {
      const id = site.resolve.shape(shape.name);
      return shared({ ...site, direction: { of: id } }, id);
    },
    item: (site, before, after) => {
      const inherited = (one: Shape, all: readonly Shape[]) =>
        shapeChain({ shapes: all }, one).flatMap((shape) => (shape === one ? [] : shape.fields));
      const [old, now] = [
        withMoved(before, after, inherited(before, allBefore)),
        withMoved(after, before, inherited(after, allAfter)),
      ];
      return (closed.has(before) ? closedShape : openShape)(site, old, now);
    },
  });
}

/**
 * Adds the inherited fields that the other revision of the shape lists itself: a field that moved to an extended shape
 * is still a member.
 */
function withMoved(shape: Shape, other: Shape, inherited: readonly ShapeField[]): Shape {
  const moved = inherited.filter(
    ({ name }) =>
      other.fields.some((field) => field.name === name) && !shape.fields.some((field) => field.name === name),
  );
  return moved.length === 0 ? shape : { ...shape, fields: [...shape.fields, ...moved] };
}

/* A member added to a shape is one of each shape that extends it: it is closed if any of these is. */
const openShape = shapeWith(false);
const closedShape = shapeWith(true);

function shapeWith(isClosed: boolean) {
  return node<Shape>({
    name,
    shared: same("shape-owner-changed"),
    title: text,
    description: text,
    extends: optional("type-changed", "type-changed", shapeReference),
    fields: fieldsOf(isClosed),
    closed: flag("object-closed", "object-opened"),
    extensible: flag("other-members-allowed", "other-members-refused"),
    fieldRules,
    pageOf: optional("type-changed", "type-changed", shapeReference),
    origin,
    place,
    ...lifecycle,
  });
}
