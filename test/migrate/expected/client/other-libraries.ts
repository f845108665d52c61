/* The same names, and nothing of the package. */
interface BooksParameters {
  readonly from: string;
  readonly genre: "history" | "comedy";
}

export const parameters: BooksParameters = { from: "shelves", genre: "history" };
export const { from } = parameters;
export const shelves = [parameters["from"], parameters.genre === "history", Array.from([1]), Buffer.from("from")];
