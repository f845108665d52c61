import { createQueryAnswer, type Caller, type Options } from "@kiln/server/query";
import { createSessions } from "../../../../packages/wiki/src/accounts/sessions.ts";
import { rightsOf } from "../../../../packages/wiki/src/accounts/rights.ts";
import { handlersOn, storedHandlersOn } from "../../../../packages/wiki/src/query/handlers.ts";
import { messageText } from "../../../../packages/wiki/src/query/messages.ts";
import { needs } from "../../../../packages/wiki/src/query/needs.ts";
import { namespaces } from "../../../../packages/wiki/src/query/site/namespaces.ts";
import type { Site } from "../../../../packages/wiki/src/query/site/general.ts";
import { openSqlite } from "../../../../packages/reference-server/src/storage/sqlite/open.ts";
import type { Storage } from "../../../../packages/reference-server/src/storage/storage.ts";

/* The stored wiki with its handlers, without a server. Every response is checked against the spec. */

/** A member of a response. Tests access it without types. */
export type Any = any; // eslint-disable-line

export type Ask = (
  parameters: Readonly<Record<string, string | number | boolean>>,
  caller?: Partial<Caller>,
) => Promise<Any>;

export const now = Date.UTC(2026, 0, 1);

export function emptyWiki(): Storage {
  return openSqlite(":memory:", { now: () => now });
}

export function siteOn(storage: Storage, clock = (): number => now): Site {
  return {
    storage,
    sessions: createSessions(storage, { now: clock, isPrivate: false }),
    origin: () => "http://wiki.test",
    now: clock,
  };
}

/** Returns a function that sends requests in the newest format, and rethrows errors of the handlers. */
export function askOf(storage: Storage, clock?: () => number): Ask {
  const site = siteOn(storage, clock);
  const [plain, stored] = [handlersOn(site), storedHandlersOn(site)];
  const handlers = {
    pages: stored.pages!,
    modules: { ...plain.modules, ...stored.modules },
    generators: { ...plain.generators, ...stored.generators },
  };
  let caller: Caller = anonymous;
  const errors: unknown[] = [];
  const options: Options = {
    checkAnswers: "fail",
    namespaces: namespaces.map(({ id }) => id).filter((id) => id >= 0),
    caller: () => caller,
    needs,
    messageText,
    now: () => now,
    onFindings: (findings) => void errors.push(new Error(JSON.stringify(findings))),
    onError: (error) => void errors.push(error),
  };
  const respond = createQueryAnswer(handlers, options);
  return async (parameters, by = {}) => {
    caller = { ...anonymous, ...by };
    const given = Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value === false ? [] : [[name, value === true ? "" : String(value)]],
    );
    const query = new URLSearchParams([
      ...given,
      ["action", "query"],
      ["format", "json"],
      ["formatversion", "2"],
      ["errorformat", "plaintext"],
    ]).toString();
    const { body } = await respond({ method: "GET", query, headers: {} });
    const [error] = errors.splice(0);
    if (error !== undefined) throw error;
    return JSON.parse(body);
  };
}

const anonymous: Caller = { rights: rightsOf(["*"]), groups: ["*"], address: "192.0.2.1" };

export function member(name: string, id: number, ...groups: readonly string[]): Caller {
  const all = [...groups, "*", "user", "autoconfirmed"];
  return { name, id, groups: all, rights: rightsOf(all) };
}
