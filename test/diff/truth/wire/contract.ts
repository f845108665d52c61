/** What a generated contract finds in an answer. */
export type Contract = (request: object) => Promise<{ readonly checkAnswer: (answer: object) => readonly Violation[] }>;

export interface Violation {
  readonly rule: string;
  readonly detail: string;
}
