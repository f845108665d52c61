import {
  moduleDocument,
  type Document,
  type ModuleDocuments,
} from "../../templates/runtime/openapi/module-document.ts";
import { jsonOf, type Texts } from "../support/emit.ts";

/** Returns the documents of single modules by name, as created for the package. */
export function moduleDocuments(files: Texts): ReadonlyMap<string, Document> {
  const { services } = jsonOf(files, "packages/openapi/modules.json") as {
    readonly services: readonly ModuleDocuments[];
  };
  const documentOf = (name: string): Document => jsonOf(files, `packages/openapi/generated/${name}.json`) as Document;
  return new Map(
    services.flatMap((all) => {
      const [overview, combined] = [documentOf(all.overview), documentOf(all.combined)];
      return Object.entries(all.modules).map(
        ([name, part]) => [name, moduleDocument(overview, combined, all, part)] as const,
      );
    }),
  );
}
