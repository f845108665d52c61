/** A text for members whose names match. */
export type NamedText = readonly [name: RegExp, text: (number: number) => string];
/** A text for a member of this name. `own` count before the general ones. */
export declare function textNamed(name: string, number: number, own?: readonly NamedText[]): string;
