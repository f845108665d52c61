import { startPage } from "../addresses.ts";
import { textBlocks } from "../markdown/text-blocks.ts";
import { reference } from "../navigation.ts";
import type { ProjectText } from "../project-text.ts";
import type { Page } from "../site.ts";
import { addressIn, pageOfText } from "../text-links.ts";

/** Returns the page of a text of the project. */
export function textPageOf({ name, markdown }: ProjectText): Page {
  const { title, blocks } = textBlocks(markdown, (href) => addressIn(name, href));
  return {
    path: pageOfText(name).path,
    kind: "text",
    title: title ?? name,
    isCode: false,
    summary: undefined,
    breadcrumbs: [reference(startPage, "Start")],
    siblings: [],
    blocks,
  };
}
