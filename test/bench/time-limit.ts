/** Time limit for the measurements of one size. */
export interface TimeLimit {
  /** Returns the remaining milliseconds; 0 or less if the time is up. */
  left(): number;
  /** Returns whether one more round fits, if it takes as long as each of the `done` ones on average. */
  hasRoomFor(done: number): boolean;
}

export function timeLimit(milliseconds: number): TimeLimit {
  const start = performance.now();
  const left = (): number => start + milliseconds - performance.now();
  return { left, hasRoomFor: (done) => left() > (performance.now() - start) / done };
}
