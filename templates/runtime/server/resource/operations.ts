import type { AnyHandler, Handlers } from "./handlers.js";
import type { ResourceTable, TableOperation } from "./table.js";

/** An operation of the table. */
export interface Operation extends TableOperation {
  readonly collection: string;
  /** The name including its collection, such as `pagingGroups.list`. */
  readonly name: string;
  /** The name in its collection, such as `list`. */
  readonly shortName: string;
  readonly object: string | undefined;
}

/** An operation with the functions that do its work. */
export interface HandledOperation extends Operation {
  readonly handle: AnyHandler;
  /** The operation that reads the object that this operation changes. */
  readonly readCurrent: HandledOperation | undefined;
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

export function withHandlers(operations: readonly Operation[], handlers: Handlers): readonly HandledOperation[] {
  const handled = (operation: Operation): HandledOperation => {
    const { collection, shortName, current } = operation;
    const handle = handlers[collection]?.[shortName];
    if (handle === undefined) throw new TypeError(`The operation ${operation.name} has no handler.`);
    const reader =
      current === undefined ? undefined : operations.find((one) => one.name === `${collection}.${current}`);
    return { ...operation, handle, readCurrent: reader && handled(reader) };
  };
  return operations.map(handled);
}

/** Returns true if the method only reads and has no body. */
export function isReading({ method, body, mediaTypes }: Operation): boolean {
  return (
    method === "GET" || method === "HEAD" || (method === "OPTIONS" && body === undefined && mediaTypes === undefined)
  );
}
