import {
  defaultRefusals,
  type Refusals,
  type ResourceTable,
  type Finding,
  type TableError,
  type TableOperation,
  type TableAnswer,
} from "./table.js";
import { unstated, weakest, type GroundText } from "../../http/server/ground.js";

/** A service in which every refusal has a code, a status and a message. */
export interface Service extends ResourceTable {
  readonly refusals: Refusals;
  readonly unknownFields?: "refuse" | "ignore" | undefined;
}

/** Adds default codes, and default errors for codes that the service does not define. */
export function withDefaults(table: ResourceTable): Service {
  const faults = Object.entries(defaultRefusals).map(([fault, [code, status, message]]) => {
    return { fault, code: table.refusals[fault as keyof Refusals] ?? code, error: unstatedError(status, message) };
  });
  const defaults = Object.fromEntries(faults.map(({ code, error }) => [code, error]));
  return {
    ...table,
    refusals: Object.fromEntries(faults.map(({ fault, code }) => [fault, code])) as unknown as Refusals,
    errors: { ...defaults, ...table.errors },
  };
}

/** Returns an error that the spec does not specify. */
export function unstatedError(status: number, message: string): TableError {
  return [status, message, { code: unstated, status: unstated, message: unstated }];
}

export function findingErrorGround(service: Service, { code, ground }: Finding): GroundText | undefined {
  return weakest(ground, codeGround(service, code));
}

export function codeGround({ errors }: Service, code: string): GroundText | undefined {
  return Object.hasOwn(errors, code) ? errors[code]?.[2]?.code : unstated;
}

/** An operation of the table. */
export interface Operation extends TableOperation {
  readonly collection: string;
  /** The name including its collection, such as `pagingGroups.list`. */
  readonly name: string;
  /** The name in its collection, such as `list`. */
  readonly shortName: string;
  readonly object: string | undefined;
}

export interface Found<O extends Operation> {
  readonly operation: O;
  readonly path: Readonly<Record<string, string>>;
}

export function operationsOf({ resources }: ResourceTable): readonly Operation[] {
  return Object.entries(resources).flatMap(([collection, { object, operations }]) =>
    Object.entries(operations).map(([shortName, operation]) => ({
      ...operation,
      collection,
      name: `${collection}.${shortName}`,
      shortName,
      object,
    })),
  );
}

/** Returns true if the method only reads and has no body. */
export function isReading({ method, body, mediaTypes }: Operation): boolean {
  return (
    method === "GET" || method === "HEAD" || (method === "OPTIONS" && body === undefined && mediaTypes === undefined)
  );
}

export function answersOf(operation: TableOperation): readonly [TableAnswer, ...TableAnswer[]] {
  return [operation, ...(operation.others ?? [])];
}

export function answerWith(operation: TableOperation, status: number): TableAnswer | undefined {
  return answersOf(operation).find((response) => response.status === status);
}

/** Returns the response that a handler selected, and its content. */
export function answerGiven(
  operation: TableOperation & { readonly name: string },
  given: unknown,
): readonly [TableAnswer, unknown] {
  if (operation.others === undefined) return [operation, given];
  const { status, data } = given as { readonly status: number; readonly data?: unknown };
  const response = answerWith(operation, status);
  if (response !== undefined) return [response, data];
  const known = answersOf(operation)
    .map((one) => one.status)
    .join(", ");
  throw new TypeError(`The handler of ${operation.name} returned the status ${status}: the operation has ${known}.`);
}
