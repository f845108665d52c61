import type { Selected } from "../../storage/select.ts";

export const categoryColumns = [
  "categories.title",
  "categories.pages",
  "categories.subcategories",
  "categories.files",
  "categories.hidden",
] as const;

/** Returns the number of members of a category: in total and by kind. */
export function sizesOf(row: Selected<(typeof categoryColumns)[number]>) {
  const [size, files, subcats] = [row["categories.pages"], row["categories.files"], row["categories.subcategories"]];
  return { size, pages: size - files - subcats, files, subcats };
}
