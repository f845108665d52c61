import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { isClosed, resourceServices } from "../../model/queries.ts";
import type { Place } from "../../model/place.ts";
import type { Model } from "../../model/model.ts";
import { discriminatorField, tagsOf, type TagScope } from "../../model/shapes.ts";
import { type OneOfType, type ShapeType, valueSetsById } from "../../model/type.ts";
import { knownTypesOf } from "../known.ts";
import type { Rule } from "../rule.ts";

/** A discriminator must be in each of the shapes, with values that no other shape has. */
export const invalidDiscriminator: Rule = {
  code: "invalid-discriminator",
  check(model, report) {
    for (const { type, scope } of oneOfTypes(model)) {
      for (const { reason, place } of faultsOf(type, scope)) {
        report(diagnostic("invalid-discriminator", place, { field: type.discriminator, reason }));
      }
    }
  },
};

interface Occurrence {
  readonly type: OneOfType;
  readonly scope: TagScope;
}

/** Returns each shape once, because resources include the shapes of their service. */
function oneOfTypes(model: Model): readonly Occurrence[] {
  const found = new Map<OneOfType, TagScope>();
  for (const { valueSets, resources } of resourceServices(model)) {
    const sets = valueSetsById(valueSets);
    for (const resource of resources) {
      for (const type of knownTypesOf(resource)) {
        if (type.kind === "one-of" && !found.has(type)) found.set(type, { shapes: resource.shapes, sets });
      }
    }
  }
  return [...found].map(([type, scope]) => ({ type, scope }));
}

interface DiscriminatorFault {
  readonly reason: string;
  readonly place: Place;
}

function faultsOf({ members, discriminator }: OneOfType, scope: TagScope): readonly DiscriminatorFault[] {
  const owners = new Map<string, string>();
  return members.flatMap((member) => {
    const { shape, place } = member;
    const reason = whyNoTag(member, discriminator, scope);
    if (reason !== undefined) return [{ reason, place }];
    const taken = tagsOf(scope, member, discriminator).flatMap((tag) => {
      const owner = owners.get(tag);
      owners.set(tag, owner ?? shape);
      return owner === undefined ? [] : [`both ${owner} and ${shape} have the value “${tag}”`];
    });
    return taken.map((one) => ({ reason: one, place }));
  });
}

function whyNoTag(member: ShapeType, discriminator: string, scope: TagScope): string | undefined {
  const field = discriminatorField(scope, member, discriminator);
  if (field === undefined) return `the shape ${member.shape} has no such field`;
  if (!field.required || field.nullable) return `it may be missing or null in the shape ${member.shape}`;
  const type = field.type.value;
  return type?.kind === "enum" && isClosed(type)
    ? undefined
    : `it has no closed list of values in the shape ${member.shape}`;
}
