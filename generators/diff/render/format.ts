export const reportFormats = ["text", "json", "sarif", "junit", "github", "markdown"] as const;

/** The formats of a report. */
export type ReportFormat = (typeof reportFormats)[number];
