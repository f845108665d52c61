import type { MockModule } from "@kiln/server/query";
import { namespaces } from "../../../../packages/wiki/src/query/site/namespaces.ts";

const files = idsOf("File");
const categories = idsOf("Category");

/** Settings for the examples of modules on a fresh site, where their descriptions do not determine them. */
export const siteExamples: Readonly<Record<string, MockModule>> = {
  allfileusages: { namespaces: files },
  allimages: { namespaces: files },
  categories: { namespaces: categories },
  categoryinfo: { pagesIn: categories },
  duplicatefiles: { pagesIn: files },
  filearchive: { namespaces: files },
  fileusage: { pagesIn: files },
  imageinfo: { pagesIn: files, limitPerPage: true },
  images: { namespaces: files },
  templates: { namespaces: idsOf("Template") },
};

function idsOf(name: string): readonly number[] {
  return namespaces.filter((one) => one.name === name).map(({ id }) => id);
}
