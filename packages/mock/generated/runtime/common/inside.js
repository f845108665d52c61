/** The place of a member or an item of what is at a place: names and indices with dots between them. */
export function inside(place, name) {
    return place === "" ? String(name) : `${place}.${name}`;
}
