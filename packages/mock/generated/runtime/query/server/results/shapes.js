/** A shape that a type of the table refers to. */
export function shapeNamed({ shapes }, name) {
    const shape = shapes[name];
    if (shape === undefined)
        throw new TypeError(`The table of results has no shape ${name}.`);
    return shape;
}
