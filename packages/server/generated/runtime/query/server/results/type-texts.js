/** How much is shown of a value. */
const longest = 60;
/** When a member comes: `with prop=ids`; undefined where it always does. */
export function circumstances({ when, unless }) {
    const parts = [
        ...(when === undefined ? [] : [`with ${when.map(testText).join(" or ")}`]),
        ...(unless === undefined ? [] : [`without ${unless.map(testText).join(" and without ")}`]),
    ];
    return parts.length === 0 ? undefined : parts.join(", ");
}
function testText(test) {
    switch (test.kind) {
        case "given":
        case "filled":
            return test.parameter;
        case "holds":
            return `${test.parameter}=${test.values.join("|")}`;
        case "pages":
            return {
                some: "pages",
                several: "several pages",
                revisions: "revisions",
                "several-revisions": "several revisions",
            }[test.pages];
        case "role":
            return `use as a ${test.role}`;
        case "all":
            return test.tests.map(testText).join(" and ");
    }
}
/** What a value has to be. */
export function typeText(type) {
    switch (type.kind) {
        case "any":
            return "any value";
        case "boolean":
            return "true or false";
        case "namespace":
            return "the id of a namespace";
        case "timestamp":
            return "a time such as 2001-01-15T14:56:00Z";
        case "text":
            return type.pattern === undefined ? "a string" : `a string that matches ${type.pattern}`;
        case "number":
            return numberText(type);
        case "const":
            return JSON.stringify(type.value);
        case "enum":
            return type.values.length > 8
                ? `one of ${type.values.slice(0, 7).join(", ")} …`
                : `one of ${type.values.join(", ")}`;
        case "list":
            return "a list";
        case "map":
        case "object":
        case "shape":
            return "an object";
        case "union":
            return type.members.map(typeText).join(", or ");
        case "title":
        case "user":
            return "a string";
    }
}
function numberText({ whole, minimum, maximum }) {
    const bounds = [
        ...(minimum === undefined ? [] : [`at least ${minimum}`]),
        ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ];
    return [whole ? "a whole number" : "a number", ...(bounds.length === 0 ? [] : [`of ${bounds.join(" and ")}`])].join(" ");
}
/** A value, cut short. */
export function valueText(value) {
    const text = JSON.stringify(value) ?? "nothing";
    return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
