// JSON Schemas for each target. Generated: change the spec instead.

/** The keywords under which a schema stands, a list of them, or an object of them: those that are written. */
const single = new Set(["items", "additionalProperties", "propertyNames", "not"]);

const lists = new Set(["allOf", "anyOf", "oneOf"]);

const byName = new Set(["properties", "patternProperties", "$defs"]);

/** The same schema with those inside it changed. */
function withChanged(schema, change) {
    const members = Object.entries(schema).map(([keyword, value]) => [keyword, changedMember(keyword, value, change)]);
    return Object.fromEntries(members);
}

function changedMember(keyword, value, change) {
    if (lists.has(keyword))
        return value.map(change);
    if (single.has(keyword))
        return typeof value === "boolean" ? value : change(value);
    if (!byName.has(keyword))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, change(inner)]));
}

const inDefinitions = "#/$defs/";

/** The name that a reference has among the definitions of the schema. */
function definitionOf(ref) {
    return String(ref).slice(inDefinitions.length);
}

/** What 3.0 has no word for and constrains nothing that a server may be asked. It stays to be read, as an extension. */
const extensions = {
    $comment: "x-comment",
    patternProperties: "x-patternProperties",
    propertyNames: "x-propertyNames",
};

/** The one value null: 3.0 knows it only beside a type. */
const onlyNull = { type: "string", enum: [null], nullable: true };

/**
 * The schema as a Schema Object of OpenAPI 3.0. It has no place for definitions, so each stands where it is referred
 * to.
 * @throws RangeError where a schema holds itself: without definitions it has no end.
 */
function openApi30({ $defs = {}, ...schema }) {
    const definitions = $defs;
    const convert = (open) => (one) => {
        const { $ref, ...own } = one;
        if ($ref === undefined)
            return inWords(withChanged(own, convert(open)));
        const name = definitionOf($ref);
        if (open.includes(name))
            throw new RangeError(`openapi-3.0 cannot describe it: ${JSON.stringify(name)} contains itself; use draft-2020-12 or draft-07`);
        return joined(inWords(withChanged(own, convert(open))), convert([...open, name])(definitions[name]));
    };
    return convert([])(schema);
}

/** What is said beside a reference and what it refers to. The former is said of this place, and constrains nothing. */
function joined(beside, meant) {
    return { ...meant, ...beside };
}

function inWords({ const: only, examples, contentEncoding, ...schema }) {
    const members = Object.entries(schema).map(([keyword, value]) => [extensions[keyword] ?? keyword, value]);
    return nullable({
        ...Object.fromEntries(members),
        ...(schema["patternProperties"] !== undefined && { additionalProperties: anyOther(schema) }),
        ...(only !== undefined && { enum: [only] }),
        ...(examples !== undefined && { example: examples[0] }),
        ...(contentEncoding === "base64" && { format: "byte" }),
    });
}

/** What names have that no property has: 3.0 cannot tell them apart by their form. */
function anyOther({ patternProperties }) {
    return { anyOf: Object.values(patternProperties) };
}

/** A choice between null and one type is that type, which may be null. */
function nullable({ anyOf, ...schema }) {
    if (schema["type"] === "null")
        return { ...schema, ...onlyNull };
    const choices = anyOf;
    const others = choices?.filter((one) => !isNull(one)) ?? [];
    const [only] = others;
    if (choices === undefined || others.length === choices.length)
        return choices === undefined ? schema : { ...schema, anyOf };
    const isPlain = others.length === 1 && typeof only["type"] === "string" && only["enum"] === undefined;
    return isPlain ? { ...only, ...schema, nullable: true } : { ...schema, anyOf };
}

function isNull({ enum: values }) {
    return Array.isArray(values) && values.length === 1 && values[0] === null;
}

/** How a schema of 2020-12 is written for each target. */
const targets = /* @__PURE__ */ new Map([
    ["draft-2020-12", (schema) => ({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })],
    ["draft-07", (schema) => ({ $schema: "http://json-schema.org/draft-07/schema#", ...draft07(schema) })],
    ["openapi-3.0", openApi30],
]);

/**
 * A Standard Schema that is a Standard JSON Schema too: https://standardschema.dev. `input` makes the schema of what it
 * takes, `output` of that the schema of what it gives, both anew each time, so that a caller may change what it gets.
 */
export function withJsonSchema(standard, input, output = (same) => same) {
    const jsonSchema = {
        input: (options) => converted(input(), options),
        output: (options) => converted(output(input()), options),
    };
    return { "~standard": { ...standard["~standard"], jsonSchema } };
}

function converted(schema, { target }) {
    const convert = targets.get(target);
    if (convert === undefined)
        throw new RangeError(`there is no target ${JSON.stringify(target)}: use ${[...targets.keys()].join(", ")}`);
    return convert(schema);
}

/** The schema in the words of draft 07: it reads nothing beside `$ref`, and knows no `deprecated`. */
function draft07(schema) {
    const { $ref, $defs, deprecated: _, ...rest } = withChanged(schema, draft07);
    const own = $defs === undefined ? rest : { ...rest, definitions: $defs };
    if ($ref === undefined)
        return own;
    const reference = { $ref: `#/definitions/${definitionOf($ref)}` };
    return Object.keys(own).length === 0
        ? reference
        : { ...own, allOf: [reference, ...(own["allOf"] ?? [])] };
}

/**
 * Of each operation that answers with a body, what takes that body as it is: a Standard Schema that is a Standard JSON
 * Schema too.
 */
export function describedAnswers(check, schemas) {
    return (operation) => {
        if (!Object.hasOwn(schemas, operation))
            throw new RangeError(`no response to ${JSON.stringify(operation)} is described: use one of ${Object.keys(schemas).join(", ")}`);
        const validate = (value) => {
            const issues = check(operation, value).map(({ message, path }) => ({ message, path }));
            return issues.length === 0 ? { value } : { issues };
        };
        return withJsonSchema({ "~standard": { version: 1, vendor: "kiln", validate } }, schemas[operation]);
    };
}
