import { describe, expect, it } from "vitest";
import { answerForms } from "../../../templates/runtime/action-api/server/response.ts";
import { inVersion1 } from "../../../templates/runtime/action-api/server/formats/formats.ts";
import { jsonText, xmlText } from "../../../templates/runtime/action-api/server/formats/serializers.ts";
import {
  numberedPages,
  underNumbers,
  type PageOrder,
} from "../../../templates/runtime/action-api/server/response-modules.ts";
import { recordedRows } from "../../support/recorded-rows.ts";
import { queryServer } from "./support/package.ts";

/*
 * The older format version and XML, converted from the real system's responses in the newer version and compared byte
 * by byte.
 */

interface Row {
  readonly id: string;
  readonly query: string;
  readonly version2: any;
  readonly version1: string;
  readonly xml?: string;
}

const { writtenForms } = await queryServer();
const forms = answerForms(writtenForms);
const rows = recordedRows<Row>("versions");

/** Returns the response with its pages keyed by id. In the newer version, the last missing title comes first. */
function numbered({ query, version2 }: Row): object {
  const pages = version2.query?.pages;
  if (!Array.isArray(pages)) return version2;
  const order: PageOrder = new URLSearchParams(query).has("titles") ? "titles" : "ids";
  return { ...version2, query: { ...version2.query, pages: underNumbers(numberedPages(pages.toReversed(), order)) } };
}

describe("recorded responses", () => {
  it.each(rows.map((row) => [row.id, row] as const))("%s in the older version", (_, row) => {
    expect(jsonText(inVersion1(numbered(row), forms), { ascii: false })).toBe(row.version1);
  });

  it.each(rows.filter(({ xml }) => xml !== undefined).map((row) => [row.id, row] as const))("%s in XML", (_, row) => {
    expect(xmlText(numbered(row), { forms, withNamespace: false, lines: false })).toBe(row.xml);
  });
});

it("an object without members stays one in the older version, and one whose members are false becomes a list", () => {
  const converted = inVersion1({ empty: {}, wrong: { a: false } }, { body: {}, shapes: {} });
  expect(converted).toEqual({ empty: {}, wrong: [] });
});
