import { isObject, type JsonObject } from "../../codegen/json.ts";
import { describedPaths, errorIn } from "./description.ts";

export interface FetchTerms {
  readonly userAgent: string;
  readonly fetch: (url: URL, init: RequestInit) => Promise<Response>;
}

const timeout = 60_000;
const largestBody = 64 * 1024 * 1024;

const common = "format=json&formatversion=2&errorformat=plaintext&uselang=en&errorlang=en";

/** Returns the endpoint for the URL of an endpoint, or of a script directory. */
export function endpointOf(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  if (!url.pathname.endsWith(".php")) url.pathname = `${url.pathname.replace(/\/$/, "")}/api.php`;
  url.search = "";
  url.hash = "";
  return url;
}

/** Returns the description that a wiki gives of itself, with the site's general information, as one JSON text. */
export async function fetchDescription(
  endpoint: URL,
  terms: FetchTerms,
): Promise<{ readonly text: string } | { readonly problem: string }> {
  const description = { action: "paraminfo", modules: describedPaths, helpformat: "wikitext" };
  const described = await request(endpoint, new URLSearchParams(description), terms);
  if ("problem" in described) return described;
  const site = await request(endpoint, new URLSearchParams("action=query&meta=siteinfo&siprop=general"), terms);
  if ("problem" in site) return site;
  return { text: JSON.stringify({ ...described.body, query: site.body["query"] }) };
}

type Answer = { readonly body: JsonObject } | { readonly problem: string };

async function request(endpoint: URL, parameters: URLSearchParams, { fetch, userAgent }: FetchTerms): Promise<Answer> {
  const url = new URL(endpoint);
  url.search = `${parameters}&${common}`;
  try {
    const response = await fetch(url, {
      headers: { "user-agent": userAgent, accept: "application/json" },
      signal: AbortSignal.timeout(timeout),
    });
    const text = await response.text();
    if (text.length > largestBody) return { problem: "the response is too large" };
    return readBody(text, response);
  } catch (error) {
    return { problem: reasonOf(error as Error) };
  }
}

function readBody(text: string, { ok, status, url }: Response): Answer {
  const body = parse(text);
  const problem = isObject(body) ? errorIn(body) : undefined;
  if (problem !== undefined) return { problem };
  if (ok && isObject(body)) return { body };
  const form = /^\s*</.test(text) ? "an HTML page" : "incomplete JSON";
  return { problem: `${url} answers with ${ok ? form : `the HTTP status ${status}`}; is it the URL of api.php?` };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: Error): string {
  if (error.name === "TimeoutError") return `there was no response within ${timeout / 1000} seconds`;
  if (!(error instanceof TypeError) && error.name !== "AbortError") throw error;
  return `it cannot be reached: ${error.cause instanceof Error ? error.cause.message || error.cause.name : error.message}`;
}
