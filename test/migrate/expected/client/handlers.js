/** @param {import("@example/client/library").BooksParameters} parameters */
export function ofBooks({ start: from, year }) {
  return `${from} ${year}`;
}

/** @type {import("@example/client/library").BooksParameters} */
export const some = { start: "A", genre: "past", limit: 1 };
