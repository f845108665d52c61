import { SetupError } from "../http/setup-error.js";
import type { Handlers } from "./handlers.js";
import type { ResourceTable } from "./table.js";

/** Throws unless each of the service's operations has one handler, and there are no others. */
export function checkHandlers({ resources }: ResourceTable, handlers: Handlers): void {
  const wanted = Object.entries(resources).flatMap(([collection, { operations }]) => namesIn(collection, operations));
  const given = Object.entries(handlers).flatMap(([collection, own]) => namesIn(collection, own));
  const missing = wanted.filter((name) => !given.includes(name));
  const unknown = given.filter((name) => !wanted.includes(name));
  if (missing.length > 0) {
    throw new SetupError(
      `These operations have no handler: ${missing.join(", ")}; to write stubs, run “npx kiln scaffold server”.`,
    );
  }
  if (unknown.length === 0) return;
  throw new SetupError(
    `These handlers belong to no operation of the spec: ${unknown.join(", ")}; remove them, or give them the names of operations.`,
  );
}

function namesIn(collection: string, own: object): readonly string[] {
  return Object.keys(own).map((name) => `${collection}.${name}`);
}
