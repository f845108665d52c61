import type { QueryHandlers } from "@kiln/server/query";
import type { Storage } from "../storage/storage.ts";
import { accountName } from "../accounts/user-name.ts";

/** The parameters that name users of whom a module lists what they did, or what was done to them. */
const named: Readonly<Record<string, string>> = {
  allimages: "user",
  alldeletedrevisions: "user",
  allrevisions: "user",
  blocks: "users",
  deletedrevs: "user",
  logevents: "user",
  recentchanges: "user",
  usercontribs: "user",
};

type AnyHandler = (parameters: Readonly<Record<string, unknown>>, context: never) => unknown;
type HandlersByName = Readonly<Record<string, AnyHandler | undefined>>;

/**
 * Examples without any of accounts: these have done nothing, and are not blocked, as `userinfo` and `users` say. Where a request
 * names accounts alone, the list is empty.
 */
export function withIdleAccounts({ modules, generators, ...others }: QueryHandlers, storage: Storage): QueryHandlers {
  const idle = (handlers: unknown): object => {
    const some = Object.entries(handlers as HandlersByName).flatMap(([name, handler]) => {
      const parameter = named[name];
      return parameter === undefined || handler === undefined ? [] : [[name, withoutAccounts(handler, parameter, storage)] as const];
    });
    return { ...(handlers as HandlersByName), ...Object.fromEntries(some) };
  };
  return { ...others, modules: idle(modules ?? {}), generators: idle(generators ?? {}) };
}

function withoutAccounts(handler: AnyHandler, parameter: string, storage: Storage): AnyHandler {
  return async (parameters, context) => {
    const names = [parameters[parameter] ?? []].flat().map(String);
    const accounts = await accountsAmong(names, storage);
    const left = names.filter((name) => !accounts.has(name));
    if (left.length === names.length) return handler(parameters, context);
    if (left.length === 0) return { items: [] };
    return handler({ ...parameters, [parameter]: Array.isArray(parameters[parameter]) ? left : left[0] }, context);
  };
}

async function accountsAmong(names: readonly string[], storage: Storage): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  return storage.read(async ({ accounts }) => {
    const found = new Set<string>();
    for (const name of names) {
      const valid = accountName(name);
      if (valid !== undefined && (await accounts.find(valid)) !== undefined) found.add(name);
    }
    return found;
  });
}
