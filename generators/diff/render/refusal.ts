import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Locate } from "../../diagnostics/position.ts";
import { visible } from "../../diagnostics/visible.ts";
import { findingsJunit } from "./junit.ts";
import { findingList } from "./markdown/approvals.ts";
import { code } from "./markdown/text.ts";

/** Renders a document for a comparison that was not possible, because the spec of a revision has errors. */
type Refusal = (title: string, findings: readonly Diagnostic[], locate: Locate) => string;

/** Renderers for the report formats that findings do not support. */
export const refusals: { readonly [Format in "junit" | "markdown"]: Refusal } = {
  junit: (title, findings, locate) => findingsJunit(visible(`The spec of ${title}`), findings, locate),
  markdown: (title, findings, locate) =>
    `## Spec changes\n\nNot compared: the spec of ${code(title)} has errors.\n\n${findingList(findings, locate)}`,
};
