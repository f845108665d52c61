/** @typedef {import("./types.js").Service} Service @typedef {import("./types.js").Handlers} Handlers */

/** Refuses handlers that are not those of the service's operations: one each, and no other. @param {Service} service @param {Handlers} handlers */
export function checkHandlers({ resources }, handlers) {
  const wanted = Object.entries(resources).flatMap(([collection, { operations }]) => Object.keys(operations).map((name) => `${collection}.${name}`));
  const given = Object.entries(handlers).flatMap(([collection, own]) => Object.keys(own).map((name) => `${collection}.${name}`));
  const missing = wanted.filter((name) => !given.includes(name));
  const gone = given.filter((name) => !wanted.includes(name));
  if (missing.length > 0) throw new TypeError(`These operations have no handler: ${missing.join(", ")}.`);
  if (gone.length > 0) throw new TypeError(`These handlers have no operation in the spec: ${gone.join(", ")}. Remove them, or give them the names of operations.`);
}
