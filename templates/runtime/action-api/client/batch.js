import { merge } from "./merge.js";

/** @typedef {import("./parts.js").Data} Data */

/**
 * Puts together what several answers say of the same.
 * @param {import("./parts.js").Names} names @param {import("./parts.js").Warnings} warnings @returns {import("./parts.js").Batch}
 */
export function createBatch(names, warnings) {
  /** @type {Map<unknown, Data>} by id; by title those that have none */
  const pages = new Map();
  /** @type {Data} */
  const rest = {};
  return {
    // Within one continuation a module never says the same twice, but each answer says again how the request was understood.
    add({ query: { pages: more = [], ...others } = {}, ...body }, another) {
      for (const page of more) {
        const id = page.pageid ?? page.title;
        const known = pages.get(id);
        if (known) merge(known, page, another);
        else pages.set(id, page);
      }
      // Some answer beside `query`.
      for (const [, module] of names) if (module in body) others[module] = body[module];
      for (const name in others) merge(rest, { [name]: others[name] }, !names.some(([, module]) => module === name));
    },
    body: () => ({ query: { ...rest, pages: [...pages.values()] } }),
    result() {
      const others = { ...rest };
      /** @type {Data} */
      const groups = { list: {}, meta: {} };
      for (const [, module] of names) delete others[module];
      // What has no name of its own is the answer of a module that tells of the site.
      for (const [group, module] of names) (groups[group] ??= {})[module] = group === "list" ? itemsOf(rest[module]) : (rest[module] ?? others);
      return { ...others, ...groups, pages: [...pages.values()], continue: this.further, warnings: [...warnings.values()] };
    },
  };
}

/** Those of a list module; some have them in an object. Where a list ended before, it is not answered again. @param {any} answer @returns {readonly unknown[]} */
function itemsOf(answer = []) {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [answer]);
}
