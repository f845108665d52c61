import { merge, type Data } from "./merge.js";
import type { NamedModules } from "./requests.js";
import type { Warnings } from "./session.js";

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

export function createBatch(names: NamedModules, warnings: Warnings): Batch {
  /** By id; by title those that have none. */
  const pages = new Map<unknown, Data>();
  const rest: Data = {};
  return {
    // Within one continuation a module never says the same twice, but each answer says again how the request was understood.
    add({ query: { pages: more = [], ...others } = {} as Data, ...body }, another) {
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
      const groups: Data = { list: {}, meta: {} };
      for (const [, module] of names) delete others[module];
      // What has no name of its own is the answer of a module about the site.
      for (const [group, module] of names) {
        (groups[group] ??= {})[module] = group === "list" ? itemsOf(rest[module]) : (rest[module] ?? others);
      }
      return { ...others, ...groups, pages: [...pages.values()], continue: this.further, warnings: [...warnings.values()] };
    },
  };
}

/** Those of a list module; some have them in an object. Where a list ended before, it is not answered again. */
function itemsOf(answer: any = []): readonly unknown[] {
  return Array.isArray(answer) ? answer : (Object.values(answer).find(Array.isArray) ?? [answer]);
}
