// JSON Schemas for each target. Generated: change the spec instead.

/**
 * The keywords that contain a schema, a list of schemas, or an object of schemas. Only keywords that Kiln generates are
 * included.
 */
const single = new Set(["items", "additionalProperties", "propertyNames", "not"]);

const lists = new Set(["allOf", "anyOf", "oneOf"]);

const byName = new Set(["properties", "patternProperties", "$defs"]);

/** Returns the schema with changed subschemas. */
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

/** Returns the name of a referenced definition. */
function definitionOf(ref) {
    return String(ref).slice(inDefinitions.length);
}

/**
 * Keywords that OpenAPI 3.0 lacks, with extensions that replace them. The extensions are only informative. Omitting
 * these constraints does not invalidate any request.
 */
const extensions = {
    $comment: "x-comment",
    patternProperties: "x-patternProperties",
    propertyNames: "x-propertyNames",
};

/** The schema for null alone. OpenAPI 3.0 allows null only together with a type. */
const onlyNull = { type: "string", enum: [null], nullable: true };

/**
 * Converts a schema to a Schema Object of OpenAPI 3.0. A Schema Object cannot contain definitions, so each one is
 * inlined at its references.
 * @throws RangeError if a schema contains itself, because inlining would not end.
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

/**
 * Merges a referenced schema with the keywords next to the reference. These only describe this use and do not add
 * constraints.
 */
function joined(beside, meant) {
    return { ...meant, ...beside };
}

function inWords(whole) {
    const { const: only, examples, contentEncoding, exclusiveMinimum: _, exclusiveMaximum: __, ...schema } = whole;
    const members = Object.entries(schema).map(([keyword, value]) => [extensions[keyword] ?? keyword, value]);
    return nullable({
        ...Object.fromEntries(members),
        ...exclusiveBounds(whole),
        ...(schema["patternProperties"] !== undefined && { additionalProperties: anyOther(schema) }),
        ...(only !== undefined && { enum: [only] }),
        ...(examples !== undefined && { example: examples[0] }),
        ...(contentEncoding === "base64" && { format: "byte" }),
    });
}

/** Converts exclusive bounds: in OpenAPI 3.0, an exclusive bound is a boolean next to the bound. */
function exclusiveBounds({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }) {
    const isLow = typeof above === "number" && !(typeof minimum === "number" && minimum > above);
    const isHigh = typeof below === "number" && !(typeof maximum === "number" && maximum < below);
    return {
        ...(isLow && { minimum: above, exclusiveMinimum: true }),
        ...(isHigh && { maximum: below, exclusiveMaximum: true }),
    };
}

/**
 * Returns a schema for properties that match no listed name, because OpenAPI 3.0 cannot distinguish them by pattern.
 */
function anyOther({ patternProperties }) {
    return { anyOf: Object.values(patternProperties) };
}

/** Converts `anyOf` of null and one type to a nullable type. */
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

/** Functions that convert a 2020-12 schema to each target. */
const targets = /* @__PURE__ */ new Map([
    ["draft-2020-12", (schema) => ({ $schema: "https://json-schema.org/draft/2020-12/schema", ...schema })],
    ["draft-07", (schema) => ({ $schema: "http://json-schema.org/draft-07/schema#", ...draft07(schema) })],
    ["openapi-3.0", openApi30],
]);

/**
 * Creates a Standard Schema that is also a Standard JSON Schema: https://standardschema.dev. `input` returns the schema
 * of its input, and `output` derives the schema of its output from that. Both return new objects, so that callers may
 * modify them.
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

/** Converts a schema to draft 07, which ignores keywords next to `$ref` and has no `deprecated`. */
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
 * Returns a function that creates the schema of an operation's response body. The schema is both a Standard Schema and
 * a Standard JSON Schema. It leaves values unchanged.
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
