import { isObject } from "../core/values.js";
const shapes = {
    search: { query: ["text", true], service: ["text", false], limit: ["whole number", false] },
    describe: { name: ["text", true], part: ["text", false] },
    call: { name: ["text", true], arguments: ["object", false], continue: ["text", false] },
};
const tests = {
    text: (value) => typeof value === "string",
    "whole number": (value) => Number.isInteger(value) && value >= 1 && value <= 100,
    object: isObject,
};
const expected = {
    text: "a string",
    "whole number": "a whole number from 1 to 100",
    object: "an object",
};
/** Describes the first problem of a tool's arguments in a sentence, or returns undefined if they are valid. */
export function faultOfArguments(tool, given) {
    const shape = shapes[tool];
    const unknown = Object.keys(given).filter((name) => !Object.hasOwn(shape, name));
    if (unknown.length > 0) {
        const hint = tool === "call" ? " The arguments of the operation belong in “arguments”." : "";
        return `${tool} takes ${Object.keys(shape).join(", ")}, not ${unknown.map((name) => JSON.stringify(name.slice(0, 100))).join(", ")}.${hint}`;
    }
    for (const [name, [kind, needed]] of Object.entries(shape)) {
        const value = given[name];
        if (value === undefined ? needed : !tests[kind](value))
            return `${tool}: ${name} must be ${expected[kind]}.`;
    }
    return undefined;
}
