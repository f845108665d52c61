import { expect, test } from "vitest";
import { dataClaim, documented } from "../spec/claim.ts";
import { catalogueSurplus } from "./catalogue-surplus.ts";
import { numberedUnits } from "./numbered-units.ts";
import { placeStatements } from "./place-statements.ts";

const text = `# A library

It lends books. It has \`rooms\`.

## Books

| Name | Type |
|---|---|
| title | text |
| year | number |

Rules:
1. Return them.
2. A book is lent once. Not twice.
- Rooms: not shown.
`;

test("sentences, rows of tables and items are numbered through the document", () => {
  expect(numberedUnits(text)).toEqual([
    { number: 1, section: "A library", text: "It lends books." },
    { number: 2, section: "A library", text: "It has `rooms`." },
    { number: 3, section: "Books", text: "| title | text |" },
    { number: 4, section: "Books", text: "| year | number |" },
    { number: 5, section: "Books", text: "Return them." },
    { number: 6, section: "Books", text: "A book is lent once." },
    { number: 7, section: "Books", text: "Not twice." },
    { number: 8, section: "Books", text: "Rooms: not shown." },
  ]);
});

test("a statement needs places, and the spec must have them", () => {
  const found = dataClaim({ books: { "title of it": "text", "title of all": "text", year: 1 } }, documented);
  const places = [[], ["books › year"], ["books › title of i…"], ["books › title…"], ["books › room"]];
  const listed = places.map((some, index) => ({ number: index + 1, places: some }));
  const faults = placeStatements(numberedUnits(text), listed, found).flatMap((one) => one.faults);
  expect(faults).toEqual([
    "the spec has no books › title…, which carries statement 4 (Books)",
    "the spec has no books › room, which carries statement 5 (Books)",
    "statement 6 (Books) has no place",
    "statement 7 (Books) has no place",
    "statement 8 (Books) has no place",
  ]);
});

test("a module or a parameter that only the catalogue has is found", () => {
  const modules = {
    books: { group: "list", prefix: "bk", parameters: { genre: { values: ["a"] }, limit: { type: "limit" } } },
  };
  const books = "- `books` prefix `bk`, list: genre:{a|b}* (all; not: c), limit:L=10 and shelf:S.";
  const catalogue = `${books}\n- \`loans\` prefix (empty), meta: from:S.\n`;
  expect(catalogueSurplus({ modules, sets: {}, parameterGroups: {} }, catalogue)).toEqual([
    "the statements do not have the parameter shelf of books",
    "the statements do not have the module loans",
  ]);
});
