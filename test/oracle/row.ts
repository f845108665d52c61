/** A request, and the verdict of the real system. */
export interface Row {
  readonly id: number;
  readonly module: string;
  readonly parameter: string | null;
  readonly case: string;
  readonly identity: "anon" | "admin";
  readonly query: string;
  readonly outcome: Outcome;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

export type Outcome = "ok" | "warning" | "error";
