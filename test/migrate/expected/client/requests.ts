import { createLibraryClient } from "@example/client/library";
import { createOfficeClient } from "@example/client/office";

/* Prints the requests that it makes. */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  console.log(request.method, decodeURIComponent(request.url), await request.text());
  return Response.json(request.method + new URL(request.url).hostname === "GEToffice.invalid" ? [] : { id: 1, ro_id: 1, query: { books: [], shelves: [], racks: [] } });
};

const library = createLibraryClient({ endpoint: "https://library.invalid/find", userAgent: "test/1.0 (me@example.org)", fetch });
const office = createOfficeClient({ key: "k", tenant: "T", fetch });
const kept = { start: "D", limit: 2 } as const;

for await (const book of library.list("books", { start: "A", genre: ["past", "comedy"], prop: "name", limit: 10 })) console.log(book);
for await (const book of library.list("books", { ...kept, genre: "past" })) console.log(book);
await library.query({ list: { racks: { from: "B", kind: "open" } } });
await office.rooms.add({ ro_name: "A", places: 3, ro_kind: "salon" });
await office.rooms.list({ query: { storey: 2 } });
