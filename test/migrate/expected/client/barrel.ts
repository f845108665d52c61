export { type RacksItem as ShelvesItem, type BooksItem as Book } from "@example/client/library";
export * from "@example/client/office";
