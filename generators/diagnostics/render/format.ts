export const formats = ["text", "json", "sarif", "github"] as const;

/** How diagnostics are said. */
export type Format = (typeof formats)[number];
