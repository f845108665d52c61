import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { projectFiles } from "../../generators/cli/docs.ts";
import { rootFolder } from "../support/emit.ts";
import { rankOf, type Question } from "./questions/question.ts";
import { searchOf } from "./search-of.ts";
import { models, siteOf } from "./sites.ts";

const text = (name: string): string => `texts/${name}.html`;
const module = (name: string): string => `api/query/modules/${name}.html`;
const operation = (name: string): string => `api/exchange/operations/${name}.html`;
const error = (service: string, code: string): string => `api/${service}/errors/${code}.html`;
const topic = (name: string): readonly string[] =>
  ["exchange", "query"].map((service) => `api/${service}/${name}.html`);

/** Questions that the site of any project answers. */
const general: readonly Question[] = [
  { ask: "python", answers: ["clients.html#python"] },
  { ask: "cors", answers: ["clients.html#browsers"] },
  { ask: "install", answers: ["clients.html#install"] },
  { ask: "typescript types", answers: ["clients.html", "clients.html#javascript"] },
  { ask: "mock server", answers: ["clients.html#mock"] },
  { ask: "what changed", answers: ["changes.html"] },
  { ask: "changelog", answers: ["changes.html"] },
  { ask: "openapi download", answers: ["openapi.html"] },
  { ask: "postman", answers: ["openapi.html"] },
];

/** Questions of a bot author, an integrator, a product owner and a maintainer. */
const own: readonly Question[] = [
  { ask: "page text", answers: [`${text("query-tasks")}#heading-get-the-text-of-a-page`, module("revisions")] },
  { ask: "category members", answers: [module("categorymembers")] },
  { ask: "recent edits", answers: [module("recentchanges")] },
  { ask: "list users", answers: [module("users"), module("allusers")] },
  { ask: "continue a query", answers: ["api/query/request-parameters/query.html#parameter-continue"] },
  { ask: "search pages", answers: [module("search")] },
  { ask: "edit pages", answers: [`${text("query-tasks")}#heading-edit-create-move-upload-or-delete-a-page`] },
  { ask: "rate limits", answers: [...topic("limits"), error("query", "ratelimited")] },
  { ask: "api key header", answers: ["api/exchange/authentication.html#keys"] },
  { ask: "read only key", answers: [error("exchange", "read_only_api_key")] },
  { ask: "create paging group", answers: [operation("createPagingGroup")] },
  { ask: "start a call", answers: [`${text("exchange-tasks")}#heading-start-a-call-or-see-who-is-calling`] },
  { ask: "key expired", answers: [error("exchange", "invalid_api_key")] },
  { ask: "json errors", answers: [error("exchange", "invalid_json"), ...topic("errors-and-retries")] },
  { ask: "errors", answers: topic("errors-and-retries") },
  { ask: "authentication", answers: topic("authentication") },
  { ask: "webhooks", answers: topic("scope") },
  { ask: "idempotency", answers: [error("exchange", "idempotency_key_reused")] },
  { ask: "open questions", answers: ["questions.html"] },
  { ask: "why decided", answers: ["index.html#status", "decisions.html"] },
  { ask: "maxlag", answers: [error("query", "maxlag")] },
];

describe("the first result", () => {
  const search = searchOf(siteOf(models.real(), projectFiles(rootFolder)));

  test("answers at least 26 of 30 questions", () => {
    const questions = [...general, ...own];
    expect(questions.length).toBe(30);
    const ranks = questions.map((question) => ({ ask: question.ask, rank: rankOf(search, question) }));
    const missed = ranks.filter(({ rank }) => rank !== 1);
    console.log(`${30 - missed.length} of 30 by the first result; others: ${JSON.stringify(missed)}`);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(4);
    expect(missed.filter(({ rank }) => rank === 0)).toEqual([]);
  });

  test("is none for a word that the site does not have", () => {
    for (const word of ["soap", "grpc", "billing", "price", "invoice", "golang", "docker", "websocket"])
      expect(search(word), word).toEqual([]);
  });

  test("is a value without a meaning only if its whole name is typed", () => {
    const isIcon = ({ kind, path }: { readonly kind: string; readonly path: string }): boolean =>
      kind === "Value" && path.endsWith("/icons.html");
    for (const query of ["icon", "user icon", "article", "lock", "cdxIcon"])
      expect(search(query).some(isIcon), query).toBe(false);
    expect(search("cdxIconEditLock").some(isIcon)).toBe(true);
  });
});

describe("the site of strangers", () => {
  const stranger = join(rootFolder, "test/services/booking-shop");
  const search = searchOf(siteOf(models.stranger(), projectFiles(stranger)));

  test.each(general)("answers “$ask” by its first result", (question) => expect(rankOf(search, question)).toBe(1));

  test("has no synonyms of another project", () => {
    for (const word of ["wikitext", "sysop", "transclude"]) expect(search(word), word).toEqual([]);
  });
});
