import type { Module, QueryService } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import {
  type Location,
  type ResultPart,
  type SharedMember,
  fieldsWithin,
  membersAt,
  ownFields,
  partsOf,
} from "../../model/result-parts.ts";
import { memberType, type ResponseDialect } from "../shared/json-schema/result-schema.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { outputName } from "../../naming/declared-name.ts";
import {
  type Caller,
  type Condition,
  type Mark,
  type Marking,
  asksFor,
  choice,
  comesWith,
  every,
  memberAt,
  moduleCaller,
  overlay,
  pagesCondition,
  requestCaller,
  some,
  within,
} from "./overlay.ts";

/*
 * Schemas of `{ request, answer }` that restrict a response by its request. They do not depend on the code of a
 * validator: each condition on the request is an `if`, and its consequences are overlays on the widest schema.
 */

export interface Narrowing {
  readonly service: QueryService;
  readonly dialect: ResponseDialect;
  readonly members: Readonly<Record<Location, ReturnType<typeof membersAt>>>;
  /** True if members with the same name have different types. */
  readonly areOfTypes: (members: readonly SharedMember[]) => boolean;
  readonly completeRef: string;
  /** Returns the `$ref` of the condition that the request selects exactly one of the modules with the member. */
  readonly soleRef: (location: Location, member: string) => string;
}

/** Restricts the members that a module adds to responses, depending on whether the request selects it. */
export function moduleNarrowing(narrowing: Narrowing, module: Module): Condition {
  const parts = partsOf(module);
  const roles = [...new Set(parts.map(({ role }) => role))];
  return every(
    roles.map((role) =>
      roleNarrowing(
        narrowing,
        module,
        parts.filter((part) => part.role === role),
      ),
    ),
  );
}

function roleNarrowing(narrowing: Narrowing, module: Module, parts: readonly ResultPart[]): Condition {
  const { role } = parts[0]!;
  const caller = moduleCaller(narrowing.service, module, role);
  const asked = every(parts.map((part) => partNarrowing(narrowing, part, caller)));
  const others = parts.map(({ location, fields }) => {
    const own = fields.filter((field) => !isShared(narrowing, location, field));
    return lay(narrowing, location, own, caller, (_, top) => (top ? "forbidden" : undefined));
  });
  return choice(ofRequest(asksFor(module, role)), asked, every(others));
}

function partNarrowing(narrowing: Narrowing, part: ResultPart, caller: Caller): Condition {
  const { location, fields } = part;
  const [shared, own] = [
    fields.filter((field) => isShared(narrowing, location, field)),
    fields.filter((field) => !isShared(narrowing, location, field)),
  ];
  return every([
    insideNarrowing(narrowing, location, own, caller, true),
    whereComplete(narrowing, requiring(narrowing, location, fields, caller)),
    ...shared.map((field) => aloneNarrowing(narrowing, part, field, caller)),
  ]);
}

/** Requires fields under the conditions under which they are present. */
function requiring(
  narrowing: Narrowing,
  location: Location,
  fields: readonly ResultField[],
  caller: Caller,
): Condition {
  const groups = groupsOf(fields, caller);
  return every(
    groups.conditions.map(([key, condition]) => {
      const marking: Marking = (field, top) => (top && groups.keys.get(field) === key ? "required" : undefined);
      return choice(ofRequest(condition), lay(narrowing, location, fields, caller, marking), true);
    }),
  );
}

function whereComplete({ completeRef }: Narrowing, required: Condition): Condition {
  return required === true ? true : choice({ $ref: completeRef }, required, true);
}

/** Requires or forbids the conditional members inside the fields and, if `top` is true, the fields themselves. */
function insideNarrowing(
  narrowing: Narrowing,
  location: Location,
  fields: readonly ResultField[],
  caller: Caller,
  top: boolean,
): Condition {
  const groups = groupsOf(
    fields.flatMap((field) => [field, ...fieldsWithin(caller.service, field.type)]),
    caller,
  );
  const conditional = groups.conditions.filter(([, condition]) => condition !== true);
  return every(
    conditional.map(([key, condition]) => {
      const marked = (mark: Mark, atTop: boolean): Condition =>
        lay(narrowing, location, fields, caller, (field, isTop) =>
          (atTop || !isTop) && groups.keys.get(field) === key ? mark : undefined,
        );
      return choice(ofRequest(condition), marked("required", false), marked("forbidden", top));
    }),
  );
}

/** Applies the module's type of a member if the request selects no other module with a member of this name. */
function aloneNarrowing(narrowing: Narrowing, part: ResultPart, field: ResultField, caller: Caller): Condition {
  const { service, dialect, members } = narrowing;
  const { location } = part;
  const all = members[location].get(field.name)!;
  const type = memberType(part.module, field, dialect);
  const alone = every([
    insideNarrowing(narrowing, location, [field], caller, false),
    narrowing.areOfTypes(all) ? memberAt(service, location, field.name, type) : true,
  ]);
  return all.length === 1 ? alone : choice({ $ref: narrowing.soleRef(location, field.name) }, alone, true);
}

/** Returns the condition that a request selects exactly one module, for each member that several modules have. */
export function soleConditions(service: QueryService): JsonObject {
  const locations = ["body", "results", "page"] as const;
  return jsonObject(
    locations.flatMap((location) =>
      [...membersAt(service, location)].flatMap(([name, all]) => {
        const askedFor = all.map(({ part }) => asksFor(part.module, part.role) as JsonObject);
        return all.length === 1
          ? []
          : [[soleName(location, name), within(["request"], { oneOf: askedFor }) as JsonObject] as const];
      }),
    ),
  );
}

export function soleName(location: Location, member: string): string {
  return `${location}.${outputName(member)}`;
}

/** Forbids a member that several modules have unless the request selects one of them. */
export function sharedNarrowing(narrowing: Narrowing, location: Location): Condition {
  const { service, members } = narrowing;
  const shared = [...members[location].values()].filter(
    (all) => all.length > 1 && !isOwn(service, location, all[0]!.field.name),
  );
  const rules = shared.map((all) => {
    const brought = all.map(({ part, field }) =>
      every([asksFor(part.module, part.role), comesWith(field, moduleCaller(service, part.module, part.role))]),
    );
    return choice(ofRequest(some(brought)), true, memberAt(service, location, all[0]!.field.name, false));
  });
  return every(rules);
}

/** Restricts the members that belong to no module by the parameters of the request. */
export function ownNarrowing(narrowing: Narrowing): Condition {
  const { service } = narrowing;
  const caller = requestCaller(service);
  const pages = service.answer?.pages;
  const ofKinds = pages?.kinds.flatMap((kind) => kind.fields.map((field) => ({ ...field, pages: [kind.name] }))) ?? [];
  const noPages = pages === undefined ? true : memberAt(service, "results", pages.member, false);
  return every([
    ownPart(narrowing, "body", ownFields(service, "body"), caller),
    ownPart(narrowing, "results", ownFields(service, "results"), caller),
    ownPart(narrowing, "page", ofKinds, caller),
    service.pages === undefined ? true : choice(ofRequest(pagesCondition(service, "some")), true, noPages),
  ]);
}

/** Restricts only conditional fields: the widest schema requires the others, except in failed requests. */
function ownPart(narrowing: Narrowing, location: Location, fields: readonly ResultField[], caller: Caller): Condition {
  const conditional = fields.filter(({ when, unless }) => when.length + unless.length > 0);
  return every([
    insideNarrowing(narrowing, location, fields, caller, true),
    requiring(narrowing, location, conditional, caller),
  ]);
}

function isShared({ service, members }: Narrowing, location: Location, { name }: ResultField): boolean {
  return isOwn(service, location, name) || (members[location].get(name)?.length ?? 0) > 1;
}

function isOwn(service: QueryService, location: Location, name: string): boolean {
  return ownFields(service, location).some((field) => field.name === name);
}

function ofRequest(condition: Condition): Condition {
  return within(["request"], condition);
}

function lay(
  { service, dialect }: Narrowing,
  location: Location,
  fields: readonly ResultField[],
  caller: Caller,
  marking: Marking,
): Condition {
  return overlay({ service, dialect, marking, ofKinds: caller.role === undefined }, location, fields);
}

function groupsOf(fields: readonly ResultField[], caller: Caller) {
  const all = fields
    .map((field) => ({ field, condition: comesWith(field, caller) }))
    .map((one) => ({ ...one, key: JSON.stringify(one.condition) }));
  return {
    keys: new Map(all.map(({ field, key }) => [field, key])),
    conditions: [...new Map(all.map(({ key, condition }) => [key, condition]))],
  };
}
