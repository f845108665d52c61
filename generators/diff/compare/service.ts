import { isUnknown } from "../../model/fact.ts";
import type { ErrorCode, OpenFact, ServiceHead, UrlVariable } from "../../model/service.ts";
import type { ValueSet } from "../../model/type.ts";
import { type Found, type Site, difference, plainText, shared, sharedId } from "../change.ts";
import {
  type Properties,
  at,
  fact,
  factOr,
  flag,
  going,
  lifecycle,
  members,
  name,
  node,
  origin,
  place,
  removal,
  same,
  sameFact,
  sameOptional,
  text,
  within,
} from "./node.ts";
import { keyed } from "./keyed.ts";
import { factualType, values } from "./types.ts";
import type { Field, FieldDefault, FieldErrors, Form } from "../../model/resource.ts";

export const head: Properties<ServiceHead> = {
  id: name,
  title: text,
  summary: text,
  description: text,
  version: at("version", fact(same("version-changed"))),
  baseUrl: at("address", fact(same("base-url-changed"))),
  baseUrlVariables: keyed<UrlVariable>({
    kind: "variable",
    name: ({ name }) => name,
    added: "base-url-changed",
    removed: "base-url-changed",
    item: node<UrlVariable>({ name, description: text, example: fact(text), place }),
  }),
  place,
};

export const openFacts = keyed<OpenFact>({
  kind: "fact",
  name: ({ name }) => name,
  added: "stated-fact-added",
  removed: "stated-fact-removed",
  item: node<OpenFact>({ name, text: fact(text) }),
});

/** Returns whether two codes represent the same error. If the condition is unknown, they do not. */
function isSameError(before: ErrorCode, after: ErrorCode): boolean {
  const circumstances = ({ condition, httpStatus }: ErrorCode): string => plainText([condition, httpStatus]);
  return !isUnknown(before.condition) && circumstances(before) === circumstances(after);
}

export const errors = keyed<ErrorCode>({
  kind: "error",
  name: ({ code }) => code,
  added: "error-added",
  removed: removal("error-removed"),
  renamed: "error-renamed",
  agrees: isSameError,
  item: node<ErrorCode>({
    code: name,
    condition: at("condition", fact(text)),
    httpStatus: at("status", fact(same("error-status-changed"))),
    message: at("message", sameFact("error-message-changed")),
    place,
    ...lifecycle,
  }),
});

/** Compares value sets. Their directions are those of the parameters and fields that use them. */
export const valueSets = keyed<ValueSet>({
  kind: "value set",
  name: ({ id }) => id,
  added: "value-set-added",
  removed: "value-set-removed",
  enter: (site, { id }) => {
    const set = sharedId(site, "value-set", id);
    return shared({ ...site, direction: { of: set } }, set);
  },
  item: node<ValueSet>({
    id: name,
    title: text,
    documentName: text,
    description: text,
    from: same("source-names-changed"),
    values,
    missing: at("missing values", sameOptional("missing-values-changed")),
    origin,
    place,
  }),
});

export const replacedError = sameFact("error-replaced");

/**
 * Compares the use in requests and the use in responses separately, because one may be added while the other is
 * removed.
 */
function use(site: Site, before: Field["use"], after: Field["use"]): readonly Found[] {
  return [
    ...flag("request-use-added", "request-use-removed")(site, before !== "response", after !== "response"),
    ...flag("response-use-added", "response-use-removed")(site, before !== "request", after !== "request"),
  ];
}

export const field = node<Field>({
  name,
  aliases: members("alias-added", "alias-removed"),
  type: factualType,
  default: going(
    "request",
    at("default", factOr<FieldDefault>("default-added", "default-removed", same("default-changed"))),
  ),
  use,
  secret: at("secret", factOr("secret-added", "secret-removed", flag("secret-added", "secret-removed"))),
  nullable: at("null", factOr("null-allowed", "null-refused", flag("null-allowed", "null-refused"))),
  replaced: same("replacement-changed"),
  empty: at("empty text", factOr("empty-refused", "empty-allowed", same("empty-refused"))),
  errors: going(
    "answer",
    at("errors", node<FieldErrors>({ missing: at("missing", replacedError), invalid: at("invalid", replacedError) })),
  ),
  description: factOr("text-changed", "text-changed", text),
  origin,
  place,
  ...lifecycle,
});

export function form(site: Site, before: Form | undefined, after: Form | undefined): readonly Found[] {
  const inside = before === undefined || after === undefined ? site : within(site, before, after);
  const [old, now] = [before?.kind ?? "json", after?.kind ?? "json"];
  const ofKind = old === now ? [] : [difference("media-type-changed", inside, old, now)];
  const isForm = before !== undefined && after !== undefined;
  return [
    ...ofKind,
    ...(isForm ? at("style", same("wire-form-changed"))(inside, before.deepObject, after.deepObject) : []),
    ...ownFields("field")(inside, before?.fields ?? [], after?.fields ?? []),
    ...ownFields("file")(inside, before?.files ?? [], after?.files ?? []),
  ];
}

const ownFields = (kind: "field" | "file") =>
  keyed<Field>({
    kind,
    name: ({ name }) => name,
    added: "parameter-added",
    removed: removal("parameter-removed"),
    renamed: "parameter-renamed",
    item: field,
  });
