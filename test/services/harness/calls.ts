import type { InputField } from "../../../generators/emit/shared/resource-fields.ts";
import { distinguishingStatus, keysOf } from "../../../generators/model/operations.ts";
import type { ResourceService, Response, ResponseHeader } from "../../../generators/model/resource.ts";
import { camelCase, collectionName } from "../../../generators/naming/type-names.ts";
import { givenResponse } from "./given-response.ts";
import { withItsStatus } from "./handler-response.ts";
import {
  inputsOf,
  preferred,
  scopesOf,
  sharedFlag,
  valuesOf,
  type CallScope,
  type Inputs,
  type Values,
} from "./inputs.ts";
import { withinRules } from "./keep-rules.ts";
import { mediaSample } from "./program/media.ts";
import { headerText, sampleOf } from "./sample.ts";
import { breachesOf, isBasic, variantsOf, type Breach, type Variant } from "./variants.ts";

/** A call of one operation, independent of the caller. Names are those of the request. */
export interface Call {
  /** The title, such as `listRooms, with the query parameter “open”`. */
  readonly title: string;
  readonly operationId: string;
  /** The client's names of the operation group and of the operation. */
  readonly collection: string;
  readonly name: string;
  /** The kind of key used for the call. */
  readonly key: string | undefined;
  readonly ids: Values;
  readonly query: Values;
  readonly headers: Values;
  /** True if the operation takes a body. An optional body may be undefined. */
  readonly takesBody: boolean;
  readonly body: unknown;
  /** Parameters that a client accepts as separate options. */
  readonly tenant: Values;
  readonly shared: Values;
  /** True if the call uses an alias for which the client has no name. */
  readonly isAliased: boolean;
  /**
   * The request that the handler must receive: the same values, under the preferred names, with the defaults of the
   * spec.
   */
  readonly expected: { readonly parameters: Values; readonly headers: Values | undefined; readonly body: unknown };
  readonly defaults: { readonly query: Values; readonly body: Values };
  readonly content: unknown;
  readonly answer: unknown;
  readonly given: unknown;
  readonly answerHeaders: Values;
  /** Undefined if the spec does not specify it. */
  readonly status: number | undefined;
}

/** A call that violates a rule, and the error code for it in the spec. */
export interface RefusedCall extends Call {
  readonly code: string;
}

/** Extent of the calls: all of them, or only those with the required values and with all values. */
export type Extent = "each" | "basic";

export const tenant = "T 1";

/** Returns calls of every operation: with required values, with each optional value, and with all values. */
export function callsOf(service: ResourceService, extent: Extent = "each"): readonly Call[] {
  const made = known[extent].get(service) ?? makeCalls(service, extent);
  known[extent].set(service, made);
  return made;
}

const known: Readonly<Record<Extent, WeakMap<ResourceService, readonly Call[]>>> = {
  each: new WeakMap(),
  basic: new WeakMap(),
};

function makeCalls(service: ResourceService, extent: Extent): readonly Call[] {
  return scopesOf(service).flatMap((scope) => {
    const variants = variantsOf(scope).filter((variant) => extent === "each" || isBasic(variant));
    return scope.operation.responses.flatMap((response) =>
      variants.map((variant, index) => callOf({ ...scope, response }, variant, index % 2 === 1)),
    );
  });
}

export function clientCallsOf(service: ResourceService, extent: Extent = "each"): readonly Call[] {
  return callsOf(service, extent).filter(({ isAliased }) => !isAliased);
}

/** Returns, for each operation and each rule between its fields, a call that violates only this rule. */
export function refusedCallsOf(service: ResourceService): readonly RefusedCall[] {
  return scopesOf(service).flatMap((scope) =>
    breachesOf(scope).map((breach: Breach) => ({
      ...callOf({ ...scope, response: scope.operation.responses[0]! }, breach, false),
      code: breach.code,
    })),
  );
}

interface AnsweredScope extends CallScope {
  readonly response: Response;
}

function callOf(scope: AnsweredScope, variant: Variant, least: boolean): Call {
  const { service, resource, operation, response } = scope;
  const status = distinguishingStatus(operation, response);
  const inputs = inputsOf(scope);
  const tenants = inputs.takesTenant ? { [service.tenant!.name]: tenant } : {};
  const flag = sharedFlag(scope);
  const shared = variant.shared === true && flag !== undefined ? { [flag.flag]: flag.value } : {};
  const query = withinRules(inputs.query, variant.query, variant);
  const headers = withinRules(inputs.headers, variant.headers ?? {}, variant);
  const fields = inputs.body && withinRules(inputs.body, variant.body, variant);
  const ids = idsOf(inputs);
  const keys = keysOf(operation);
  const { body, media } = response;
  const content =
    media === undefined ? body && sampleOf(body, { service, resource, least }) : mediaSample(media.mediaTypes, least);
  const defaults = { query: defaultsOf(inputs.query.fields), body: defaultsOf(inputs.body?.fields ?? []) };
  return {
    title: `${operation.operationId}, ${variant.title}${status === undefined ? "" : `, answered with ${status}`}`,
    operationId: operation.operationId,
    collection: collectionName(resource),
    name: camelCase(operation.name),
    key: keys.find((kind) => !variant.shared || isGlobal(service, kind)) ?? keys[0],
    ids,
    query,
    headers,
    shared,
    takesBody: operation.request !== undefined,
    body: fields === undefined ? variant.own : { ...fields, ...variant.slots?.given },
    tenant: tenants,
    isAliased: variant.isAliased === true,
    expected: {
      parameters: { ...ids, ...tenants, ...shared, ...filledIn(defaults.query, preferred(query, inputs.query.fields)) },
      headers: operation.headers.length === 0 ? undefined : headers,
      body:
        fields === undefined
          ? variant.own
          : { ...filledIn(defaults.body, preferred(fields, inputs.body!.fields)), ...variant.slots?.read },
    },
    defaults,
    content,
    answer: withItsStatus(operation, response, content),
    given: withItsStatus(operation, response, givenResponse(resource, response, content)),
    answerHeaders: responseHeaders(scope, least),
    status: response.httpStatus.value,
  };
}

function defaultsOf(fields: readonly InputField[]): Values {
  return valuesOf(
    fields.filter((field) => field.default !== undefined),
    (field) => field.default,
  );
}

/** Fills in the defaults. Null counts as no value, so the default replaces it. */
function filledIn(defaults: Values, given: Values): Values {
  const taken = Object.entries(given).filter(([name, value]) => value !== null || !Object.hasOwn(defaults, name));
  return { ...defaults, ...Object.fromEntries(taken) };
}

/** Returns distinct ids for a path, so that swapped ids are detected. */
function idsOf({ path }: Inputs): Values {
  return valuesOf(path.fields, (field) => {
    const sample = path.sample(field);
    return typeof sample === "string" && isFree(field) ? `${field.names[0]} ${sample}` : sample;
  });
}

function isFree({ type }: InputField): boolean {
  const known = type.value;
  return (
    known === undefined ||
    (known.kind === "string" &&
      known.pattern === undefined &&
      known.format === undefined &&
      known.maxLength === undefined)
  );
}

function responseHeaders({ service, resource, response }: AnsweredScope, least: boolean): Values {
  const given = response.headers.filter(({ optional }) => !optional || !least);
  const sample = ({ type }: ResponseHeader): unknown =>
    sampleOf(type, { service, resource, least: false, text: headerText });
  return Object.fromEntries(given.map((header) => [header.name, sample(header)]));
}

function isGlobal({ authentication }: ResourceService, kind: string): boolean {
  return (
    authentication?.keyKinds.some(({ id, scope }) => id === kind && (scope.value ?? "tenant") === "global") ?? false
  );
}
