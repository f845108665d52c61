import type { Address } from "../site.ts";
import type { CutText, Looks } from "./text.ts";

/**
 * The width, in pixels, at which a picture fits next to the navigation without scaling. Pictures that need more space
 * are wider.
 */
export const columnWidth = 720;

/** A drawing with the positions of all its items, in whole pixels from the upper left corner. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** In drawing order. */
  readonly items: readonly Item[];
}

export type Item = Box | Line | Text;

/** A frame with text in it. */
export interface Box {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /**
   * `node`: a subject of the picture. `group`: a frame around others. `tag`: a label on a line. `code`: an error code.
   */
  readonly looks: "node" | "group" | "tag" | "code";
  readonly dashed: boolean;
  readonly to: Address | undefined;
  readonly texts: readonly Text[];
}

export interface Line {
  readonly kind: "line";
  /** The data of an SVG path. */
  readonly path: string;
  readonly arrow: { readonly x: number; readonly y: number; readonly towards: Direction } | undefined;
  readonly dashed: boolean;
}

export type Direction = "down" | "up" | "left" | "right";

export interface Text {
  readonly kind: "text";
  readonly looks: Looks;
  /** The horizontal middle or start of the text, depending on `anchor`. */
  readonly x: number;
  /** The baseline of the text. */
  readonly y: number;
  readonly anchor: "middle" | "start";
  readonly text: CutText;
}
