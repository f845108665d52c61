import { createLibraryClient, type BooksParameters, type RacksItem, type RacksParameters } from "@example/client/library";

// from, history and shelves in a comment stay.
const library = createLibraryClient({ endpoint: "https://library.invalid/find", userAgent: "test/1.0 (me@example.org)" });

export async function books(from: string, genre: 'history' | 'comedy'): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const book of library.list("books", { start: from, genre, limit: 1 })) found.push(book.title, "history");
  for await (const book of library.list("books", { 'start': "A", genre: ["past", `comedy`], prop: "name", limit: "max" })) {
    const { title, } = book;
    found.push(title);
  }
  return found;
}

export async function shelves(parameters: RacksParameters): Promise<readonly RacksItem[]> {
  const all: RacksItem[] = [];
  for await (const shelf of library.list("racks", { ...parameters, from: "A" })) all.push(shelf);
  const result = await library.query({ list: { racks: { kind: "open" }, books: { limit: 10 } } });
  for (const { from: start } of result.list.racks) console.log(start, "shelves");
  return all;
}

export type Start = Pick<BooksParameters, "start" | "limit">;
export type Rest = Omit<BooksParameters, "start">;
export type From = BooksParameters["start"];
export const key: keyof BooksParameters = "start";
export const genres = ["past", "comedy"] as const satisfies readonly NonNullable<BooksParameters["genre"]>[];

export function startOf(parameters: BooksParameters): string | undefined {
  const { start: from, ...rest } = parameters;
  console.log(rest.year, "start" in parameters);
  return parameters.start ?? parameters["start"] ?? from;
}
