import type { Importer } from "./import.ts";
import { misusedIn } from "./misused.ts";

const misused = misusedIn("import");

export const importParaminfo: Importer = {
  name: "paraminfo",
  summary: "query modules of a MediaWiki, from its own action=paraminfo",
  async run(input, _options, terminal) {
    return misused(terminal, `“${input}” cannot be imported yet.`);
  },
};
