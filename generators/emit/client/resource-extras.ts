import type { GeneratedFile, PrintedFile } from "../../codegen/generated-file.ts";
import { docComment, stringLiteral } from "../../codegen/typescript.ts";
import { pagesOf, type PageMembers } from "../../model/page.ts";
import type { ResourceService } from "../../model/resource.ts";
import { extrasFiles } from "./extras.ts";
import { hasLists } from "../shared/resource-pages.ts";
import { hasPolls } from "./resource-poll.ts";
import { resourceRuntime, runtimeType } from "./resource-runtime.ts";

/** What a program may use beside the client of a resource service. */
export function resourceExtras(service: ResourceService, folder: string): readonly PrintedFile[] {
  const page = pagesOf(service);
  const waits = hasPolls(service) ? waiting : { values: [], types: [] };
  const lists = hasLists(service) ? listing : { values: [], types: [] };
  return extrasFiles(folder, resourceRuntime, {
    values: [...lists.values, "fieldMessages", "first", "logTo", "requestsPerMinute", ...waits.values, "withResponse"],
    types: [...lists.types, "Log", "LogTarget", "RateLimit", ...waits.types, "WithResponse"],
    declared: page === undefined ? {} : { each: (file) => eachType(page, file), page: (file) => pageType(page, file) },
  });
}

/** What a program takes that goes through lists. */
const listing = { values: ["each", "page"], types: ["ListPage", "PageStart"] } as const;

/** What a program takes that waits for what goes on. */
const waiting = {
  values: ["wait", "WaitError", "waitFor"],
  types: ["Polled", "WaitCall", "WaitErrorCode", "WaitOptions"],
} as const;

/** The runtime knows no names of members. */
function eachType({ items }: PageMembers, file: GeneratedFile): string {
  const doc = docComment(
    "Iterates over the items of a list, page after page: `each(client.things.list, { query: { limit: 100 } })`, with the arguments of the call.",
    "",
  );
  return `${doc}export declare const ${file.export("each")}: ${runtimeType(file, "Each")}<${stringLiteral(items)}>;\n`;
}

function pageType({ items }: PageMembers, file: GeneratedFile): string {
  const doc = docComment(
    "Returns one page of a list, and the start of the next: `page(client.things.list, [{ query: { limit: 100 } }], before.next)`, with the arguments of the call.",
  );
  return `${doc}export declare const ${file.export("page")}: ${runtimeType(file, "AskPage")}<${stringLiteral(items)}>;\n`;
}
