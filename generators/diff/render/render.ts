import type { Report } from "../report.ts";
import { renderJson } from "./json.ts";
import type { Look } from "./look.ts";
import { renderText } from "./text.ts";

/** The formats of a report. */
export type ReportFormat = keyof typeof renderers;

type Renderer = (report: Report, look: Look) => string;

const renderers = { text: renderText, json: renderJson } as const satisfies Readonly<Record<string, Renderer>>;

export const reportFormats = Object.keys(renderers) as readonly ReportFormat[];

export function renderReport(report: Report, format: ReportFormat, look: Look): string {
  return renderers[format](report, look);
}
