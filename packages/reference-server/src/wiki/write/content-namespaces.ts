import { namespaces } from "../../query/site/namespaces.ts";

/** The namespaces whose pages may count as articles. */
export const contentNamespaces: ReadonlySet<number> = new Set(
  namespaces.flatMap(({ id, content }) => (content ? [id] : [])),
);
