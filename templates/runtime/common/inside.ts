/** The path of a member or an item: names and indices separated by dots. */
export function inside(place: string, name: string | number): string {
  return place === "" ? String(name) : `${place}.${name}`;
}
