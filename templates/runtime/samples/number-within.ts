export interface NumberBounds {
  readonly whole?: boolean | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** A number for a member of this name: what differs in number differs in value, as far as the bounds let it. */
export function numberWithin(
  { whole, minimum = -Infinity, maximum = Infinity }: NumberBounds,
  name: string,
  number: number,
  known?: number,
): number {
  const value = known ?? (/size|length|bytes/.test(name) ? 100 * number : whole ? number : number + 0.5);
  return Math.min(maximum, Math.max(minimum, value));
}
