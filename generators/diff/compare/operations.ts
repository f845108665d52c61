import type { Poll, PollCall, PollParameter, PollResult, Written } from "../../model/poll.ts";
import type { ChangeId } from "../classes.ts";
import { type Comparison, type Found, type Site, difference, step } from "../change.ts";
import { keyed } from "./keyed.ts";
import {
  type Renaming,
  at,
  fact,
  factOr,
  flag,
  going,
  kind,
  lifecycle,
  members,
  name,
  node,
  optional,
  origin,
  place,
  removal,
  same,
  sameOptional,
  text,
  within,
} from "./node.ts";
import type {
  Access,
  BodyOf,
  ErrorResponse,
  FieldDefault,
  MediaResult,
  Operation,
  OperationError,
  OtherBody,
  PathParameter,
  QueryParameter,
  RequestBody,
  RequestHeader,
  Response,
  ResponseHeader,
} from "../../model/resource.ts";
import { onlyResponse } from "../../model/operations.ts";
import { factualBound } from "./strictness.ts";
import { form } from "./service.ts";
import { withDefault, withMoved, withPathNames } from "./parameters.ts";
import { fieldRules } from "./rules.ts";
import { factualType } from "./types.ts";

const writtenText = (id: ChangeId): Comparison<Written> => node<Written>({ text: same(id), place });
const texts: Comparison<readonly Written[]> = (site, before, after) =>
  members("poll-changed", "poll-changed")(site, before.map(textOf), after.map(textOf));

/** Compares polling and its result. The order of parameters and values is irrelevant. */
const poll = node<Poll>({
  status: callWith("poll-changed"),
  state: writtenText("poll-changed"),
  done: at("done", texts),
  failed: at("failed", texts),
  result: optional("poll-result-changed", "poll-result-changed", pollResult),
  place,
});

function pollResult(...[site, before, after]: Parameters<Comparison<PollResult>>): ReturnType<Comparison<PollResult>> {
  if (before.kind !== "operation" || after.kind !== "operation")
    return same<PollResult>("poll-result-changed")(site, before, after);
  return callWith("poll-result-changed")(site, before.call, after.call);
}

function callWith(id: ChangeId): Comparison<PollCall> {
  return node<PollCall>({ operation: writtenText(id), parameters: parametersWith(id), place });
}

function parametersWith(id: ChangeId): Comparison<readonly PollParameter[]> {
  return keyed<PollParameter>({
    kind: "parameter",
    name: (parameter) => parameter.name,
    added: id,
    removed: id,
    item: node<PollParameter>({ name, field: writtenText(id), place }),
  });
}

function textOf({ text: value }: Written): string {
  return value;
}

const required = flag("parameter-became-required", "parameter-became-optional");
const parameterAdded = (one: { readonly required: boolean }) =>
  one.required ? "required-parameter-added" : "parameter-added";

/** Values in paths, query strings and header fields are strings on the wire. */
function asText<Value>(compare: Comparison<Value>): Comparison<Value> {
  return (site, before, after) => compare({ ...site, isText: true }, before, after);
}

const pathParameters = keyed<PathParameter>({
  kind: "path parameter",
  name: (parameter) => parameter.name,
  added: "path-parameter-added",
  removed: "path-parameter-removed",
  item: node<PathParameter>({
    name,
    type: asText(factualType),
    description: text,
    isId: same("operation-symbol-changed"),
    place,
  }),
});

const queryList = keyed<QueryParameter>({
  kind: "parameter",
  name: (parameter) => parameter.name,
  added: parameterAdded,
  removed: removal("parameter-removed"),
  renamed: ({ aliases }, before) =>
    aliases.includes(before.name) ? "parameter-renamed-with-alias" : "parameter-renamed",
  reordered: "parameter-order-changed",
  item: withDefault(
    node<QueryParameter>({
      name,
      aliases: members("alias-added", "alias-removed"),
      type: asText(factualType),
      required,
      default: going(
        "both",
        at("default", factOr<FieldDefault>("default-added", "default-removed", same("default-changed"))),
      ),
      role: at("role", sameOptional("list-role-changed")),
      separator: at("style", same("wire-form-changed")),
      deepObject: at("style", same("wire-form-changed")),
      description: text,
      place,
      ...lifecycle,
    }),
  ),
});

/** Compares query parameters. If a field was renamed, so was its filter. */
const query: Comparison<readonly QueryParameter[]> & Renaming = Object.assign(
  (...[site, before, after]: Parameters<Comparison<readonly QueryParameter[]>>) =>
    queryList(
      site,
      before,
      after.map((one) => withFormerField(site, one)),
    ),
  { renames: queryList.renames!, added: queryList.added },
);

function withFormerField({ renames }: Site, parameter: QueryParameter): QueryParameter {
  const former =
    parameter.role?.kind === "filter"
      ? [...renames].filter(([, name]) => name === parameter.name).map(([name]) => name)
      : [];
  return { ...parameter, was: [...parameter.was, ...former] };
}

const headers = keyed<RequestHeader>({
  kind: "header field",
  name: (header) => header.name,
  added: parameterAdded,
  removed: removal("parameter-removed"),
  renamed: "parameter-renamed",
  item: node<RequestHeader>({ name, type: asText(factualType), required, description: text, place, ...lifecycle }),
});

/** Compares bodies, which may be added, removed, changed or replaced by another kind. */
function body(site: Site, before: RequestBody | undefined, after: RequestBody | undefined): readonly Found[] {
  if (before === undefined) {
    if (after === undefined) return [];
    const isOptional = "optional" in after && after.optional;
    return [difference(isOptional ? "optional-body-added" : "body-added", site, undefined, after)];
  }
  if (after === undefined) return [difference("body-removed", site, before, undefined)];
  if (before.kind === "fields" && after.kind === "fields") return fieldsBody(site, before, after);
  if (before.kind === "own" && after.kind === "own") return ownBody(within(site, before, after), before, after);
  if (before.kind === "media" && after.kind === "media") return mediaBody(within(site, before, after), before, after);
  return before.kind === after.kind ? [] : [difference("body-changed", site, before.kind, after.kind)];
}

const fieldsBody = node<BodyOf<"fields">>({
  kind,
  fields: members("body-field-added", "body-field-removed"),
  required: members("parameter-became-required", "parameter-became-optional"),
  form,
});

const mediaTypes = members("media-type-added", "media-type-removed", "media type");

const otherBodies = keyed<OtherBody>({
  kind: "media type",
  name: ({ mediaType }) => mediaType,
  added: "media-type-added",
  removed: "media-type-removed",
  item: node<OtherBody>({ mediaType: name, type: factualType, place }),
});

const jsonMediaTypes = {
  mediaType: same<string | undefined>("media-type-changed"),
  otherMediaTypes: mediaTypes,
  otherBodies,
};

const ownBody = node<BodyOf<"own">>({
  kind,
  type: factualType,
  ...jsonMediaTypes,
  optional: flag("body-became-optional", "body-became-required"),
  place,
});

const mediaBody = node<BodyOf<"media">>({
  kind,
  mediaTypes,
  maxBytes: factualBound("max-bytes"),
  optional: flag("body-became-optional", "body-became-required"),
  place,
});

const mediaResponse = node<MediaResult>({ mediaTypes, place });

const responseHeaders = keyed<ResponseHeader>({
  kind: "header field",
  name: (header) => header.name,
  added: ({ optional }) => (optional ? "member-added" : "header-added"),
  removed: removal(({ optional }) => (optional ? "optional-member-removed" : "header-removed")),
  renamed: "header-renamed",
  item: node<ResponseHeader>({
    name,
    type: factualType,
    optional: flag("member-became-optional", "member-became-required"),
    description: text,
    place,
    ...lifecycle,
  }),
});

const response = node<Response>({
  httpStatus: at("status", fact(same("success-status-changed"))),
  description: text,
  body: at("body", optional("response-body-added", "response-body-removed", factualType)),
  media: at("body", optional("response-body-added", "response-body-removed", mediaResponse)),
  ...jsonMediaTypes,
  poll: at("poll", optional("poll-added", "poll-removed", poll)),
  headers: responseHeaders,
  place,
});

const severalResponses = keyed<Response>({
  kind: "response",
  name: ({ httpStatus }) => String(httpStatus.value ?? "unknown"),
  added: "success-added",
  removed: "success-removed",
  item: response,
});

/**
 * Compares single responses directly, and several responses by status. If there are several, a result includes the
 * status.
 */
function responses(site: Site, before: readonly Response[], after: readonly Response[]): readonly Found[] {
  const [old, now] = [onlyResponse({ responses: before }), onlyResponse({ responses: after })];
  if (old !== undefined && now !== undefined) return at("response", response)(site, old, now);
  const found = severalResponses(site, before, after);
  if (old === undefined && now === undefined) return found;
  return [difference("result-form-changed", step(site, "response"), before.length, after.length), ...found];
}

/** Compares the callers of an operation. It has fewer callers if a kind of key is removed or a key becomes required. */
function access(site: Site, before: Access, after: Access): readonly Found[] {
  if (before.kind === "keys" && after.kind === "keys") {
    return [
      ...members("access-relaxed", "access-tightened")(site, before.keys, after.keys),
      ...members("access-tightened", "access-relaxed")(site, before.scopes, after.scopes),
    ];
  }
  if (before.kind === after.kind) return [];
  return [difference(after.kind === "keys" ? "access-tightened" : "access-relaxed", site, before, after)];
}

const tenant: Comparison<Operation["tenant"]> = (site, before, after) => {
  if (before === after) return [];
  const [old, now] = [before, after].map((one) => (one === "none" ? undefined : one));
  return [difference(tenantChange(before, after), site, old, now)];
};

function tenantChange(before: Operation["tenant"], after: Operation["tenant"]): ChangeId {
  if (after === "none") return "parameter-removed";
  if (after === "required") return "tenant-became-required";
  return before === "none" ? "parameter-added" : "tenant-became-optional";
}

const errors = keyed<OperationError>({
  kind: "error",
  name: ({ code }) => code,
  added: "error-added",
  removed: "error-removed",
  item: node<OperationError>({ code: name, origin }),
});

const errorResponses = keyed<ErrorResponse>({
  kind: "error response",
  name: ({ status }) => status,
  added: "error-added",
  removed: "error-removed",
  item: node<ErrorResponse>({
    status: name,
    description: text,
    body: at("body", optional("response-body-added", "response-body-removed", factualType)),
    media: at("body", optional("response-body-added", "response-body-removed", mediaResponse)),
    ...jsonMediaTypes,
    headers: responseHeaders,
    place,
  }),
});

export const operations = keyed<Operation>({
  kind: "operation",
  name: (operation) => operation.name,
  added: "operation-added",
  removed: removal("operation-removed"),
  renamed: "operation-renamed",
  item: going(
    "request",
    withPathNames(
      withMoved(
        node<Operation>({
          name,
          operationId: same("operation-symbol-changed"),
          documentName: sameOptional("operation-symbol-changed"),
          summary: text,
          description: text,
          method: same("http-method-changed"),
          path: same("path-changed"),
          pathPlace: place,
          operationIdPlace: place,
          baseUrl: at("address", same("base-url-changed")),
          pathParameters,
          access: at("access", access),
          tenant: at("tenant", tenant),
          query,
          queryRules: fieldRules,
          headers,
          request: at("body", body),
          responses: going("answer", responses),
          errors: going("answer", errors),
          errorResponses: going("answer", errorResponses),
          examples: same("example-changed"),
          origin,
          place,
          ...lifecycle,
        }),
      ),
    ),
  ),
});
