import type { DecodedRequest } from "./decoded-request.js";
import { Failure } from "./failure.js";
import type { Context, Handlers, Page } from "./handlers.js";
import type { Message } from "./message.js";
import { pathOf } from "./modules.js";
import type { Caller } from "./request.js";
import type { Table } from "./table.js";

/** What is known of a request while it is answered. */
export interface Query {
  readonly table: Table;
  readonly handlers: Handlers;
  /** The parameters of the request, by name. */
  readonly given: ReadonlyMap<string, string>;
  readonly caller: Caller;
  /** Hears that a handler looks at who asks: the answer may be another one for another caller. */
  readonly onCaller?: () => void;
  /** Whether the caller has the higher limits. */
  readonly high: boolean;
  readonly warnings: Message[];
  /** What messages of the request as a whole call their module. */
  readonly root: string;
  /** The ids of the site's namespaces, where it has such. */
  readonly namespaces: readonly number[];
  /** Whether a request can go on where an answer ended. */
  readonly continues: boolean;
}

/** What a handler is called for. */
export interface HandlerCall {
  /** The whole request. */
  readonly request: DecodedRequest;
  /** The module; undefined where the pages of the request are looked for. */
  readonly name?: string;
  readonly generator?: boolean;
  readonly pages: readonly Page[];
  /** Where the parameters go with which the next request continues. */
  readonly next: Record<string, string>;
}

/** What a handler gets beside its parameters, and what it can say beside its result. */
export function contextOf(
  { table, caller, onCaller, warnings, root }: Query,
  { request, name, generator = false, pages, next }: HandlerCall,
): Context {
  const module = name === undefined ? undefined : table.modules[name];
  const path = module === undefined ? root : pathOf(module);
  const start = `${generator ? table.generator[1] : ""}${module?.prefix ?? ""}`;
  return {
    request,
    get caller() {
      onCaller?.();
      return caller;
    },
    generator,
    pages,
    continueWith: (value, parameter = "continue") =>
      void (next[start + parameter] = [value].flat().join(table.separators[0])),
    warn: (code, text) => void warnings.push({ ...text, code, module: path }),
    fail: (code, text, status) => {
      throw new Failure({ ...text, code, module: path }, status);
    },
  };
}
