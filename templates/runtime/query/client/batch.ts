import { merge, type Data } from "./merge.js";
import type { NamedModules } from "./requests.js";
import type { Warnings } from "./session.js";
import type { Wire } from "./table.js";

/** What several answers say of the same, put together. */
export interface Batch {
  /** What the next request says, too. */
  further?: Data | undefined;
  /** `another`: from another batch, of whose pages some may have been here, whole. */
  add(body: Data, another?: boolean): void;
  /** All of it, as if it were one answer. */
  body(): Data;
  result(): Data;
}

export function createBatch(
  { members: [results, pages], key, selectors }: Wire,
  names: NamedModules,
  warnings: Warnings,
): Batch {
  /** By what tells one from another; those of which nothing does, each by itself. */
  const found = new Map<unknown, Data>();
  const rest: Data = {};
  const aside: Data = {};
  return {
    // Within one continuation a module never says the same twice, but each answer says again how the request was
    // understood.
    add(body, another) {
      const others = { ...(results === undefined ? body : body[results]) };
      for (const page of (pages === undefined ? undefined : others[pages]) ?? []) {
        const id = key.map((name) => page[name]).find((one) => one !== undefined) ?? page;
        const known = found.get(id);
        if (known) merge(known, page, another);
        else found.set(id, page);
      }
      if (pages !== undefined) delete others[pages];
      // Texts say something of the answer itself: those of the first one hold.
      if (results !== undefined)
        for (const name in body) if (typeof body[name] === "string") aside[name] ??= body[name];
      // Some answer beside the results.
      for (const [, module] of names) if (module in body) others[module] = body[module];
      for (const name in others) merge(rest, { [name]: others[name] }, !names.some(([, module]) => module === name));
    },
    body() {
      const all = pages === undefined ? rest : { ...rest, [pages]: [...found.values()] };
      return results === undefined ? all : { ...aside, [results]: all };
    },
    result() {
      const others = { ...rest };
      const groups: Data = {};
      for (const group in selectors) if (selectors[group]![1] !== "properties") groups[group] = {};
      for (const [, module] of names) delete others[module];
      // What has no name of its own is the answer of a module that says facts.
      for (const [group, module] of names) {
        groups[group][module] = selectors[group]?.[1] === "items" ? listIn(rest[module]) : (rest[module] ?? others);
      }
      return {
        ...aside,
        ...others,
        ...groups,
        pages: [...found.values()],
        continue: this.further,
        warnings: [...warnings.values()],
      };
    },
  };
}

/**
 * Returns the list in the result of a list module, or an object without a list unchanged. A list that ended before is
 * empty.
 */
function listIn(result: any = []): unknown {
  return Array.isArray(result) ? result : (Object.values(result).find(Array.isArray) ?? result);
}
