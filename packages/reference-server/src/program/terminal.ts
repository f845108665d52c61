/** Where a program writes. */
export interface Terminal {
  /** The program, as its help calls it. */
  readonly name: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** 0: done. 1: there is no such key. 2: not done. 3: an internal error. */
export type ExitCode = 0 | 1 | 2 | 3;
