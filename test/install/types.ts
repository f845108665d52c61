import { writeFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** Compiler settings for a CommonJS project that can `require` an ES module. */
const settings = {
  nodenext: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
  node20: { module: ts.ModuleKind.Node20, moduleResolution: ts.ModuleResolutionKind.Node16 },
  bundler: { module: ts.ModuleKind.Preserve, moduleResolution: ts.ModuleResolutionKind.Bundler },
} as const;

const program = `
import { createExchangeClient, ExchangeError, type PagingGroupRow } from "@kiln/client/exchange";
import { check } from "@kiln/client/exchange/check";
import query = require("@kiln/client/query");
import { decode } from "@kiln/validators/query/allpages";

const exchange = createExchangeClient({ baseUrl: "https://pbx.invalid", key: "k", tenant: "T1", check });
export const numbers = async (): Promise<readonly string[]> => (await exchange.pagingGroups.list()).map((row: PagingGroupRow) => row.number);
export const wiki = query.createQueryClient({ endpoint: "https://wiki.invalid/api.php", userAgent: "install/1.0 (install@wiki.invalid)" });
export const limit: number | "max" | undefined = decode("aplimit=3").value?.limit;
export const code = (error: unknown): string => (error instanceof ExchangeError ? error.code : "");
// @ts-expect-error misspelt
void exchange.pagingGroups.lst();
`;

/** Returns the compiler errors of a program in a CommonJS folder. The declarations of the packages are checked too. */
export function typeErrors(folder: string, setting: keyof typeof settings): readonly string[] {
  const file = join(folder, "use.ts");
  writeFileSync(file, program);
  const lib = ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.asynciterable.d.ts"];
  const checked = ts.createProgram([file], {
    ...settings[setting],
    target: ts.ScriptTarget.ES2022,
    lib,
    types: [],
    strict: true,
    noEmit: true,
  });
  return ts.getPreEmitDiagnostics(checked).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}
