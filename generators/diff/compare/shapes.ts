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

const fieldsOf = (isClosed: boolean) => keyed<ShapeField>({
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
  ((site, before, after) => shapesBeside(before)(site, before, after)) satisfies Comparison<readonly Shape[]>,
  { renames: shapesBeside([]).renames! },
);

/** Compares shapes, of which some were closed. */
function shapesBeside(all: readonly Shape[]) {
  const closed = new Set(all.flatMap((shape) => (shape.closed ? shapeChain({ shapes: all }, shape) : [])));
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
    item: (site, before, after) => (closed.has(before) ? closedShape : openShape)(site, before, after),
  });
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
