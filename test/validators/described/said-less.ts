/**
 * Reasons why `validate` rejects values that its JSON Schema accepts: rules that no keyword can express, or none that
 * the schemas use. The list is closed: the test fails for any other reason, and for a reason that no error has. Each is
 * recognized by its message.
 */
export const saidLess: Readonly<Record<string, RegExp>> = {
  "rules between parameters and between fields, which are in the description and in `$comment`":
    /is allowed only with|cannot be combined|is allowed: leave the others out|is needed$|at most one of the values|: (?:\S+ )?(?:At least|At most|Exactly) one of|\bneeds? |excludes|is (?:less than|not greater than)/,
  "two names of one field with different values: a schema compares no values":
    /are the same field but have different values/,
  "dates and times: which days there are, and the forms that a service takes":
    /(?:takes|must be) (?:one of .* or )?a (?:date\/)?time such as/,
  "forms of texts: titles, users, addresses, continuations":
    /(?:takes|must be) (?:text|a title|the title|a user|at most \d+ .* values)/,
  "which ids there are": /(?:takes|must be) (?:the id of a namespace|a whole number, received)/,
  "whole numbers that JavaScript does not hold exactly": /(?:takes|must be) .*(?:a whole number|bounds)/,
  "bounds of decimal numbers, which are texts": /(?:takes|must be) a decimal number as text/,
  "an empty text or list, and null, where a value is needed":
    /is missing|(?:takes|must be) (?:at least one value|a list)/,
  "files: JSON cannot contain them": /(?:takes|must be) a file of/,
  "unknown parameters, if a request may carry its key next to the parameters": /there is no "/,
};

/**
 * Returns true if a JSON Schema rejects a part of the URL or a header only because values are strings there. The schema
 * is for typed values.
 */
export function isTextForm(keyword: string): boolean {
  return ["type", "minItems", "anyOf", "enum", "const", "oneOf"].includes(keyword);
}
