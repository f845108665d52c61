import type { JsonObject } from "../../codegen/json.ts";

/* Facts about MediaWiki's Action API that a wiki does not describe. The spec contains them as decisions. */

/** The key of a decision that an import needs. */
export type Question = "protocol" | "authentication" | "results" | "baseUrl" | "version";

/** The source of the decisions about the protocol. */
export const MANUAL = "action-api-manual";

const api = "https://www.mediawiki.org/wiki/API:";

const sections: JsonObject = {
  "API:Query": { title: "Groups of modules, generators, pages of a request", address: `${api}Query` },
  "API:Data formats": { title: "Formats of requests and responses", address: `${api}Data_formats` },
  "API:Errors and warnings": { title: "The form of errors and warnings", address: `${api}Errors_and_warnings` },
  "API:Login": { title: "Logins, sessions and tokens", address: `${api}Login` },
};

export const manualSource: JsonObject = {
  source: MANUAL,
  kind: "published",
  title: "The manual of the MediaWiki Action API",
  edition: "1.39 to 1.43",
  address: `${api}Main_page`,
  sections,
};

/** Returns the decisions of a service. `source` is the self-description of the wiki. */
export function questionsOf(service: string, source: string): Readonly<Record<Question, JsonObject>> {
  const open = { answer: "unknown", ground: "project" };
  return {
    protocol: {
      question: `How are requests to “${service}” and its responses written?`,
      source: `${source}, requests`,
      answer: "As in the Action API of every MediaWiki. A client logs in with a bot password and a login token.",
      reason:
        "The wiki describes its modules and their parameters, but not the protocol, which is the same on every wiki.",
      ground: Object.keys(sections).map((section) => `${MANUAL}, ${section}`),
    },
    authentication: {
      question: `Which requests to “${service}” need an account?`,
      ...open,
      reason: "The wiki does not state which rights its readers need.",
    },
    results: {
      question: `Which members do the modules of “${service}” add to a response?`,
      ...open,
      reason: "The wiki describes requests, but no responses. “kiln learn” finds the members in recorded responses.",
    },
    baseUrl: {
      question: `What is the URL of “${service}”?`,
      ...open,
      reason: "The imported file has no information about the site.",
    },
    version: {
      question: `Which version of MediaWiki is “${service}”?`,
      ...open,
      reason: "The imported file does not state a version in the form of Semantic Versioning.",
    },
  };
}

export const ENDPOINT = "/api.php";

export const constants = { action: "query", format: "json", formatversion: "2", errorformat: "plaintext" } as const;

export const groups: Readonly<Record<string, { readonly title: string; readonly role: string }>> = {
  list: { title: "List modules", role: "items" },
  prop: { title: "Property modules", role: "properties" },
  meta: { title: "Meta modules", role: "facts" },
};

/** The first parameter of `query` that selects the pages of a request. Later ones modify the selection. */
export const FIRST_OF_PAGE_SET = "titles";

export const pages = { pages: ["titles", "pageids"], revisions: ["revids"] } as const;

/** The parameters that each set requires. They are used if the input does not describe the whole request. */
export const requiredParameters: Readonly<Record<string, JsonObject>> = {
  main: { format: "string", formatversion: "string", errorformat: "string" },
  "page-set": {
    titles: { type: "string", multiple: true },
    pageids: { type: "integer", multiple: true },
    revids: { type: "integer", multiple: true },
  },
  query: { continue: "string" },
};

export const requestSets: Readonly<Record<string, string>> = {
  main: "Main parameters",
  "page-set": "Page set",
  query: "Query",
};

/** A value of the parameter `type` by which the module for tokens is recognized. */
export const TOKEN = "csrf";

export const account: Readonly<Record<string, string>> = {
  login: "The client posts `action=login` with the name and password of a bot password and with a login token.",
  session: "Later requests identify the session by the cookies that responses set.",
  writing: "A write request is posted with a token in `token`. After the error `badtoken`, it is tried once more.",
  logout: "The client posts `action=logout` with a token of the type `csrf`.",
};

/** The limits for a wiki that describes no parameter with limits. */
export const defaultLimits = {
  limit: { minimum: 1, maximum: 500, highMaximum: 5000 },
  multiple: { low: 50, high: 500 },
} as const;

export const HIGH_RIGHT = "apihighlimits";

/** The code of the warning about a limit that exceeds its maximum. */
export const OUT_OF_RANGE = "outofrange";
