/** A generated contract, which reports violations in a response. */
export type Contract = (
  request: object,
) => Promise<{ readonly checkAnswer: (response: object) => readonly Violation[] }>;

export interface Violation {
  readonly rule: string;
  readonly detail: string;
}
