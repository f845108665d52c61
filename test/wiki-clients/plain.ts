import type { PlainRequest } from "./flows.ts";

/** Sends plain requests to the server in the newer format version, without a client. */
export type Ask = (parameters: PlainRequest) => Promise<any>;

export function askAt(origin: string): Ask {
  return async (parameters) => {
    const query = new URLSearchParams({ action: "query", format: "json", formatversion: "2", ...parameters });
    const body: any = await (await fetch(`${origin}/api.php?${query}`)).json();
    if (body.error !== undefined) throw new Error(`${query}: ${JSON.stringify(body.error)}`);
    return body;
  };
}

/** Maximum number of responses for a list. No list in the flows has more. */
const mostResponses = 50;

/** Returns the titles of all items in a list, up to the last response. */
export async function titlesOf(ask: Ask, same: PlainRequest): Promise<readonly string[]> {
  const titles: string[] = [];
  let next: PlainRequest | undefined = {};
  for (let responses = 0; next !== undefined; responses++) {
    if (responses === mostResponses)
      throw new Error(`${JSON.stringify(same)} does not end after ${mostResponses} answers.`);
    const body: any = await ask({ ...same, ...next });
    titles.push(...body.query[same["list"] ?? ""].map(({ title }: { readonly title: string }) => title));
    next = body.continue;
  }
  return titles;
}

export async function textOf(ask: Ask, same: PlainRequest): Promise<string> {
  // Only the older response format has parsed text.
  const slots: PlainRequest = "rvparse" in same ? {} : { rvslots: "main" };
  const { query } = await ask({ prop: "revisions", rvprop: "content", ...slots, ...same });
  const [revision] = query.pages[0].revisions;
  return revision.content ?? revision.slots.main.content;
}

export async function missingOf(ask: Ask, titles: readonly string[]): Promise<readonly string[]> {
  const batches = Array.from({ length: Math.ceil(titles.length / 50) }, (_, at) => titles.slice(50 * at, 50 * at + 50));
  const responses = await Promise.all(batches.map((batch) => ask({ titles: batch.join("|") })));
  return responses
    .flatMap(({ query }) => query.pages)
    .filter(({ pageid }) => pageid === undefined)
    .map(({ title }) => title);
}
