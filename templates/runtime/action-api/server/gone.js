/** @typedef {import("./types.js").Table} Table @typedef {import("./context.js").Handlers} Handlers */

/** Refuses handlers that nothing can ask for: a name is misspelt, or the module is gone from the spec. @param {Table} table @param {Handlers} handlers */
export function refuseGone(table, { modules = {}, generators = {} }) {
  const gone = [
    ...Object.keys(modules).filter((name) => !Object.hasOwn(table.modules, name)).map((name) => `modules.${name}`),
    ...Object.keys(generators).filter((name) => !table.generators.includes(name)).map((name) => `generators.${name}`),
  ];
  if (gone.length > 0) throw new TypeError(`These handlers have no module in the spec: ${gone.join(", ")}. Remove them, or give them the names of modules.`);
}
