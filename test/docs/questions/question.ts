/** What a newcomer types, and the places of the site that answer it. */
export interface Question {
  readonly ask: string;
  /** Any one of them is an answer. */
  readonly answers: readonly string[];
  /** Why the search does not find an answer among the first three. */
  readonly missed?: string;
}
