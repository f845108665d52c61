import type { Address } from "../site.ts";
import type { CutText, Looks } from "./text.ts";

/**
 * How wide a picture may be, in pixels, so that it stands on a page beside the navigation as it is: what cannot be laid
 * out in it is wider.
 */
export const columnWidth = 720;

/** A drawing with a place for all that is in it, in whole pixels from its upper left corner. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  /** In the order in which they are drawn. */
  readonly items: readonly Item[];
}

export type Item = Box | Line | Text;

/** A frame with texts in it. */
export interface Box {
  readonly kind: "box";
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `node`: what a picture is about; `group`: a frame around others; `tag`: a label on a line; `code`: an answer. */
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
  /** Of its middle, or of its start. */
  readonly x: number;
  /** Of its base line. */
  readonly y: number;
  readonly anchor: "middle" | "start";
  readonly text: CutText;
}
