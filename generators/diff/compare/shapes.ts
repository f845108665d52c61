import { shapeChain, shapeFieldRules, shapeFields, shapeNamed } from "../../model/queries.ts";
import type { Shape, ShapeField } from "../../model/resource.ts";
import { difference, type Comparison, type Found, shared, type Site } from "../change.ts";
import {
  type Renaming,
  factOr,
  flag,
  lifecycle,
  name,
  newName,
  node,
  optional,
  origin,
  place,
  removal,
  same,
  text,
} from "./node.ts";
import { keyed } from "./keyed.ts";
import { fieldRules } from "./rules.ts";
import { factualType, shapeReference } from "./types.ts";

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

/** Compares named shapes. Their directions are those of their uses. */
export const shapes: Comparison<readonly Shape[]> & Renaming = Object.assign(
  ((site, before, after) => shapesIn(before, after)(site, before, after)) satisfies Comparison<readonly Shape[]>,
  { renames: shapesIn([], []).renames! },
);

/** Compares shapes. `allBefore` determines which of them were closed. */
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
      const base = before.extends && newName(site, before.extends, before.extends === after.extends);
      if (base !== after.extends)
        return [
          difference("shape-replaced", site, before.extends, after.extends),
          ...members(site, flattened({ shapes: allBefore }, before), flattened({ shapes: allAfter }, after)),
        ];
      const inherited = (one: Shape, all: readonly Shape[]) =>
        shapeChain({ shapes: all }, one).flatMap((shape) => (shape === one ? [] : shape.fields));
      const [old, now] = [
        withMoved(before, after, inherited(before, allBefore)),
        withMoved(after, before, inherited(after, allAfter)),
      ];
      return members(site, old, now, closed.has(before));
    },
  });
}

interface ShapeOwner {
  readonly shapes: readonly Shape[];
}

/** Compares the members of two shapes wherever one replaces the other. */
export function withOtherShapes<Owner extends ShapeOwner>(compare: Comparison<Owner>): Comparison<Owner> {
  return (site, before, after) => {
    const expanded = (found: readonly Found[], known: readonly string[]): readonly Found[] =>
      found.flatMap((one) => {
        if (one.kind !== "other-shape") return [one];
        const [old, now] = [shapeNamed(before, one.before), shapeNamed(after, one.after)];
        const pair = `${one.before} ${one.after}`;
        const replaced = difference("shape-replaced", one.site, one.before, one.after);
        if (old === undefined || now === undefined || known.includes(pair)) return [replaced];
        const next = flattened(after, now);
        const { closed, extensible, fields, fieldRules, pageOf } = flattened(before, old);
        const inside = members(one.site, { ...next, closed, extensible, fields, fieldRules, pageOf }, next);
        return [replaced, ...expanded(inside, [...known, pair])];
      });
    return expanded(compare(site, before, after), []);
  };
}

function flattened(owner: ShapeOwner, shape: Shape): Shape {
  return {
    ...shape,
    extends: undefined,
    fields: shapeFields(owner, shape),
    fieldRules: shapeFieldRules(owner, shape),
  };
}

function members(site: Site, before: Shape, after: Shape, isClosed = before.closed): readonly Found[] {
  return (isClosed ? closedShape : openShape)(site, before, after);
}

/**
 * Adds the inherited fields that the other revision of the shape lists itself. A field that moved to an extended shape
 * is still a member.
 */
function withMoved(shape: Shape, other: Shape, inherited: readonly ShapeField[]): Shape {
  const moved = inherited.filter(
    ({ name }) =>
      other.fields.some((field) => field.name === name) && !shape.fields.some((field) => field.name === name),
  );
  return moved.length === 0 ? shape : { ...shape, fields: [...shape.fields, ...moved] };
}

/*
 * A member that is added to a shape is also added to each shape that extends it. If any of these is closed, the closed
 * comparison applies.
 */
const openShape = shapeWith(false);
const closedShape = shapeWith(true);

function shapeWith(isClosed: boolean) {
  return node<Shape>({
    name,
    shared: same("shape-owner-changed"),
    title: text,
    description: text,
    extends: optional("shape-replaced", "shape-replaced", shapeReference),
    fields: fieldsOf(isClosed),
    closed: flag("object-closed", "object-opened"),
    extensible: flag("other-members-allowed", "other-members-refused"),
    additionalProperties: optional("type-narrowed", "type-widened", factualType),
    fieldRules,
    pageOf: optional("type-changed", "type-changed", shapeReference),
    origin,
    place,
    ...lifecycle,
  });
}
