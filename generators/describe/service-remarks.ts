import type { Service } from "../model/model.ts";
import { queryRemarks } from "./query-remarks.ts";
import { resourceRemarks } from "./resource-remarks.ts";

/**
 * What no document states of a service as a whole, as a list of Markdown under a sentence; undefined where there is
 * nothing.
 */
export function serviceRemarks(service: Service): string | undefined {
  return remarkList(
    "Not documented for the service as a whole:",
    service.kind === "query" ? queryRemarks(service) : resourceRemarks(service),
  );
}

/**
 * The decisions that these remarks cite, on one line, for readers who need other things first; undefined where there
 * are none.
 */
export function serviceDecisions(service: Service): string | undefined {
  const cited = [...(serviceRemarks(service) ?? "").matchAll(/\((?:decided|unknown): ([^()]+)\)/g)].map(([, id]) => id);
  if (cited.length === 0) return undefined;
  return `For facts about the service that are not documented, see DECISIONS.md: ${[...new Set(cited)].join(", ")}.`;
}

/** Lines as a list under a sentence; undefined where there are none. */
export function remarkList(head: string, remarks: readonly string[]): string | undefined {
  return remarks.length === 0 ? undefined : `${head}\n\n${remarks.map((remark) => `- ${remark}`).join("\n")}`;
}
