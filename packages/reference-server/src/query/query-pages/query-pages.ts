import type { QuerypageParameters } from "@kiln/validators/query/querypage";
import { fileLists } from "./file-lists.ts";
import { mostLists } from "./most.ts";
import { pageLists } from "./pages-without.ts";
import type { QueryPage } from "./query-page.ts";
import { redirectLists } from "./redirect-lists.ts";
import { sizesAndAges } from "./sizes-and-ages.ts";
import { wantedLists } from "./wanted.ts";

/** The special pages whose lists can be asked for, by name. */
export const queryPages: Readonly<Record<QuerypageParameters["page"], QueryPage>> = {
  ...fileLists,
  ...mostLists,
  ...pageLists,
  ...redirectLists,
  ...sizesAndAges,
  ...wantedLists,
};
