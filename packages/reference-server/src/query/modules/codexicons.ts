/**
 * The names that were asked for. What the icons look like is not in the spec: their contents are empty.
 * @type {NonNullable<import("../../../generated/query/index.js").HandlersByModule["codexicons"]>}
 */
export const codexicons = ({ names }) => ({ codexicons: Object.fromEntries([...names].map((name) => [name, ""])) });
