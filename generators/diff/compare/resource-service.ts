import {
  type AccessScope,
  type Authentication,
  type DestinationSlot,
  type Destinations,
  type ErrorBody,
  type Field,
  type Identity,
  type KeyKind,
  type KeyTransport,
  type RequestErrors,
  type Requirement,
  type Resource,
  type ResourceService,
  type Rule,
  type Scope,
  type State,
  type StateMachine,
  type TenantParameter,
  type Transition,
  requestFaults,
} from "../../model/resource.ts";
import {
  at,
  fact,
  factOr,
  flag,
  going,
  ignored,
  kind,
  lifecycle,
  members,
  name,
  node,
  optional,
  origin,
  place,
  removal,
  renamed,
  same,
  sameFact,
  text,
} from "./node.ts";
import { keyed } from "./keyed.ts";
import type { Fact } from "../../model/fact.ts";
import { type Comparison, type Found, type Site, difference, plainText, sharedId, step } from "../change.ts";
import { factualBound } from "./strictness.ts";
import { errors, field, head, openFacts, replacedError, valueSets } from "./service.ts";
import { operations } from "./operations.ts";
import { pattern } from "./types.ts";
import { withPaths } from "./parameters.ts";
import { fieldRules } from "./rules.ts";
import { shapes, withOtherShapes } from "./shapes.ts";

const stateList = keyed<State>({
  kind: "state",
  name: ({ name }) => name,
  added: "state-added",
  removed: "state-removed",
  item: node<State>({
    name,
    title: text,
    description: text,
    refines: same("state-changed"),
    when: same("state-changed"),
    origin,
    place,
  }),
});

/** Compares transitions. They have no names, so their states and triggers identify them. */
const transitions = keyed<Transition>({
  kind: "transition",
  name: ({ from, to, trigger }) =>
    `${from.state} → ${to.state} by ${trigger.kind === "operation" ? trigger.operation : trigger.event}`,
  added: "transition-added",
  removed: "transition-removed",
  item: node<Transition>({
    from: ignored("In its name."),
    to: ignored("In its name."),
    trigger: same("transition-changed"),
    condition: same("transition-changed"),
    effects: same("transition-changed"),
    origin,
    place,
  }),
});

const states = node<StateMachine>({
  subject: text,
  initial: same("state-changed"),
  states: stateList,
  transitions,
  place,
});

type Treatment = "ignored" | "refused";

/** Compares the handling of unknown fields. By default, they are ignored. */
const unknownFields: Comparison<Fact<Treatment> | undefined> = (site, before, after) => {
  if (before !== undefined && after !== undefined) return treated(site, before, after);
  return (isRefused(before) || isRefused(after) ? refusalStated : ignoranceStated)(site, before, after);
};

function isRefused(claim: Fact<Treatment> | undefined): boolean {
  return claim?.value === "refused";
}

const treatment: Comparison<Treatment> = (site, before, after) =>
  before === after
    ? []
    : [difference(after === "ignored" ? "unknown-fields-ignored" : "unknown-fields-refused", site, before, after)];

const treated = fact(treatment);
const refusalStated = factOr("unknown-fields-refused", "unknown-fields-ignored", treatment);
const ignoranceStated = factOr("unknown-fields-changed", "unknown-fields-changed", treatment);

/** Compares the fields of requests. Fields of responses are compared as part of their shapes. */
const fields = keyed<Field>({
  kind: "field",
  name: (one) => one.name,
  added: ({ use }) => (use === "response" ? "member-added" : "parameter-added"),
  removed: removal(({ use }) => (use === "response" ? "member-removed" : "parameter-removed")),
  renamed: ({ use, aliases }, before) => {
    if (use === "response" && before.use === "response") return "member-renamed";
    return aliases.includes(before.name) ? "parameter-renamed-with-alias" : "parameter-renamed";
  },
  reordered: "parameter-order-changed",
  enter: (site, one) => ({ ...site, direction: directionOf(one) }),
  item: (site, before, after) =>
    field({ ...site, direction: directionOf(before.use === "response" ? after : before) }, before, after),
});

function directionOf({ use }: Field): Site["direction"] {
  return use === "response" ? { of: "shapes" } : "request";
}

/**
 * Compares requirements. A requirement that an old one implies rejects nothing new: `zip or phone`, if `zip` was
 * required.
 */
const requirements: Comparison<readonly Requirement[]> = (site, before, after) => {
  const isImplied = (one: Requirement): boolean =>
    before.some((old) => fieldsIn(old).every((name) => fieldsIn(one).includes(site.renames.get(name) ?? name)));
  const isKept = (one: Requirement): boolean => before.some((old) => plainText(old, renamed(site)) === plainText(one));
  return eachRequirement(
    site,
    before,
    after.filter((one) => isKept(one) || !isImplied(one)),
  );
};

function fieldsIn(requirement: Requirement): readonly string[] {
  return requirement.kind === "field" ? [requirement.field] : requirement.fields;
}

const eachRequirement = keyed<Requirement>({
  kind: "requirement",
  name: (requirement) => fieldsIn(requirement).join(" or "),
  added: "requirement-added",
  removed: "requirement-removed",
  item: same("requirement-added"),
});

const slots = keyed<DestinationSlot>({
  kind: "slot",
  name: (slot) => slot.name,
  added: "slot-added",
  removed: "slot-removed",
  item: node<DestinationSlot>({ name, aliases: members("alias-added", "alias-removed"), place }),
});

const destinations = node<Destinations>({
  objectField: same("destinations-changed"),
  slots,
  pattern: at("pattern", fact(pattern)),
  bareNumbers: at("bare numbers", fact(flag("bare-numbers-allowed", "bare-numbers-refused"))),
  bareNumberType: at("bare numbers", sameFact("bare-numbers-changed")),
  maxItems: factualBound("max-items"),
  maxLength: factualBound("max-length"),
  unknownSlots: at("unknown slots", unknownFields),
});

const identities = keyed<Identity>({
  kind: "identity",
  name: (identity) => identity.name,
  added: "identity-added",
  removed: "identity-removed",
  reordered: "identity-order-changed",
  item: node<Identity>({
    name,
    title: text,
    description: text,
    table: same("identity-changed"),
    column: same("identity-changed"),
    condition: same("identity-changed"),
    origin,
  }),
});

/** Compares rules in prose. They have no names, so a changed rule is a removed one and an added one. */
const statedRules: Comparison<readonly Rule[]> = (site, before, after) => {
  if (before.length !== after.length) return countedRules(site, before, after);
  return before.flatMap((rule, index) => statedRule(step(site, "rule", String(index + 1)), rule, after[index]!));
};

const statedRule = node<Rule>({ text: fact(text), error: same("error-replaced"), place });

function countedRules(site: Site, before: readonly Rule[], after: readonly Rule[]): readonly Found[] {
  const id = before.length < after.length ? "stated-rule-added" : "stated-rule-removed";
  return [
    difference(
      id,
      site,
      before.map((one) => one.text),
      after.map((one) => one.text),
    ),
  ];
}

/**
 * Compares the defaults of fields only if a create may omit them before and after, or must contain them before and
 * after.
 */
function withDefaults(compare: Comparison<Resource>): Comparison<Resource> {
  return (site, before, after) => {
    const isRequired = (name: string, { requiredOnCreate }: Resource): boolean =>
      requiredOnCreate.some((one) => one.kind === "field" && one.field === name);
    const fields = before.fields.map((one): Field => {
      const now = after.fields.find(({ name }) => name === one.name);
      const isComparable = now === undefined || isRequired(one.name, before) === isRequired(one.name, after);
      return isComparable ? one : { ...one, default: now.default };
    });
    return compare(site, { ...before, fields }, after);
  };
}

const elsewhere = ignored<unknown>("Compared with the path as a whole.");

const properties = node<Resource>({
  id: name,
  title: text,
  description: text,
  object: same("object-name-changed"),
  collection: same("collection-changed"),
  path: elsewhere,
  pathAliases: elsewhere,
  pathPlaces: place,
  table: same("source-names-changed"),
  idField: same("source-names-changed"),
  labelField: same("source-names-changed"),
  scope: at("scope", fact(same<Scope>("scope-changed"))),
  fields: going("request", fields),
  requiredOnCreate: going("request", requirements),
  destinations: going(
    "request",
    at("destinations", optional("destinations-changed", "destinations-changed", destinations)),
  ),
  shapes,
  operations,
  states: at("states", optional("state-added", "state-removed", states)),
  identities,
  rules: statedRules,
  fieldRules: going("request", fieldRules),
  facts: openFacts,
  origin,
  place,
  ...lifecycle,
});

const resources = keyed<Resource>({
  kind: "resource",
  name: ({ id }) => id,
  added: "resource-added",
  removed: removal("resource-removed"),
  renamed: "resource-renamed",
  enter: withShapes,
  item: withPaths(withOtherShapes(withDefaults(properties))),
});

/** Sets the owner of shapes: the resource or the service. */
function withShapes(site: Site, { id, shapes: known }: Resource): Site {
  const own = new Set(known.filter((shape) => !shape.shared).map((shape) => shape.name));
  const shape = (wanted: string): string =>
    own.has(wanted) ? sharedId(site, id, "shape", wanted) : sharedId(site, "shape", wanted);
  return { ...site, resolve: { ...site.resolve, shape } };
}

const transports = keyed<KeyTransport>({
  kind: "key transport",
  name: ({ kind }) => kind,
  added: "key-transport-added",
  removed: "key-transport-removed",
  item: (site, before, after) => {
    if ("name" in before && "name" in after)
      return fact(same<string>("key-name-changed"))(site, before.name, after.name);
    return same("token-source-changed")(site, before, after);
  },
});

const keyKinds = keyed<KeyKind>({
  kind: "key kind",
  name: ({ id }) => id,
  added: "key-kind-added",
  removed: "key-kind-removed",
  item: node<KeyKind>({
    id: name,
    title: fact(text),
    scope: at("scope", fact(same("key-kind-changed"))),
    access: (site, before, after) =>
      before === after
        ? []
        : [difference(after === "full" ? "key-kind-widened" : "key-kind-narrowed", site, before, after)],
    in: placesOfKeys,
    description: text,
    origin,
    place,
  }),
});

/** Compares the places of keys of a kind. It is `undefined` if every place is allowed. */
function placesOfKeys(site: Site, before: KeyKind["in"], after: KeyKind["in"]): readonly Found[] {
  if (plainText(before?.toSorted()) === plainText(after?.toSorted())) return [];
  const isWider = after === undefined || before?.every((one) => after.includes(one)) === true;
  const isNarrower = before === undefined || after?.every((one) => before.includes(one)) === true;
  return [
    difference(
      isWider ? "key-kind-widened" : isNarrower ? "key-kind-narrowed" : "key-kind-changed",
      site,
      before,
      after,
    ),
  ];
}

const scopes = keyed<AccessScope>({
  kind: "scope",
  name: (scope) => scope.name,
  added: "scope-added",
  removed: "scope-removed",
  item: node<AccessScope>({ name, description: text, place }),
});

const tenant = node<TenantParameter>({
  name: same("tenant-parameter-changed"),
  description: text,
  missing: at("missing", replacedError),
  place,
});

const requestErrors: Comparison<RequestErrors> = (site, before, after) =>
  requestFaults.flatMap((fault) => replacedError(step(site, "fault", fault), before[fault], after[fault]));

export const resourceService = withOtherShapes(
  node<ResourceService>({
    ...head,
    kind,
    mediaType: same("media-type-changed"),
    authentication: at(
      "authentication",
      optional("access-tightened", "access-relaxed", node<Authentication>({ transports, keyKinds, scopes })),
    ),
    tenant: at("tenant", optional("tenant-became-required", "tenant-became-optional", tenant)),
    requestErrors: going("answer", requestErrors),
    timestamps: going(
      "request",
      at("times", factOr("time-forms-removed", "time-forms-added", members("time-forms-added", "time-forms-removed"))),
    ),
    unknownFields: going("request", at("unknown fields", unknownFields)),
    errorBody: going("answer", at("error body", fact(same<ErrorBody>("error-form-changed")))),
    errorDetails: going("answer", at("error details", sameFact("error-form-changed"))),
    errors: going("answer", errors),
    resources,
    shapes,
    valueSets,
    facts: openFacts,
  }),
);
