import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { operationsOf } from "../../model/operations.ts";
import { resourceServices } from "../../model/queries.ts";
import type { Operation } from "../../model/resource.ts";
import type { Place } from "../../model/place.ts";
import type { Rule } from "../rule.ts";

/** In HTTP some requests and responses have no body, so a specified body is not sent. */
export const unexpectedBody: Rule = {
  code: "unexpected-body",
  check(model, report) {
    const operations = resourceServices(model).flatMap(operationsOf);
    for (const { what, remedy, place } of operations.flatMap(bodies))
      report(diagnostic("unexpected-body", place, { what, remedy }));
  },
};

interface Body {
  readonly what: string;
  readonly remedy: string;
  readonly place: Place;
}

function bodies({ method, request, responses, place }: Operation): readonly Body[] {
  const found: Body[] = [];
  if ((method === "GET" || method === "HEAD") && request !== undefined) {
    found.push({ what: `A ${method} request`, remedy: "Use query parameters, or another method, such as POST", place });
  }
  for (const response of responses) {
    const status = response.httpStatus.value;
    const body = response.body ?? response.media;
    if (body === undefined) continue;
    if (method === "HEAD") found.push({ what: "A response to HEAD", remedy: "Leave the body out", place: body.place });
    if (status === undefined || !isWithoutBody(status)) continue;
    const remedy = "Use another status, such as 200, or leave the body out";
    found.push({ what: `A response with the status ${status}`, remedy, place: body.place });
  }
  return found;
}

/** RFC 9110: 1xx, 204, 205 and 304. */
function isWithoutBody(status: number): boolean {
  return status < 200 || [204, 205, 304].includes(status);
}
