/** Values by lists of keys. Keys that are objects are not kept alive; they are compared by identity. */
export class Trie<Value> {
  readonly #byObject = new WeakMap<object, Trie<Value>>();
  readonly #byValue = new Map<unknown, Trie<Value>>();
  value: Value | undefined;

  /** Returns the node of a list of keys, which holds its value. */
  at(keys: readonly unknown[]): Trie<Value> {
    return keys.reduce<Trie<Value>>((node, key) => node.#next(key), this);
  }

  #next(key: unknown): Trie<Value> {
    const known = isObject(key) ? this.#byObject.get(key) : this.#byValue.get(key);
    if (known !== undefined) return known;
    const next = new Trie<Value>();
    if (isObject(key)) this.#byObject.set(key, next);
    else this.#byValue.set(key, next);
    return next;
  }
}

function isObject(value: unknown): value is object {
  return (typeof value === "object" && value !== null) || typeof value === "function";
}
