import {
  type AccessScope,
  type Authentication,
  type ErrorBody,
  type KeyKind,
  type KeyTransport,
  type RequestErrors,
  type ResourceService,
  type TenantParameter,
  requestFaults,
} from "../../model/resource.ts";
import { plainText } from "../plain.ts";
import { step, type Site, difference, type Comparison, type Found } from "../change.ts";
import { replacedError, errors, head, openFacts, valueSets } from "./service.ts";
import { fact, factOr, origin } from "./fact.ts";
import { keyed } from "./keyed.ts";
import { at, going, node } from "./node.ts";
import { resources, unknownFields } from "./resources.ts";
import { ignored, members, optional, same, text } from "./same.ts";
import { shapes, withOtherShapes } from "./shapes.ts";

const place = ignored<unknown>("A place.");
const name = ignored<unknown>("Its name.");

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
    kind: ignored("The kinds are the same."),
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
    errorDetails: going(
      "answer",
      at("error details", factOr("error-form-changed", "error-form-changed", same("error-form-changed"))),
    ),
    errors: going("answer", errors),
    resources,
    shapes,
    valueSets,
    facts: openFacts,
  }),
);
