/** Where in a request a value stands. Its path is put together when there is something to say. */
export interface Position {
  readonly above: Position | undefined;
  /** Undefined of a whole body. */
  readonly key: string | undefined;
  readonly depth: number;
  /** Whether no value of it may be shown. */
  readonly secret: boolean;
  /** The code of what is wrong with it, where it has one of its own. */
  readonly invalid: string | undefined;
}

export function below(above: Position, key: string | number, secret = above.secret): Position {
  return { above, key: String(key), depth: above.depth + 1, secret, invalid: above.invalid };
}

export function pathOf(at: Position | undefined): readonly string[] {
  const path: string[] = [];
  for (let one = at; one?.key !== undefined; one = one.above) path.unshift(one.key);
  return path;
}
