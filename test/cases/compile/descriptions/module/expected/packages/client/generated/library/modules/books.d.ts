// The module books of library. Generated: change the spec instead.
import type { Genres } from "../values.js";

/**
 * Lists the books of the library, by title.
 *
 * The parameters of `books`, without the prefix `bk`. The module can be a generator.
 * @see {@link https://library.example/manual/books}
 */
export interface BooksParameters {
  /**
   * The genres to list. Without it books of every genre are listed. Up to 50 values, for callers with high limits up to 500.
   *
   * Wire name: `bkgenre`, in a generator `gbkgenre`.
   */
  readonly genre?: Genres | readonly Genres[] | undefined;
  /**
   * The year of the edition. A whole number of at least 1450.
   *
   * Wire name: `bkyear`, in a generator `gbkyear`.
   */
  readonly year?: number | undefined;
  /**
   * Where the list starts.
   *
   * Wire name: `bkfrom`, in a generator `gbkfrom`.
   */
  readonly from?: string | undefined;
  /**
   * What to say of each book. Up to 50 values, for callers with high limits up to 500. Deprecated: `pages`.
   *
   * - `title`: The title of the book.
   * - `pages`: How many pages it has.
   *
   * Wire name: `bkprop`, in a generator `gbkprop`.
   */
  readonly prop?: "title" | "year" | "pages" | readonly ("title" | "year" | "pages")[] | undefined;
  /**
   * Maximum number: 1 to 500, for callers with high limits up to 5000, or `max` for the maximum. Default: `10`.
   *
   * Wire name: `bklimit`, in a generator `gbklimit`.
   */
  readonly limit?: number | "max" | undefined;
  /**
   * Text.
   *
   * Wire name: `bkcontinue`, in a generator `gbkcontinue`.
   */
  readonly continue?: string | undefined;
}
