import { onlyResponse } from "./operations.ts";
import type { Operation, Resource, ResourceService, Response, Shape } from "./resource.ts";

/** The member names of a page of a list. A member is `undefined` if the page lacks it. */
export interface PageMembers {
  readonly items: string;
  /** The member that contains the start of the next page. */
  readonly next: string | undefined;
  /** The member that contains the number of items on all pages. */
  readonly total: string | undefined;
}

/**
 * Returns the members of a page. A page consists of a list, a string and a number (`bind/pages.ts`), so each member is
 * identified by its type.
 */
export function pageMembers({ fields }: Shape): PageMembers {
  const ofKind = (kind: "list" | "string" | "integer"): string | undefined =>
    fields.find(({ type }) => type.value?.kind === kind)?.name;
  return { items: ofKind("list")!, next: ofKind("string"), total: ofKind("integer") };
}

/** Returns the shape of the page that an operation returns, if that is its only response. */
export function answeredPage(resource: Pick<Resource, "shapes">, operation: Operation): Shape | undefined {
  const response = onlyResponse(operation);
  return response && pageIn(resource, response);
}

/** Returns the shape of the page in a response, or `undefined` if the response is not a page. */
export function pageIn({ shapes }: Pick<Resource, "shapes">, { body }: Response): Shape | undefined {
  const type = body?.value;
  return type?.kind === "shape"
    ? shapes.find(({ name, pageOf }) => name === type.shape && pageOf !== undefined)
    : undefined;
}

/**
 * Returns the page members of a service, which are the same for all pages. Returns `undefined` if no operation returns
 * a page.
 */
export function pagesOf({ resources }: ResourceService): PageMembers | undefined {
  const [page] = resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => answeredPage(resource, operation) ?? []),
  );
  return page && pageMembers(page);
}
