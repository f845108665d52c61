import { createLibraryClient, type ItemOf, type ListArgument, type ListModules } from "@example/client/library";

const library = createLibraryClient({ endpoint: "https://library.invalid/find", userAgent: "test/1.0 (me@example.org)" });

export async function first<Name extends keyof ListModules, const P extends ListModules[Name]>(name: Name, parameters: ListArgument<Name, P>): Promise<unknown> {
  for await (const item of library.list(name as string as never, parameters as never)) return item;
  return undefined;
}

export const one = first("shelves", { from: "A" });
export const other = first("books", { from: "B", limit: 1 });
export type Shelf = ItemOf<"shelves">;

function titleOf<Key extends keyof ItemOf<"books">>(book: ItemOf<"books">, key: Key): ItemOf<"books">[Key] {
  return book[key];
}

export const title = (book: ItemOf<"books">) => titleOf(book, "title");

const shared = { from: "C", limit: 3 } as const;
export const kept = library.list("books", shared);
export const spread = library.list("books", { ...shared, genre: "history" });

const name = "from";
export const computed = library.list("books", { [name]: "D", limit: 1 } as const);
export const lent = library.list("lending", { reader: "R" });
export const split = library.list("books", { genre: "novel", limit: 1 });
const request = { list: { shelves: { from: "E" } } } as const;
export const asked = library.query(request);
export const from = request.list.shelves.from;
