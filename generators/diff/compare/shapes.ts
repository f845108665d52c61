import type { Shape, ShapeField } from "../../model/resource.ts";
import { shared } from "../site.ts";
import { factOr, origin } from "./fact.ts";
import { keyed } from "./keyed.ts";
import { lifecycle, removal } from "./lifecycle.ts";
import { node } from "./node.ts";
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
export const shapes = keyed<Shape>({
  kind: "shape",
  name: (shape) => shape.name,
  added: "shape-added",
  removed: removal("shape-removed"),
  renamed: "shape-renamed",
  enter: (site, shape) => {
    const id = site.resolve.shape(shape.name);
    return shared({ ...site, direction: { of: id } }, id);
  },
  item: (site, before, after) => (before.closed ? closedShape : openShape)(site, before, after),
});

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
