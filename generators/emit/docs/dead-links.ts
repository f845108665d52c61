import { linksOf } from "./notes.ts";
import { textPageOf } from "./pages/text.ts";
import type { ProjectText } from "./project-text.ts";
import type { Address, HasPlace } from "./site.ts";

/** A link of a text that leads nowhere. */
export interface DeadLink {
  /** The name of the text. */
  readonly text: string;
  readonly target: string;
}

/** The links of texts to pages and places that the site does not have. */
export function deadLinks(texts: readonly ProjectText[], has: HasPlace): readonly DeadLink[] {
  return texts.flatMap((text) =>
    linksOf(textPageOf(text))
      .filter((to) => !has(to))
      .map((to) => ({ text: text.name, target: shown(to) })),
  );
}

function shown({ path, anchor }: Address): string {
  return `/${path}${anchor === undefined ? "" : `#${anchor}`}`;
}
