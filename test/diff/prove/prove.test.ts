import { expect, test } from "vitest";
import { baseFolder, overBase } from "../../support/base.ts";
import { readFiles } from "../../support/files.ts";
import { provedBetween, provedCase, revisionOf } from "./support.ts";

/* A few cases; `cases.slow.test.ts` has all of them. */
test.each([
  ["parameter-renamed", "breaking", "breaking", "BooksParameters.from is gone"],
  ["value-added", "compatible", "risk", "compiles with the new ones"],
  ["rule-added", "breaking", "compatible", "refuses calls that were accepted"],
])("%s: %s for compiled code, %s for servers", (name, compiles, serves, message) => {
  const { proof } = provedCase(name).find(({ judged }) => judged.id === name)!.proved;
  expect([proof?.compiles.proved, proof?.serves.proved]).toEqual([compiles, serves]);
  expect(proof?.compiles.message).toContain(message);
});

test.each([
  ["high-maximum-raised", "compatible"],
  ["limit-minimum-lowered", "compatible"],
  ["high-maximum-lowered", "breaking"],
  ["limit-minimum-raised", "breaking"],
])("%s is %s for who compiles, whatever the message of the refused call says", (name, verdict) => {
  expect(provedCase(name).map(({ proved }) => proved.verdicts.compiles)).toEqual([verdict]);
});

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

function edited(...edits: readonly Edit[]) {
  const files = new Map(readFiles(baseFolder));
  for (const { file, from, to } of edits) files.set(file, files.get(file)!.replace(from, to));
  return revisionOf(overBase(files));
}

const books = "spec/library/modules/books.yaml";
const authors = "spec/library/modules/authors.yaml";
const room = "spec/office/resources/room.yaml";

function breakingIn(before: ReturnType<typeof edited>, after: ReturnType<typeof edited>): readonly string[] {
  const proved = provedBetween(before, after).map((one) => one.proved);
  return proved
    .filter(({ proof }) => proof?.compiles.proved !== "compatible")
    .map(({ id, path }) => `${id} ${path.at(-1)!.name}`);
}

test("a renamed parameter is the cause despite a changed description of another parameter with its old name", () => {
  const other = {
    file: authors,
    from: "parameters:",
    to: "parameters:\n  from: { type: string, description: A name. }",
  };
  const before = edited(other);
  const after = edited(
    { ...other, to: other.to.replace("A name.", "Where to start.") },
    { file: books, from: "from: string", to: "start: { type: string, was: from }" },
  );
  expect(breakingIn(before, after)).toEqual(["parameter-renamed start"]);
});

test("a renamed member is the cause despite a sunset and a changed description of the field with its old name", () => {
  const before = edited();
  const after = edited(
    { file: room, from: "ro_seats: integer }", to: "ro_places: { type: integer, was: ro_seats } }" },
    {
      file: room,
      from: "description: How many people it seats.",
      to: "description: How many seats it has., deprecated: true, sunset: '2030-01-01'",
    },
  );
  expect(breakingIn(before, after)).toEqual(["member-renamed ro_places"]);
});
