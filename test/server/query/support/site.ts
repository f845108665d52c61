import { createSessions } from "../../../../packages/wiki/src/accounts/sessions.ts";
import { handlersOn } from "../../../../packages/wiki/src/query/handlers.ts";
import { openSqlite } from "../../../../packages/reference-server/src/storage/sqlite/open.ts";
import type { Handlers } from "./package.ts";

/** Returns the handlers of the reference server, with a database in memory. */
export function siteHandlers(): Required<Pick<Handlers, "modules">> {
  const storage = openSqlite(":memory:");
  const sessions = createSessions(storage, { now: Date.now });
  return handlersOn({ storage, sessions, origin: () => "http://localhost", now: Date.now }) as Required<
    Pick<Handlers, "modules">
  >;
}
