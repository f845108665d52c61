import { addressOf, type Search } from "../search-of.ts";

/** A newcomer's search text and the places of the site that answer it. */
export interface Question {
  readonly ask: string;
  /** Any one of these is a valid answer. */
  readonly answers: readonly string[];
  /** Reason why the search does not find an answer among the first three results. */
  readonly missed?: string;
}

/** Returns the position of the first result that is an answer, from 1, or 0 if there is none. */
export function rankOf(search: Search, { ask, answers }: Question): number {
  return search(ask).findIndex((place) => answers.includes(addressOf(place))) + 1;
}
