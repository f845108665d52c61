import { addressOf, type Search } from "../search-of.ts";

/** What a newcomer types, and the places of the site that answer it. */
export interface Question {
  readonly ask: string;
  /** Any one of them is an answer. */
  readonly answers: readonly string[];
  /** Why the search does not find an answer among the first three. */
  readonly missed?: string;
}

/** The number of the first result that is an answer, from 1; 0 where none is. */
export function rankOf(search: Search, { ask, answers }: Question): number {
  return search(ask).findIndex((place) => answers.includes(addressOf(place))) + 1;
}
