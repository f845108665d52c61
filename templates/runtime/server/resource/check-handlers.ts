import type { Handlers } from "./handlers.js";
import type { ResourceTable } from "./table.js";

/** Refuses handlers that are not those of the service's operations: one each, and no other. */
export function checkHandlers({ resources }: ResourceTable, handlers: Handlers): void {
  const wanted = Object.entries(resources).flatMap(([collection, { operations }]) => namesIn(collection, operations));
  const given = Object.entries(handlers).flatMap(([collection, own]) => namesIn(collection, own));
  const missing = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  if (missing.length > 0) throw new TypeError(`These operations have no handler: ${missing.join(", ")}.`);
  if (unknown.length === 0) return;
  throw new TypeError(
    `These handlers have no operation in the spec: ${unknown.join(", ")}. Remove them, or give them the names of operations.`,
  );
}

function namesIn(collection: string, own: object): readonly string[] {
  return Object.keys(own).map((name) => `${collection}.${name}`);
}
