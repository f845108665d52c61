import { type Json, type JsonObject, isObject } from "../../codegen/json.ts";
import { type FetchTerms, type Fetched, fetchText } from "../fetch-text.ts";

/* The self-description of a wiki's API (`action=paraminfo`, format version 2), read from untrusted JSON. */

export interface WikiDescription {
  /** The version, such as `MediaWiki 1.43.0`. `undefined` if the input has no information about the site. */
  readonly software: string | undefined;
  readonly siteName: string | undefined;
  /** The URL of the script directory, without a trailing slash. */
  readonly baseUrl: string | undefined;
  /** The query modules by name. */
  readonly modules: readonly DescribedModule[];
  /** Other modules by path, such as `main` and `query`. */
  readonly others: ReadonlyMap<string, DescribedModule>;
}

export interface DescribedModule {
  readonly name: string;
  readonly group: string;
  readonly prefix: string;
  readonly generator: boolean;
  readonly deprecated: boolean;
  readonly internal: boolean;
  readonly mustBePosted: boolean;
  /** The extension that provides the module, or `undefined` for MediaWiki itself. */
  readonly extension: string | undefined;
  /** The description as wikitext. */
  readonly description: string | undefined;
  readonly helpUrls: readonly string[];
  /** The parameters in the order of their indexes, including templated ones. */
  readonly parameters: readonly DescribedParameter[];
}

export interface DescribedParameter {
  readonly name: string;
  /** The name of a type, or the list of values. */
  readonly type: string | readonly string[];
  readonly isMultiple: boolean;
  /** The parameter whose values replace a variable in a templated name, by variable. */
  readonly templateVariables: readonly (readonly [variable: string, parameter: string])[];
  /** The paths of the modules that values refer to, by value. */
  readonly submodules: Readonly<Record<string, string>> | undefined;
  readonly description: string | undefined;
  readonly attributes: JsonObject;
}

/** Format modules, whose parameters are request parameters. */
export const formatModules = ["json", "jsonfm", "xml"] as const;

/** The value of `modules` in the request for an import. */
export const describedPaths = ["main", "query", ...formatModules, "query+*"].join("|");

/**
 * Reads the body of a response of `action=paraminfo`. Its member `query` may contain the site's general information,
 * as in a response of `meta=siteinfo`.
 */
export function readDescription(text: string): WikiDescription | { readonly problem: string } {
  const body = objectOf(text);
  if (body === undefined) return { problem: unreadable(text) };
  const error = errorIn(body);
  if (error !== undefined) return { problem: error };
  const list = isObject(body["paraminfo"]) ? body["paraminfo"]["modules"] : undefined;
  if (!Array.isArray(list)) return { problem: "it has no member “paraminfo” with a list of modules" };
  const modules: DescribedModule[] = [];
  const others = new Map<string, DescribedModule>();
  for (const one of list as readonly Json[]) {
    if (!isObject(one) || typeof one["name"] !== "string" || !Array.isArray(one["parameters"]))
      return { problem: "it describes a module without a name or parameters; request formatversion=2" };
    const path = textOf(one, "path") ?? one["name"];
    if (path === `query+${one["name"]}`) modules.push(readModule(one, one["name"]));
    else others.set(path, readModule(one, one["name"]));
  }
  if (modules.length === 0) return { problem: `it describes no query module; request modules=${describedPaths}` };
  modules.sort((a, b) => (a.name < b.name ? -1 : 1));
  return { ...readSite(body), modules, others };
}

/** Parses a JSON object. Returns `undefined` if the text is not one. */
function objectOf(text: string): JsonObject | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isObject(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function unreadable(text: string): string {
  if (/^\s*</.test(text)) return "it is an HTML page, not JSON";
  return /^\s*\{/.test(text) ? "its JSON is not complete" : "it is not a JSON object";
}

/** Returns the message of an error response in any error format. */
function errorIn(body: JsonObject): string | undefined {
  const error = [body["error"], body["errors"]].flat().find(isObject);
  if (error === undefined) return undefined;
  const [code, message] = [textOf(error, "code"), textOf(error, "text") ?? textOf(error, "info")];
  const advice =
    code === "readapidenied" ? "; only accounts may read this wiki: log in, save the response, import it" : "";
  return `the wiki reports the error “${code ?? "unknown"}”${message === undefined ? "" : ` (${message})`}${advice}`;
}

function readSite(body: JsonObject): Pick<WikiDescription, "software" | "siteName" | "baseUrl"> {
  const general = isObject(body["query"]) && isObject(body["query"]["general"]) ? body["query"]["general"] : {};
  const [server, path] = [textOf(general, "server"), textOf(general, "scriptpath")];
  return {
    software: textOf(general, "generator"),
    siteName: textOf(general, "sitename"),
    baseUrl: server === undefined || path === undefined ? undefined : server.replace(/^\/\//, "https://") + path,
  };
}

function readModule(module: JsonObject, name: string): DescribedModule {
  const parameters = [module["parameters"], module["templatedparameters"]].flat().filter(isObject);
  const source = textOf(module, "sourcename") ?? textOf(module, "source");
  return {
    name,
    group: textOf(module, "group") ?? "",
    prefix: textOf(module, "prefix") ?? "",
    generator: module["generator"] === true,
    deprecated: module["deprecated"] === true,
    internal: module["internal"] === true,
    mustBePosted: module["mustbeposted"] === true,
    extension: source === "MediaWiki" ? undefined : source,
    description: textOf(module, "description"),
    helpUrls: textsOf(module, "helpurls"),
    parameters: parameters
      .filter((one) => typeof one["name"] === "string")
      .toSorted((a, b) => Number(a["index"] ?? 0) - Number(b["index"] ?? 0))
      .map(readParameter),
  };
}

function readParameter(attributes: JsonObject): DescribedParameter {
  const { type, submodules, templatevars } = attributes;
  return {
    name: String(attributes["name"]),
    type: Array.isArray(type) ? type.map(String) : String(type ?? "string"),
    isMultiple: attributes["multi"] === true,
    templateVariables: isObject(templatevars)
      ? Object.entries(templatevars).map(([variable, parameter]) => [variable, String(parameter)] as const)
      : [],
    submodules: isObject(submodules)
      ? Object.fromEntries(Object.entries(submodules).map(([value, path]) => [value, String(path)]))
      : undefined,
    description: textOf(attributes, "description"),
    attributes,
  };
}

function textOf(object: JsonObject, key: string): string | undefined {
  const value = object[key];
  return typeof value === "string" ? value : undefined;
}

export function textsOf(object: JsonObject, key: string): readonly string[] {
  const value = object[key];
  return Array.isArray(value) ? value.filter((one) => typeof one !== "object").map(String) : [];
}

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

/* Converts MediaWiki's help messages from wikitext to descriptions in Markdown. */

interface HelpText {
  /** One line of Markdown, or `undefined` if the message has no text. */
  readonly description: string | undefined;
  /** Descriptions of single values, by value. */
  readonly values: ReadonlyMap<string, string>;
}

/** The description of a value: `;<span dir="ltr" lang="en">ids</span>:The ID of the revision.` */
const valueLine = /^;\s*<span[^>]*>(.*?)<\/span>\s*:\s*(.*)$/;

export function readHelpText(wikitext: string | undefined): HelpText {
  const values = new Map<string, string>();
  const rest: string[] = [];
  for (const line of (wikitext ?? "").split("\n")) {
    const [, value, meaning] = valueLine.exec(line) ?? [];
    if (value === undefined) rest.push(line.replace(/^[#*:]+\s*/, ""));
    else if (markdown(meaning!) !== "") values.set(decode(stripLinks(value)), markdown(meaning!));
  }
  const description = markdown(rest.join(" "));
  return { description: /\p{L}/u.test(description) ? description : undefined, values };
}

/** Converts one line. Templates and parser functions are removed, because they have no meaning outside their wiki. */
function markdown(wikitext: string): string {
  if (wikitext.includes("{{")) return "";
  const text = stripLinks(wikitext)
    .replace(/<(kbd|var|code|samp|tt)\b[^>]*>(.*?)<\/\1>/gs, (_, _tag, inner: string) => codeSpan(inner))
    .replace(/<\/?[a-z][^<>]*>/gi, " ")
    .replace(/'''?/g, "");
  return decode(text)
    .replace(/\s+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim()
    .replace(/:$/, ".");
}

function stripLinks(wikitext: string): string {
  return wikitext
    .replace(/\[\[:?(?:[^[\]|]*\|)?([^[\]|]*)\]\]/g, "$1")
    .replace(/\[(?:https?:)?\/\/\S+ ([^\]]*)\]/g, "$1");
}

function codeSpan(inner: string): string {
  const text = inner
    .replace(/<[^>]*>/g, "")
    .replaceAll("`", "")
    .trim();
  return text === "" ? "" : `\`${text}\``;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', nbsp: " " };

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

/** A feature of a wiki that the spec cannot express. */
export interface Loss {
  /** The module with the parameter or value, such as `query+search.limit`. */
  readonly subject: string;
  /** The feature, such as `enforcerange`. Equal features are counted together. */
  readonly feature: string;
  /** The replacement in the spec, such as `a string`. */
  readonly instead: string;
}
