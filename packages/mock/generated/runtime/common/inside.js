/** The path of a member or an item: names and indices separated by dots. */
export function inside(place, name) {
    return place === "" ? String(name) : `${place}.${name}`;
}
