/** An error stops the compilation; a warning does not. */
export type Severity = "error" | "warning";
