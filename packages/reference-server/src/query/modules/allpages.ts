import type { HandlersByModule } from "@kiln/server/query";
import { atLeast, atMost, beginsWith, equal, exists, isIn, missing, same, type Condition } from "../../storage/wiki/select.ts";
import { fullTitle, storedTitle, titlePart } from "../../wiki/titles.ts";
import type { Site } from "../site.ts";

type Handler = NonNullable<HandlersByModule["allpages"]>;
type Parameters = Handler extends (parameters: infer P, ...others: never[]) => unknown ? P : never;

const columns = ["pages.id", "pages.ns", "pages.title"] as const;

/** The pages of one namespace in the order of their titles. */
export function allpages({ storage }: Site): Handler {
  return async (parameters) => {
    const descending = parameters.dir === "descending";
    const rows = await storage.read(({ wiki }) =>
      wiki.select({ from: "pages", columns, where: conditionsOf(parameters), order: [{ column: "pages.title", descending }], limit: parameters.limit + 1 }),
    );
    const items = rows.map((row) => ({ pageid: row["pages.id"], ns: row["pages.ns"], title: fullTitle({ ns: row["pages.ns"], title: row["pages.title"] }) }));
    return { items, continueAt: ({ ns = 0, title = "" }) => storedTitle(ns, title) };
  };
}

function conditionsOf(parameters: Parameters): readonly Condition[] {
  const { namespace, from, to, prefix, continue: at, dir, filterredir, filterlanglinks, minsize, maxsize } = parameters;
  const [first, last] = dir === "descending" ? [atMost, atLeast] : [atLeast, atMost];
  return [
    equal("pages.ns", namespace),
    ...given(at, (title) => first("pages.title", title)),
    ...given(from, (title) => first("pages.title", titlePart(title))),
    ...given(to, (title) => last("pages.title", titlePart(title))),
    ...given(prefix, (title) => beginsWith("pages.title", titlePart(title))),
    ...(filterredir === "all" ? [] : [equal("pages.is_redirect", filterredir === "redirects" ? 1 : 0)]),
    ...(filterlanglinks === "all" ? [] : [(filterlanglinks === "withlanglinks" ? exists : missing)("language_links", same("language_links.source", "pages.id"))]),
    ...given(minsize, (size) => atLeast("pages.length", size)),
    ...given(maxsize, (size) => atMost("pages.length", size)),
    ...protectionOf(parameters),
  ];
}

function protectionOf({ prtype = [], prlevel = [], prfiltercascade, prexpiry }: Parameters): readonly Condition[] {
  const levels = prlevel.filter((level) => level !== "");
  const expires = prexpiry === "all" ? [] : [{ kind: prexpiry === "definite" ? "different" : "equal", column: "protections.expiry", value: "infinity" } as const];
  const cascades = prfiltercascade === "all" ? [] : [equal("protections.cascade", prfiltercascade === "cascading" ? 1 : 0)];
  const types = prtype.length === 0 ? [] : [isIn("protections.type", prtype), ...cascades];
  const wanted = [...types, ...(levels.length === 0 ? [] : [isIn("protections.level", levels)]), ...expires];
  return wanted.length === 0 ? [] : [exists("protections", same("protections.page", "pages.id"), ...wanted)];
}

function given<T>(value: T | undefined, condition: (value: T) => Condition): readonly Condition[] {
  return value === undefined ? [] : [condition(value)];
}
