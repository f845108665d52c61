import type { Row } from "./measure.ts";
import { moduleOf } from "./package.ts";

/** Two lists of four values each: one from a small enum, one from a large one. */
export const lists = {
  few: { module: "recentchanges", wire: "rctype", parameter: "type", values: ["edit", "new", "log", "external"] },
  many: {
    module: "codexicons",
    wire: "names",
    parameter: "names",
    values: ["cdxIconAdd", "cdxIconCut", "cdxIconZoomIn", "cdxIconHeart"],
  },
} as const;

/** Returns rows that validate and decode enum values of both kinds with Kiln's code. */
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
