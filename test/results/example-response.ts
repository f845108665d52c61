import type { QueryService } from "../../generators/model/query.ts";
import type { ResultField } from "../../generators/model/result.ts";
import { partsOf, type Location } from "../../generators/model/result-parts.ts";
import type { Members, Request } from "../oracle/response-row.ts";
import { callersOf, comes, pagesOf, type Caller } from "../oracle/meets.ts";
import type { Random } from "../support/random.ts";
import { exampleObject } from "./examples.ts";

/**
 * Returns a response with all required members and some optional ones, and a page of each kind. It has no error and no
 * continuation.
 */
export function exampleResponse(service: QueryService, request: Request, random: Random): Members {
  const { own, modules } = callersOf(service, request);
  const about = pagesOf(service, request, own);
  const { body, fields, results, pages } = service.answer!;
  const members = (all: readonly ResultField[], caller: Caller): Members =>
    exampleObject(
      service,
      all,
      (field) => comes(field, caller, about) && (!field.optional || field.substitutes.length > 0 || random.chance(0.5)),
    );
  const added = (location: Location, isThere: (field: ResultField) => boolean): Members => {
    const parts = service.modules.flatMap(partsOf).filter((part) => part.location === location);
    const asked = parts.flatMap((part) =>
      (modules.get(part.module.name) ?? []).flatMap((caller) => (caller.role === part.role ? [{ part, caller }] : [])),
    );
    return Object.assign(
      {},
      ...asked.map(({ part, caller }) => members(part.fields.filter(isThere), caller)),
    ) as Members;
  };
  const list = pages!.kinds.map(({ name, fields }) => ({
    ...added("page", (field) => field.pages.length === 0 || field.pages.includes(name)),
    ...members(fields, own),
  }));
  return {
    ...members(
      body.filter(({ name }) => !["error", "errors"].includes(name)),
      own,
    ),
    ...added("body", () => true),
    [results]: {
      ...members(fields, own),
      ...added("results", () => true),
      ...(about.some ? { [pages!.member]: list } : {}),
    },
  };
}
