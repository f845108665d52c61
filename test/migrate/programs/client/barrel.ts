export { type ShelvesItem, type BooksItem as Book } from "@example/client/library";
export * from "@example/client/office";
