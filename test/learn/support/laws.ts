import { expect, test } from "vitest";
import { random } from "../../support/random.ts";
import { lessonOf, librarySpec, messagesOf, taught, type Sources } from "./lesson.ts";
import { randomLibrary, randomRows, resultYaml, type RandomLibrary } from "./random-library.ts";

/** Tests the laws for responses that match a described result. Each seed gives a different result and response. */
export function lawsOfLearning(seeds: readonly number[]): void {
  test("they propose nothing and contradict nothing", () => {
    for (const seed of seeds) {
      const chance = random(seed);
      const library = randomLibrary(chance);
      const lesson = lessonOf(withResults(library), randomRows(chance, library, 20));
      expect(messagesOf(lesson), `seed ${seed}`).toEqual([]);
      expect(lesson.additions, `seed ${seed}`).toEqual([]);
    }
  });

  test("a spec without them learns a result that agrees with all of them, and compiles", () => {
    for (const seed of seeds) {
      const chance = random(seed);
      const library = randomLibrary(chance);
      const rows = randomRows(chance, library, 20);
      const first = lessonOf(librarySpec, rows);
      const second = lessonOf(taught(librarySpec, first), rows);
      expect(messagesOf(second), `seed ${seed}`).toEqual([]);
      expect(second.additions, `seed ${seed}`).toEqual([]);
    }
  });

  test("they teach a spec that knows half of them the other half", () => {
    for (const seed of seeds) {
      const chance = random(seed);
      const library = randomLibrary(chance);
      const rows = randomRows(chance, library, 20);
      const spec = withResults(halfOf(library));
      const second = lessonOf(taught(spec, lessonOf(spec, rows)), rows);
      expect(messagesOf(second), `seed ${seed}`).toEqual([]);
      expect(second.additions, `seed ${seed}`).toEqual([]);
    }
  });
}

function withResults({ books, authors }: RandomLibrary): Sources {
  const results = new Map([
    ["spec/library/modules/books.yaml", resultYaml(books)],
    ["spec/library/modules/authors.yaml", resultYaml(authors)],
  ]);
  return new Map([...librarySpec].map(([file, text]) => [file, text + (results.get(file) ?? "")]));
}

/** Returns every second member of each part, and at least one of the items. */
function halfOf({ books, authors }: RandomLibrary): RandomLibrary {
  const half = <T extends object>(fields: T): T =>
    Object.fromEntries(Object.entries(fields).filter((_, index) => index % 2 === 0)) as T;
  return {
    books: {
      items: half(books.items),
      results: half(books.results),
      generated: half(books.generated),
      body: half(books.body),
    },
    authors: { page: half(authors.page) },
  };
}
