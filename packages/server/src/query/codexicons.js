/** The names that were asked for; the icons themselves are nobody's here. @type {NonNullable<import("../../generated/query/index.js").HandlersByModule["codexicons"]>} */
export const codexicons = ({ names }) => names.map((name) => ({ name }));
