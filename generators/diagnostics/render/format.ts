export const formats = ["text", "json", "sarif", "github"] as const;

/** The formats of diagnostics. */
export type Format = (typeof formats)[number];
