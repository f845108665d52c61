/** Returns the path of a member or an item: names and indexes separated by dots. */
export function inside(place, name) {
    return place === "" ? String(name) : `${place}.${name}`;
}
