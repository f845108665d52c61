/** @param {import("@example/client/library").BooksParameters} parameters */
export function ofBooks({ from, year }) {
  return `${from} ${year}`;
}

/** @type {import("@example/client/library").BooksParameters} */
export const some = { from: "A", genre: "history", limit: 1 };
