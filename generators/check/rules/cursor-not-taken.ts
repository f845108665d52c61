import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { answeredPage, pageMembers } from "../../model/page.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation } from "../../model/resource.ts";
import type { Rule } from "../rule.ts";

/** If a response contains the start of the next page, requests should have a parameter for it. */
export const cursorNotTaken: Rule = {
  code: "cursor-not-taken",
  check(model, report) {
    for (const resource of resourceServices(model).flatMap(({ resources }) => resources)) {
      for (const operation of resource.operations) {
        const page = answeredPage(resource, operation);
        const member = page && pageMembers(page).next;
        if (member === undefined || operation.method !== "GET" || operation.query.some(takesCursor)) continue;
        report(diagnostic("cursor-not-taken", operation.place, { member }));
      }
    }
  },
};

function takesCursor({ role }: Operation["query"][number]): boolean {
  return role?.kind === "after" || role?.kind === "offset" || role?.kind === "number";
}
