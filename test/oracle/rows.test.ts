import { expect, test } from "vitest";
import { rowsOf } from "./rows.ts";

const verdict = JSON.stringify({ id: 1, query: "list=allpages", outcome: "ok", errors: [], warnings: [] });
const response = JSON.stringify({ id: 1, query: "list=allpages", body: {} });

test.each([
  ["verdicts", `${verdict}\n${verdict}\n`, "verdicts"],
  ["responses", `${response}\r\n${response}`, "answers"],
  ["responses of other than objects", JSON.stringify({ query: "", body: "text" }), "answers"],
])("reads %s", (_, text, kind) => expect(rowsOf(text).kind).toBe(kind));

test.each([
  ["no rows", "\n\n", "It has no rows."],
  ["text", "id,query\n", "Line 1 is not JSON."],
  ["broken JSON after a blank line", `${verdict}\n\n{"id":`, "Line 3 is not JSON."],
  ["a document", '[\n{"a": 1}]', "Line 1 is not JSON."],
  ["lists", "[1]", "Line 1 is not a JSON object."],
  ["nothing", "null", "Line 1 is not a JSON object."],
  ["one form among the other", `${verdict}\n${response}`, "Line 2 has no usable `outcome`, `errors`, `warnings`."],
  ["a verdict among responses", `${response}\n${verdict}`, "Line 2 has no usable `body`."],
  ["another outcome", verdict.replace('"ok"', '"fine"'), "Line 1 has no usable `outcome`."],
  ["codes as one text", verdict.replace("[]", '"badvalue"'), "Line 1 has no usable `errors`."],
])("names the line of a file with %s", (_, text, reason) => expect(rowsOf(text)).toEqual({ kind: "unusable", reason }));

test("rejects whole HTTP exchanges with a reason", () => {
  const row = { id: "1", method: "GET", url: "{endpoint}?list=allpages", status: 200, headers: {}, body: {} };
  expect(rowsOf(JSON.stringify(row))).toMatchObject({
    reason: expect.stringContaining("It is a whole HTTP exchange, with `url` and `status`") as string,
  });
});
