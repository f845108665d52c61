/** Returns the members that the values of `prop` request. */
export function asked<const Parts extends Readonly<Record<string, object>>>(
  props: readonly string[] | undefined,
  parts: Parts,
): Asked<Parts> {
  const some = Object.entries(parts).flatMap(([name, members]) => (props?.includes(name) === true ? [members] : []));
  return Object.assign({}, ...some) as Asked<Parts>;
}

type Asked<Parts extends Readonly<Record<string, object>>> = Partial<Intersection<Parts[keyof Parts]>>;

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** Returns an object whose only member has the name of the module. */
export function member<const Name extends string, Value>(name: Name, value: Value): { readonly [N in Name]: Value } {
  return { [name]: value } as { readonly [N in Name]: Value };
}

/** Returns the members if `isSo` is true, otherwise an empty object. */
export function only<Members extends object>(isSo: boolean, members: Members): Partial<Members> {
  return isSo ? members : {};
}
