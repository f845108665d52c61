import type { Module, QueryService } from "../../model/query.ts";
import type { ResultField } from "../../model/result.ts";
import { fieldsWithin } from "../../model/result-fields.ts";
import {
  membersAt,
  ownFields,
  partsOf,
  type Location,
  type ResultPart,
  type SharedMember,
} from "../../model/result-parts.ts";
import { memberType, type AnswerDialect } from "../shared/json-schema/result-schema.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { outputName } from "../../naming/declared-name.ts";
import { choice, every, some, within, type Condition } from "./conditions.ts";
import { memberAt, overlay, type Mark, type Marking } from "./overlay.ts";
import { asksFor, comesWith, moduleCaller, pagesCondition, requestCaller, type Caller } from "./request-tests.ts";

/*
 * What a request makes of an answer: schemas of `{ request, answer }`. Nothing here depends on a validator's code; each
 * condition on the request is an `if`, and what follows for the answer lies over the widest schema.
 */

export interface Narrowing {
  readonly service: QueryService;
  readonly dialect: AnswerDialect;
  /** All that modules add, by place and name. */
  readonly members: Readonly<Record<Location, ReturnType<typeof membersAt>>>;
  /** Whether members of one name are of several types. */
  readonly areOfTypes: (members: readonly SharedMember[]) => boolean;
  /** The `$ref` of what holds of an exchange that has to be complete. */
  readonly completeRef: string;
  /** The `$ref` of what holds where one alone of the modules is asked for that have the member. */
  readonly soleRef: (location: Location, member: string) => string;
}

/** What a request, by asking for the module or not, makes of what the module adds to answers. */
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

/** Which of the fields must be there. */
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

/** What is there, and what is not, inside the fields, and which of them are not there, where `top` says so. */
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

/** Where no other module that has a member of this name is asked for, the member is as this module has it. */
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

/**
 * For each member that several modules have, by its name in `soleName`: the request asks for one of them, and for no
 * other.
 */
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

/** Members that several modules have are there only where one of those brings them. */
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

/**
 * What the request's own parameters make of what no module adds. Pages are there only where a request is about pages.
 */
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

/** A failed request is answered with these too; what always comes is required by the widest schema already. */
function ownPart(narrowing: Narrowing, location: Location, fields: readonly ResultField[], caller: Caller): Condition {
  const conditional = fields.filter(({ when, unless }) => when.length + unless.length > 0);
  return every([
    insideNarrowing(narrowing, location, fields, caller, true),
    requiring(narrowing, location, conditional, caller),
  ]);
}

/** Returns whether another part has a member of the same name in the same place. */
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

/** Fields by what they come with, as text. */
interface Groups {
  readonly keys: ReadonlyMap<ResultField, string>;
  /** What they come with, each once; `true` of a field that always comes. */
  readonly conditions: readonly (readonly [key: string, condition: Condition])[];
}

function groupsOf(fields: readonly ResultField[], caller: Caller): Groups {
  const all = fields
    .map((field) => ({ field, condition: comesWith(field, caller) }))
    .map((one) => ({ ...one, key: JSON.stringify(one.condition) }));
  return {
    keys: new Map(all.map(({ field, key }) => [field, key])),
    conditions: [...new Map(all.map(({ key, condition }) => [key, condition]))],
  };
}
