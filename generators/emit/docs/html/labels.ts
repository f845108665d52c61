import type { PageKind } from "../site.ts";

/** Labels above the titles of pages. */
export const kindLabels: Readonly<Record<PageKind, string>> = {
  start: "Documentation",
  service: "Service",
  topic: "Topic",
  list: "List",
  resource: "Resource",
  operation: "Operation",
  module: "Module",
  "request-parameters": "Request parameters",
  "value-set": "Value set",
  error: "Error code",
  decision: "Decision",
  questions: "Open questions",
  provenance: "Provenance",
  changes: "Versions",
  release: "Version",
  text: "Guide",
};
