import type { Condition, DefaultValue, Inclusion, Multiple, Parameter, ParameterValue } from "../../model/query.ts";
import { type Comparison, type Found, type Site, difference, plainText, shared, sharedId } from "../change.ts";
import { inheritedBound } from "./strictness.ts";
import {
  at,
  fact,
  factOr,
  flag,
  going,
  lifecycle,
  name,
  node,
  optional,
  origin,
  place,
  removal,
  same,
  sameOptional,
  text,
} from "./node.ts";
import { keyed, type Keyed } from "./keyed.ts";
import { syntax } from "./rules.ts";
import { type } from "./types.ts";

/** Compares the number of values of a parameter. It is `undefined` for a single value. */
const multiple = optional<Multiple>(
  "became-multiple",
  "became-single",
  node<Multiple>({
    lowLimit: inheritedBound("value-limit"),
    highLimit: inheritedBound("high-value-limit"),
    all: flag("all-values-added", "all-values-removed"),
    duplicates: flag("duplicates-allowed", "duplicates-refused"),
  }),
);

/** Compares defaults. If a parameter becomes multi-valued, its default becomes a list with the same value. */
function changedDefault(site: Site, before: DefaultValue, after: DefaultValue): readonly Found[] {
  return plainText([before].flat()) === plainText([after].flat()) ? [] : same("default-changed")(site, before, after);
}

interface Defaulted {
  readonly required: boolean;
  readonly default?: unknown;
}

/**
 * Compares the defaults of parameters that are required, or optional, both before and after. Otherwise, no request
 * relied on both defaults.
 */
export function withDefault<Item extends Defaulted>(compare: Comparison<Item>): Comparison<Item> {
  return (site, before, after) =>
    compare(site, before.required === after.required ? before : { ...before, default: after.default }, after);
}

/**
 * The identification of parameters of a query request. Those of a group belong to the group, wherever it is included.
 */
const parameterList: Keyed<Parameter> = {
  kind: "parameter",
  name: ({ name }) => name,
  added: ({ required }) => (required ? "required-parameter-added" : "parameter-added"),
  removed: removal("parameter-removed"),
  renamed: "parameter-renamed",
  enter: sharedByGroup,
  item: going(
    "request",
    withDefault(
      node<Parameter>({
        name,
        type,
        multiple,
        required: flag("parameter-became-required", "parameter-became-optional"),
        default: going("both", at("default", factOr<DefaultValue>("default-added", "default-removed", changedDefault))),
        sensitive: flag("secret-added", "secret-removed"),
        condition: at("condition", optional<Condition>("condition-added", "condition-lifted", condition)),
        syntax: at("syntax", optional("syntax-added", "syntax-removed", syntax)),
        template: at("template", sameOptional("template-changed")),
        description: text,
        origin,
        fromGroup: inclusion,
        place,
        ...lifecycle,
      }),
    ),
  ),
};

/** Compares parameters in the order of their checks, because the response is the first error. */
export const parameters = keyed<Parameter>({ ...parameterList, reordered: "parameter-order-changed" });

/** Compares the parameters of a group. Each list that includes the group has its own order. */
export const groupedParameters = keyed<Parameter>(parameterList);

/** Compares conditions as a whole, or by status if they are facts. */
function condition(site: Site, before: Condition, after: Condition): readonly Found[] {
  if (before.kind !== "applies-to" || after.kind !== "applies-to")
    return same("condition-changed")(site, before, after);
  return [...same("condition-changed")(site, before.subject, after.subject), ...when(site, before.when, after.when)];
}

const when = fact<ParameterValue>(same("condition-changed"));

function sharedByGroup(site: Site, { name, fromGroup }: Parameter): Site {
  const isInGroup = site.path.at(-2)?.kind === "parameter group";
  const group = isInGroup ? site.path.at(-2)?.name : fromGroup?.group;
  return group === undefined ? site : shared(site, sharedId(site, "parameter-group", group, name));
}

/** Ignores the place in the spec, which is not visible outside. */
function inclusion(site: Site, before: Inclusion | undefined, after: Inclusion | undefined): readonly Found[] {
  return before?.group === after?.group ? [] : [difference("source-names-changed", site, before?.group, after?.group)];
}
