import { createQueryClient, type AccountQueryClient } from "../../packages/client/generated/query/account.js";
import type { QueryClientOptions } from "../../packages/client/generated/query/index.js";
import { site } from "./given.ts";
import type { BotPassword } from "./site.ts";

/** A client of the wiki, with a record of its requests. */
export interface Watched {
  readonly wiki: AccountQueryClient;
  /** The method of each attempt. */
  readonly sent: string[];
  readonly warned: string[];
}

export function anonymous(options: Partial<QueryClientOptions> = {}): Watched {
  const [sent, warned]: [string[], string[]] = [[], []];
  const wiki = createQueryClient({
    endpoint: site.endpoint,
    userAgent: "kiln-tests/1.0 (tests@wiki.invalid)",
    onRequest: ({ method }) => void sent.push(method),
    onWarning: ({ code }) => void warned.push(code),
    ...options,
  } as QueryClientOptions);
  return { wiki, sent, warned };
}

export async function loggedIn(who: BotPassword, options: Partial<QueryClientOptions> = {}): Promise<Watched> {
  const watched = anonymous(options);
  await watched.wiki.login(who);
  watched.sent.length = 0;
  return watched;
}

/** Returns the first items. Later items are not requested. */
export async function take<T>(items: AsyncIterable<T>, count = Infinity): Promise<T[]> {
  const taken: T[] = [];
  if (count > 0) for await (const item of items) if (taken.push(item) >= count) break;
  return taken;
}
