import { isIP } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type UserAgent, createQueryClient } from "@kiln/client/query";
import { first } from "@kiln/client/query/extras";
import { packageVersion } from "../../package.ts";
import { type Choice, type Notes, type Pages, type Told, gather, usersIn } from "./gather.ts";
import { type Facts, type SourcePage, noFacts } from "./facts.ts";

interface Source extends Limits {
  /** The URL of `api.php`. */
  readonly endpoint: string;
  /** The contact of the caller: an email address, the URL of a page, or `User:Name`. */
  readonly contact: string;
}

type Client = ReturnType<typeof createQueryClient>;

interface Asking {
  readonly client: Client;
  readonly facts: Facts;
  readonly choice: Choice;
  readonly notes: Notes;
  readonly call: { readonly signal: AbortSignal };
}

/** The maximum number of revisions of one page in a response that includes their texts. */
export const mostRevisions = 50;

const revisionProperties = [
  "ids",
  "timestamp",
  "flags",
  "user",
  "comment",
  "tags",
  "size",
  "content",
  "contentmodel",
] as const;
const versionProperties = ["timestamp", "user", "comment", "size", "sha1", "mime", "bitdepth"] as const;

/** Requests all data that a seed can contain from a wiki, one request at a time. Rejects with the client's errors. */
export async function askWiki({ endpoint, contact, ...limits }: Source, choice: Choice, notes: Notes): Promise<Facts> {
  const { fetch, signal } = limitedFetch(limits);
  const userAgent = `kiln-seed-import/${packageVersion()} (${contact})` as UserAgent;
  const asking: Asking = {
    client: createQueryClient({ endpoint, userAgent, maxlag: 5, fetch }),
    facts: noFacts(),
    choice,
    notes,
    call: { signal },
  };
  try {
    await ask(asking);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
  return asking.facts;
}

async function ask(asking: Asking): Promise<void> {
  const { facts } = asking;
  await askSite(asking);
  const chosen = await titlesOf(asking, asking.choice.pages);
  await askPages(asking, chosen);
  const named = new Set([...facts.pages.values()].flatMap(({ images, templates }) => [...images, ...templates]));
  await askPages(
    asking,
    [...named].filter((title) => !facts.pages.has(title)),
  );
  await askFiles(asking);
  for (const page of facts.pages.values()) {
    if (asking.choice.revisions > 1 && !page.missing) await askHistory(asking, page);
    if (page.protections.some(({ source }) => source === undefined)) await askProtection(asking, page);
  }
  if (asking.choice.blocks) await askBlocks(asking);
  await askUsers(asking);
}

async function askSite({ client, facts, call }: Asking): Promise<void> {
  gather(facts, { ...(await client.meta("siteinfo", { prop: ["general", "namespaces", "rightsinfo"] }, call)) });
}

async function titlesOf({ client, facts, call }: Asking, pages: Pages): Promise<readonly string[]> {
  switch (pages.kind) {
    case "titles":
      return pages.titles;
    case "category": {
      const isFull = ["Category", facts.namespaces.get(14) ?? ""].some((name) => pages.category.startsWith(`${name}:`));
      const title = isFull ? pages.category : `Category:${pages.category}`;
      return titles(
        await first(pages.most, client.list("categorymembers", { title, limit: Math.min(pages.most, 500) }, call)),
      );
    }
    case "prefix": {
      const { ns, rest } = apart(facts, pages.prefix);
      return titles(
        await first(
          pages.most,
          client.list(
            "allpages",
            { namespace: ns, limit: Math.min(pages.most, 500), ...(rest !== "" && { prefix: rest }) },
            call,
          ),
        ),
      );
    }
  }
}

const titles = (items: readonly { readonly title?: string | undefined }[]): readonly string[] =>
  items.flatMap(({ title }) => title ?? []);

/** Splits a prefix of titles into its namespace and the rest. */
function apart({ namespaces }: Facts, prefix: string): { readonly ns: number; readonly rest: string } {
  for (const [ns, name] of namespaces)
    if (ns > 0 && prefix.startsWith(`${name}:`)) return { ns, rest: prefix.slice(name.length + 1) };
  return { ns: 0, rest: prefix };
}

async function askPages({ client, facts, call }: Asking, wanted: readonly string[]): Promise<void> {
  if (wanted.length === 0) return;
  const prop = {
    info: { prop: "protection" },
    images: { limit: "max" },
    templates: { limit: "max" },
    revisions: { prop: revisionProperties, slots: "main" },
  } as const;
  for await (const { pages } of client.batches({ titles: wanted, prop }, call)) gather(facts, { pages });
}

async function askHistory({ client, facts, choice, call }: Asking, { title, revisions }: SourcePage): Promise<void> {
  const prop = { revisions: { prop: revisionProperties, slots: "main", limit: choice.revisions } } as const;
  for await (const { pages } of client.batches({ titles: title, prop }, call)) {
    gather(facts, { pages });
    if (revisions.size >= choice.revisions) return;
  }
}

async function askFiles({ client, facts, choice, call }: Asking): Promise<void> {
  const files = [...facts.pages.values()].filter(({ ns }) => ns === 6).map(({ title }) => title);
  if (files.length === 0) return;
  if (choice.revisions === 1)
    for await (const { pages } of client.batches(
      { titles: files, prop: { imageinfo: { prop: versionProperties } } },
      call,
    ))
      gather(facts, { pages });
  else
    for (const titles of files)
      gather(facts, {
        pages: (
          await client.query(
            { titles, prop: { imageinfo: { prop: versionProperties, limit: choice.revisions } } },
            call,
          )
        ).pages,
      });
}

/**
 * Requests the user who protected a page, and the text of the page at that time. A seed can only protect an existing
 * page.
 */
async function askProtection({ client, facts, call }: Asking, page: SourcePage): Promise<void> {
  const { title } = page;
  const entries = await first(5, client.list("logevents", { type: "protect", title, limit: 5 }, call));
  gather(facts, { logevents: entries });
  const start = page.protectedBy?.timestamp;
  const isTaken = start === undefined || [...page.revisions.values()].some(({ timestamp = "" }) => timestamp < start);
  if (isTaken) return;
  const prop = { revisions: { prop: revisionProperties, slots: "main", start, limit: 2 } } as const;
  gather(facts, { pages: (await client.query({ titles: title, prop }, call)).pages });
}

async function askBlocks({ client, facts, notes, call }: Asking): Promise<void> {
  for await (const block of client.list(
    "blocks",
    { prop: ["user", "by", "timestamp", "expiry", "reason", "flags"], limit: "max" },
    call,
  ))
    gather(facts, { blocks: [block] });
  if (facts.blocks.length === 0) notes.add("The wiki does not list blocks", "blocks");
}

async function askUsers({ client, facts, call }: Asking): Promise<void> {
  const users = usersIn(facts).filter((name) => isIP(name) === 0);
  if (users.length === 0) return;
  for await (const user of client.list(
    "users",
    { users, prop: ["groups", "registration", "gender", "emailable"] },
    call,
  ))
    gather(facts, { users: [{ ...user } as Told] });
}

/** Limits for the requests that an import sends to a wiki. */
export interface Limits {
  /** The time between two requests, in milliseconds. */
  readonly pause: number;
  /** The maximum total size of the responses, in bytes. */
  readonly maxBytes: number;
}

/**
 * Returns a `fetch` that pauses between requests and counts the received bytes. At the limit, `signal` is aborted, so
 * that no request is retried.
 */
function limitedFetch({ pause, maxBytes }: Limits): {
  readonly fetch: typeof fetch;
  readonly signal: AbortSignal;
} {
  const controller = new AbortController();
  let received = 0;
  let isFirst = true;
  const count = (): TransformStream<Uint8Array, Uint8Array> =>
    new TransformStream({
      transform(chunk, stream) {
        received += chunk.length;
        if (received > maxBytes) controller.abort(new Error(tooMuch(maxBytes)));
        else stream.enqueue(chunk);
      },
    });
  return {
    signal: controller.signal,
    async fetch(input, init) {
      if (!isFirst) await sleep(pause);
      isFirst = false;
      const response = await fetch(input, init);
      return new Response(response.body?.pipeThrough(count()) ?? null, response);
    },
  };
}

export function tooMuch(maxBytes: number): string {
  return `The responses exceed ${maxBytes} bytes: request fewer pages or revisions, or raise --max-bytes`;
}
