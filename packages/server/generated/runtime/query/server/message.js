/**
 * A text with its parameters in their places. `shown` may write a parameter in another way, which may be in markup
 * already.
 */
export function fillMessage(text, { parameters = [] }, shown = (one) => one) {
    return text.replace(/\$(\d)/g, (whole, number) => {
        const parameter = parameters[Number(number) - 1];
        return parameter === undefined ? whole : shown(parameterText(parameter), isMarkup(parameter));
    });
}
function isMarkup(parameter) {
    return typeof parameter === "object" && ("markup" in parameter || ("list" in parameter && parameter.bare === true));
}
function parameterText(parameter) {
    if (typeof parameter !== "object")
        return String(parameter);
    if ("count" in parameter)
        return String(parameter.count);
    if ("noNumber" in parameter)
        return "";
    if ("markup" in parameter)
        return parameter.markup;
    return parameter.type === "comma" ? parameter.list.join(", ") : listText(parameter.list);
}
/** `a`, `a and b`, `a, b and c`. */
function listText(items) {
    return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
