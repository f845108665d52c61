import { handlersOn, storedHandlersOn } from "../../../../packages/wiki/src/query/handlers.ts";
import { queryService } from "../../../validators/service.ts";
import { emptyWiki, siteOn } from "./asked-wiki.ts";
import { needed } from "./needed.ts";

/* Requests for whole lists of the linked wiki: each module, in each direction. */

const everything =
  "Lighthouse|Harbour|Ferry|Beacon|Old light|Empty|Talk:Lighthouse|Template:Box|Template:Other box|File:Lamp.png|Category:Sea|Missing page";

/**
 * Modules that are left out. Their order changes each time, or their items are pages that are repeated with each part
 * of their revisions.
 */
const left = new Set(["random", "revisions", "deletedrevisions", "allrevisions", "alldeletedrevisions"]);

const [service, site] = [queryService(), siteOn(emptyWiki())];
const answered = { ...handlersOn(site).modules, ...storedHandlersOn(site).modules };
export const modules = service.modules.filter(
  ({ name, group, parameters }) =>
    name in answered && group !== "meta" && !left.has(name) && parameters.some((one) => one.name === "limit"),
);

/** The name of the module, the prefix of its parameters, and the request without a limit. */
export const requests = modules.flatMap(({ name, group, prefix, parameters }) => {
  const dir = parameters.find((one) => one.name === "dir");
  const values =
    dir === undefined ? [] : JSON.stringify(dir).includes('"older"') ? ["older", "newer"] : ["ascending", "descending"];
  const base = { [group]: name, ...(group === "prop" ? { titles: everything } : {}), ...needed[name] };
  return values.length === 0
    ? [[name, prefix, base] as const]
    : values.map((value) => [name, prefix, { ...base, [`${prefix}dir`]: value }] as const);
});
