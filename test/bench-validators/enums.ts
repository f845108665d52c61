import type { Row } from "./measure.ts";
import { moduleOf } from "./package.ts";

/** Two lists of four values each: one out of few values, one out of many. */
export const lists = {
  few: { module: "recentchanges", wire: "rctype", parameter: "type", values: ["edit", "new", "log", "external"] },
  many: {
    module: "codexicons",
    wire: "names",
    parameter: "names",
    values: ["cdxIconAdd", "cdxIconCut", "cdxIconZoomIn", "cdxIconHeart"],
  },
} as const;

/** A listed value of either kind, to be checked and read by this project's code. */
export async function enumRows(): Promise<readonly Row[]> {
  const rows = Object.entries(lists).map(
    async ([size, { module, wire, parameter, values }]): Promise<readonly Row[]> => {
      const { validate, decode } = await moduleOf(module);
      if (!validate({ [parameter]: values }) || decode(`${wire}=${values.join("|")}`).value === undefined)
        throw new Error(`${module} knows other values`);
      return [
        { name: `validate ${size}`, run: validate as Row["run"], values: [{ [parameter]: values }] },
        { name: `decode ${size}`, run: decode as unknown as Row["run"], values: [`${wire}=${values.join("%7C")}`] },
      ];
    },
  );
  return (await Promise.all(rows)).flat();
}
