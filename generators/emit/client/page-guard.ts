import type { GeneratedFile } from "../../codegen/generated-file.ts";
import { docComment, stringLiteral } from "../../codegen/typescript.ts";
import type { QueryService } from "../../model/query.ts";
import type { PageKind } from "../../model/result.ts";
import { pascalCase } from "../../naming/type-names.ts";
import { runtimeValue } from "./runtime.ts";

type PageGuard = NonNullable<ReturnType<typeof pageGuard>>;

/** Returns `undefined` if several kinds have no flag, or if all have one. */
export function pageGuard({ answer }: QueryService) {
  const kinds = answer?.pages?.kinds ?? [];
  const plain = kinds.filter((kind) => flagOf(kind) === undefined);
  if (plain.length !== 1 || kinds.length === 1) return undefined;
  const [{ name, description }] = plain as [PageKind];
  return {
    name: `is${pascalCase(name)}`,
    description,
    flags: [...new Set(kinds.flatMap((kind) => flagOf(kind) ?? []))],
  };
}

function flagOf({ fields }: PageKind): string | undefined {
  return fields.find(({ type, optional }) => type.kind === "const" && type.value === true && !optional)?.name;
}

export function pageGuardText(
  { name, description, flags }: PageGuard,
  file: GeneratedFile,
  ending: "js" | "d.ts",
): string {
  const texts = flags.map((flag) => stringLiteral(flag));
  const guard = file.export(name);
  if (ending === "js")
    return `export const ${guard} = /* @__PURE__ */ ${runtimeValue(file, "withoutFlags")}(${texts.join(", ")});\n`;
  const doc = docComment(
    `Returns whether a page is of this kind, and narrows its type: ${description ?? "pages of no other kind."}`,
  );
  return (
    `${doc}export declare function ${guard}<Page extends object>(page: Page): page is Extract<Page, { ` +
    `readonly [Flag in ${texts.join(" | ")}]?: undefined }>;\n`
  );
}
