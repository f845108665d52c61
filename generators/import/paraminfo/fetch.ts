import type { JsonObject } from "../../codegen/json.ts";
import { fetchText, type Fetched, type FetchTerms } from "../fetch-text.ts";
import { describedPaths, errorIn, objectOf } from "./description.ts";

const common = "format=json&formatversion=2&errorformat=plaintext&uselang=en&errorlang=en";

/** Returns the endpoint for the URL of an endpoint or a script directory. */
export function endpointOf(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  if (!url.pathname.endsWith(".php")) url.pathname = `${url.pathname.replace(/\/$/, "")}/api.php`;
  url.search = "";
  url.hash = "";
  return url;
}

/** Requests the self-description of a wiki and the site's general information as JSON. */
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

async function request(endpoint: URL, parameters: URLSearchParams, terms: FetchTerms): Promise<Answer> {
  const url = new URL(endpoint);
  url.search = `${parameters}&${common}`;
  const fetched = await fetchText(url, terms, { accept: "application/json" });
  return "problem" in fetched ? fetched : readBody(fetched);
}

function readBody({ text, response: { ok, status, url } }: Fetched): Answer {
  const body = objectOf(text);
  const problem = body && errorIn(body);
  if (problem !== undefined) return { problem };
  if (ok && body !== undefined) return { body };
  const form = /^\s*</.test(text) ? "an HTML page" : "incomplete JSON";
  return { problem: `${url} answers with ${ok ? form : `the HTTP status ${status}`}; is it the URL of api.php?` };
}
