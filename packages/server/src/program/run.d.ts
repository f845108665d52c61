/** Where a program speaks. */
export interface Terminal {
  /** Of the program, as its help calls it. */
  readonly name: string;
  readonly out: (text: string) => void;
  readonly error: (text: string) => void;
}

/** 0: done. 1: there is no such thing. 2: not done. 3: an internal error. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The program of the server: the command that the arguments name, or `serve`. Serving ends when the process is told to end. */
export declare function run(args: readonly string[], terminal: Terminal): Promise<ExitCode>;
