import { isWebUrl } from "../../codegen/html.ts";
import { textBlocks } from "./markdown/text-blocks.ts";
import type { ProjectText } from "./project-text.ts";
import type { HasPlace } from "./site.ts";
import { addressIn } from "./text-links.ts";

/** A link or an image in a text whose target is not on the site. */
export interface DeadLink {
  readonly text: string;
  /** The line number, starting at 1. */
  readonly line: number;
  readonly target: string;
  readonly kind: "link" | "image";
}

/** Finds links to pages, anchors and images that the site does not have. Images must be files of the site. */
export function deadLinks(texts: readonly ProjectText[], has: HasPlace): readonly DeadLink[] {
  return texts.flatMap(({ name, markdown }) => {
    const found = new Map<string, DeadLink>();
    textBlocks(markdown, (target, kind) => {
      const address = addressIn(name, target);
      const isAlive = address === undefined ? kind === "link" && isWebUrl(target) : has(address);
      if (!isAlive) found.set(`${kind} ${target}`, { text: name, line: lineOf(markdown, target), target, kind });
      return address;
    });
    return [...found.values()];
  });
}

function lineOf(markdown: string, target: string): number {
  const at = markdown.indexOf(`](${target}`);
  return markdown.slice(0, at < 0 ? Math.max(markdown.indexOf(target), 0) : at).split("\n").length;
}
