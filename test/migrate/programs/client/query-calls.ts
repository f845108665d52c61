import { createLibraryClient, type BooksParameters, type ShelvesItem, type ShelvesParameters } from "@example/client/library";

// from, history and shelves in a comment stay.
const library = createLibraryClient({ endpoint: "https://library.invalid/find", userAgent: "test/1.0 (me@example.org)" });

export async function books(from: string, genre: 'history' | 'comedy'): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const book of library.list("books", { from, genre, limit: 1 })) found.push(book.title, "history");
  for await (const book of library.list("books", { 'from': "A", genre: ["history", `comedy`], prop: "title", limit: "max" })) {
    const { title, } = book;
    found.push(title);
  }
  return found;
}

export async function shelves(parameters: ShelvesParameters): Promise<readonly ShelvesItem[]> {
  const all: ShelvesItem[] = [];
  for await (const shelf of library.list("shelves", { ...parameters, from: "A" })) all.push(shelf);
  const result = await library.query({ list: { shelves: { kind: "open" }, books: {} } });
  for (const { from: start } of result.list.shelves) console.log(start, "shelves");
  return all;
}

export type Start = Pick<BooksParameters, "from" | "limit">;
export type Rest = Omit<BooksParameters, "from">;
export type From = BooksParameters["from"];
export const key: keyof BooksParameters = "from";
export const genres = ["history", "comedy"] as const satisfies readonly NonNullable<BooksParameters["genre"]>[];

export function startOf(parameters: BooksParameters): string | undefined {
  const { from, ...rest } = parameters;
  console.log(rest.year, "from" in parameters);
  return parameters.from ?? parameters["from"] ?? from;
}
