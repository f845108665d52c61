import { expect, test } from "vitest";
import { mock } from "../../generators/emit/mock/emitter.ts";
import { validators } from "../../generators/emit/validators/emitter.ts";
import { importGenerated } from "../support/generated-project.ts";
import { importedProject } from "../import/openapi/import-text.ts";
import { explain } from "../../templates/runtime/mcp/describe.ts";

/* Error responses without codes: a mock sends them, and the validators check them. */

interface Mock {
  readonly error: (status: number, body?: unknown) => () => never;
  readonly apiMock: (options: object) => {
    readonly fetch: typeof fetch;
    readonly override: { readonly books: Readonly<Record<string, (handler: () => unknown) => void>> };
  };
}

interface Validators {
  readonly checkAnswer: (operation: string, value: unknown) => readonly { readonly wireName?: string }[];
}

const folder = importedProject("library", [validators, mock]);
const { apiMock, error } = await importGenerated<Mock>(folder, "mock/generated/api/index.js");
const { checkAnswer } = await importGenerated<Validators>(folder, "validators/generated/api/answers.js");

const baseUrl = "https://api.example/v1";

async function added(handler: () => unknown): Promise<{ readonly status: number; readonly body: unknown }> {
  const { fetch, override } = apiMock({ baseUrl, onError: () => undefined });
  override.books["add"]!(handler);
  const response = await fetch(`${baseUrl}/books`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer any", "x-key": "any" },
    body: JSON.stringify({ title: "Emma" }),
  });
  return { status: response.status, body: await response.json() };
}

test("an error response has a sample of its body", async () => {
  const { status, body } = await added(error(422));
  expect(status).toBe(422);
  expect(body).toEqual([expect.any(String)]);
  expect(checkAnswer("POST /books 422", body)).toEqual([]);
});

test("an error response has the given body", async () => {
  expect(await added(error(422, ["The title is taken."]))).toEqual({ status: 422, body: ["The title is taken."] });
});

test.each([
  ["another body", error(422, { title: 1 }), "a list, each item text expected"],
  ["another status", error(409), "no error response of books.add with the status 409 (described: 404, 422)"],
])("%s than described is reported", async (_, handler, told) => {
  const { status, body } = await added(handler);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(told);
});

test("a validator reads each error body by its status, class or default", () => {
  expect(checkAnswer("POST /books 422", ["Not valid."])).toEqual([]);
  expect(checkAnswer("POST /books 422", [1])).toMatchObject([{ wireName: "0" }]);
  expect(checkAnswer("GET /books 418", [])).toHaveLength(1);
  expect(checkAnswer("GET /books 418", ["a"])).toHaveLength(1);
});

test("a tool shows the body of an error without a code", () => {
  const failed = { code: "422", status: 422, message: "HTTP 422", body: '["The title is taken."]' };
  const service = { id: "api", title: "Library", entries: [] };
  expect(explain(service as never, "api.booksAdd", failed).content).toMatchObject([
    { text: 'Library refused api.booksAdd:\n{"status":422,"body":["The title is taken."]}' },
  ]);
});
