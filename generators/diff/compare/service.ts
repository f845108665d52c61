import { isUnknown } from "../../model/fact.ts";
import type { ErrorCode, OpenFact, ServiceHead, UrlVariable } from "../../model/service.ts";
import type { ValueSet } from "../../model/type.ts";
import { plainText, shared, sharedId } from "../change.ts";
import {
  type Properties,
  at,
  fact,
  factOr,
  ignored,
  lifecycle,
  node,
  optional,
  origin,
  removal,
  same,
  text,
} from "./node.ts";
import { keyed } from "./keyed.ts";
import { values } from "./types.ts";

const place = ignored<unknown>("A place.");

export const head: Properties<ServiceHead> = {
  id: ignored("Its name."),
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
    item: node<UrlVariable>({ name: ignored("Its name."), description: text, example: fact(text), place }),
  }),
  place,
};

export const openFacts = keyed<OpenFact>({
  kind: "fact",
  name: ({ name }) => name,
  added: "stated-fact-added",
  removed: "stated-fact-removed",
  item: node<OpenFact>({ name: ignored("Its name."), text: fact(text) }),
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
    code: ignored("Its name."),
    condition: at("condition", fact(text)),
    httpStatus: at("status", fact(same("error-status-changed"))),
    message: at("message", factOr("error-message-changed", "error-message-changed", same("error-message-changed"))),
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
    id: ignored("Its name."),
    title: text,
    documentName: text,
    description: text,
    from: same("source-names-changed"),
    values,
    missing: at(
      "missing values",
      optional("missing-values-changed", "missing-values-changed", same("missing-values-changed")),
    ),
    origin,
    place,
  }),
});

export const replacedError = factOr<string>("error-replaced", "error-replaced", same("error-replaced"));
