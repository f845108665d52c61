import { unlessEmpty } from "../../codegen/json.ts";
import type { Place } from "../../model/place.ts";
import { type Fact, type Lifecycle, mapFact, noLifecycle } from "../../model/fact.ts";
import type {
  DeepObject,
  FieldDefault,
  ListRole,
  ListSeparator,
  Operation,
  PathParameter,
  QueryParameter,
  Resource,
  ResourceService,
  SharedScope,
} from "../../model/resource.ts";
import { sharedScope } from "../../model/queries.ts";
import type { Type } from "../../model/type.ts";

export interface OperationParameter extends Lifecycle {
  readonly in: "path" | "query";
  readonly name: string;
  readonly aliases: readonly string[];
  readonly type: Fact<Type>;
  readonly required: boolean;
  readonly default: Fact<FieldDefault> | undefined;
  /** The parameter's effect on the list that the operation returns. */
  readonly role: ListRole | undefined;
  /** The separator of a list in a single parameter. */
  readonly separator: ListSeparator | undefined;
  /** The encoding of an object or a list as several parameters. */
  readonly deepObject: DeepObject | undefined;
  readonly description: string | undefined;
  /** The error code if the parameter is required and missing. */
  readonly missing: Fact<string> | undefined;
  readonly place: Place;
}

/** Returns the parameters of an operation, with the tenant and the flag for shared objects, but without keys. */
export function parametersOf(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
): readonly OperationParameter[] {
  return [
    ...operation.pathParameters.map(pathParameter),
    ...tenantParameters(service, operation),
    ...sharedParameters(resource, operation),
    ...operation.query.map(ownParameter),
  ];
}

const plain = {
  aliases: [],
  default: undefined,
  role: undefined,
  separator: undefined,
  deepObject: undefined,
  missing: undefined,
  ...noLifecycle,
};

function pathParameter({ name, type, description, place }: PathParameter): OperationParameter {
  return { ...plain, in: "path", name, type, required: true, description, place };
}

function tenantParameters({ tenant }: ResourceService, operation: Operation): readonly OperationParameter[] {
  if (tenant === undefined || operation.tenant === "none") return [];
  const { name, description, missing, place } = tenant;
  return [
    {
      ...plain,
      in: "query",
      name,
      type: documented(tenant, anyText),
      required: operation.tenant === "required",
      description,
      missing,
      place,
    },
  ];
}

/** Returns `undefined` if all objects of the operation are of one kind, so that there is no choice without a tenant. */
export function sharedFlag(resource: Resource, { tenant }: Operation): SharedScope | undefined {
  return tenant === "none" ? undefined : sharedScope(resource);
}

function sharedParameters(resource: Resource, operation: Operation): readonly OperationParameter[] {
  const flag = sharedFlag(resource, operation);
  if (flag === undefined) return [];
  const type: Type = {
    kind: "enum",
    values: {
      kind: "inline",
      values: [
        { value: flag.value, description: undefined, ...noLifecycle, addedBy: undefined, place: resource.place },
      ],
    },
    closed: undefined,
  };
  const description = "Requests the objects that all tenants share.";
  return [
    {
      ...plain,
      in: "query",
      name: flag.flag,
      type: mapFact(resource.scope, () => type),
      required: false,
      description,
      place: resource.scope.place,
    },
  ];
}

function ownParameter(parameter: QueryParameter): OperationParameter {
  return { ...parameter, in: "query", missing: undefined };
}

/** Returns the separators of lists in a single query parameter, by each name of the parameter. */
export function separatorsOf({ query }: Operation): Readonly<Record<string, string>> | undefined {
  return unlessEmpty(
    Object.fromEntries(
      query.flatMap(({ name, aliases, separator }) =>
        separator === undefined ? [] : [name, ...aliases].map((one) => [one, separator] as const),
      ),
    ),
  );
}

const anyText: Type = {
  kind: "string",
  minLength: undefined,
  maxLength: undefined,
  pattern: undefined,
  format: undefined,
};

function documented(of: { readonly place: Resource["place"] }, value: Type): Fact<Type> {
  return { status: "documented", value, place: of.place };
}
