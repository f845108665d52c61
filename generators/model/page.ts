import { valueOr } from "./fact.ts";
import { onlyResponse } from "./operations.ts";
import type { Operation, Resource, ResourceService, Response, Shape } from "./resource.ts";

/** The members of a page of a list; undefined is what it does not have. */
export interface PageMembers {
  readonly items: string;
  /** Where the next page begins. */
  readonly next: string | undefined;
  /** The number of items on all pages. */
  readonly total: string | undefined;
}

/** A page is made of a list, a text and a number (`bind/pages.ts`): each is told by its type. */
export function pageMembers({ fields }: Shape): PageMembers {
  const ofKind = (kind: "list" | "string" | "integer"): string | undefined =>
    fields.find(({ type }) => valueOr(type, undefined, "marked-beside")?.kind === kind)?.name;
  return { items: ofKind("list")!, next: ofKind("string"), total: ofKind("integer") };
}

/** The shape of the page that an operation answers with, where that is its only answer. */
export function answeredPage(resource: Pick<Resource, "shapes">, operation: Operation): Shape | undefined {
  const response = onlyResponse(operation);
  return response && pageIn(resource, response);
}

/** The shape of the page that an answer is, where it is one. */
export function pageIn({ shapes }: Pick<Resource, "shapes">, { body }: Response): Shape | undefined {
  const type = valueOr(body, undefined, "marked-beside");
  return type?.kind === "shape"
    ? shapes.find(({ name, pageOf }) => name === type.shape && pageOf !== undefined)
    : undefined;
}

/** The members of the pages of a service: they are the same in all. Undefined where no operation answers with one. */
export function pagesOf({ resources }: ResourceService): PageMembers | undefined {
  const [page] = resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => answeredPage(resource, operation) ?? []),
  );
  return page && pageMembers(page);
}
