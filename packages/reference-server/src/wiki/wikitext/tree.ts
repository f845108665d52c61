/** Wikitext, as far as templates are found in it: text, and what stands in braces. */
export type Node = string | Template | Argument;

export interface Part {
  readonly nodes: Node[];
  /** Where the value begins after a name and `=`; undefined for a value without a name. */
  equals: number | undefined;
}

/** `{{name|value|name=value}}`: a page to include, a function or a variable. */
export interface Template {
  readonly kind: "template";
  readonly name: readonly Node[];
  readonly parts: readonly Part[];
  readonly start: number;
  readonly end: number;
}

/** `{{{name|otherwise}}}`. */
export interface Argument {
  readonly kind: "argument";
  readonly name: readonly Node[];
  readonly otherwise: readonly Node[] | undefined;
  readonly start: number;
  readonly end: number;
}
