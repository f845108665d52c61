import type { Report } from "../report.ts";
import type { ReportFormat } from "./format.ts";
import { renderGithub } from "./github.ts";
import { renderJson } from "./json.ts";
import { renderJunit } from "./junit.ts";
import type { Look } from "./look.ts";
import { renderMarkdown } from "./markdown/markdown.ts";
import { renderSarif } from "./sarif.ts";
import { renderText } from "./text.ts";

const renderers: { readonly [One in ReportFormat]: (report: Report, look: Look) => string } = {
  text: renderText,
  json: renderJson,
  sarif: renderSarif,
  junit: renderJunit,
  github: renderGithub,
  markdown: renderMarkdown,
};

export function renderReport(report: Report, format: ReportFormat, look: Look): string {
  return renderers[format](report, look);
}
