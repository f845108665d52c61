// The value sets of library. Generated: change the spec instead.

/**
 * Genres. What kind of text a book holds.
 *
 * - `novel`: A long story that never happened.
 */
export type Genres = "comedy" | "history" | "novel";
