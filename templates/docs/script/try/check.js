// What the validators of `@kiln/validators` find in a request before it is sent.
import { fieldsQuery } from "./request.js";

/** Each finding has a text, and the index of its field, "body", or undefined where it is about the whole. `body` is a text. */
export function findingsOf(form, values, body, validators) {
  return [...missing(form, values), ...(form.code.arguments.kind === "module" ? ofModule(form, values, validators) : ofOperation(form, values, body, validators))].filter(
    // The validators say in their words what is missing, too.
    ({ at }, index, all) => at === undefined || all.findIndex((other) => other.at === at) === index,
  );
}

/** What no validator looks at: fields of the request as a whole, and names that a URL would take for folders. */
function missing({ fields }, values) {
  return fields.flatMap((field, index) => {
    const [text] = values[index];
    if (field.in === "path" && (text === "." || text === "..")) return [{ at: index, text: `${field.wire} takes no ${text}: an address leaves it out.` }];
    return field.required && text === undefined ? [{ at: index, text: `${field.wire} is required.` }] : [];
  });
}

function ofModule(form, values, { decode }) {
  const own = { ...form, fields: form.fields.map((field) => (field.ofRequest ? { ...field, in: "none" } : field)) };
  const { errors = [], warnings } = decode(fieldsQuery(own, values));
  const deepest = form.fields.findIndex(({ ofRequest }) => !ofRequest);
  return [...errors, ...warnings].map((found) => finding(form, found, (field, index) => index >= deepest && field.wire === found.wireName));
}

function ofOperation(form, values, body, { decodeParameters, decodeHeaders, decode }) {
  const options = { all: true, strict: true };
  const given = (isIn) => Object.fromEntries(form.fields.flatMap((field, index) => (isIn(field) && values[index].length > 0 ? [[field.wire, values[index].length > 1 ? values[index] : values[index][0]]] : [])));
  const inHeader = ({ in: place }) => place === "header";
  const inAddress = (field) => !inHeader(field);
  const at = (isOf, { errors = [], warnings = [] } = {}) => [...errors, ...warnings].map((found) => finding(form, found, (field) => isOf(field) && field.wire === found.wireName));
  return [
    ...at(inAddress, decodeParameters?.(given(inAddress), { ...options, unknownFields: "ignore" })),
    ...at(inHeader, decodeHeaders?.(given(inHeader), { ...options, unknownFields: "ignore" })),
    ...ofBody(form, body, decode, options),
  ];
}

function ofBody({ body: place }, body, decode, options) {
  if (place === undefined) return [];
  if (body.trim() === "") return place.required ? [{ at: "body", text: "The body is required." }] : [];
  try {
    const { errors = [], warnings = [] } = decode?.(JSON.parse(body), options) ?? {};
    const texts = [...errors, ...warnings].map(({ message }) => message);
    return texts.length === 0 ? [] : [{ at: "body", text: texts.join("\n") }];
  } catch (error) {
    return [{ at: "body", text: `The body is not JSON: ${error.message}` }];
  }
}

function finding({ fields }, { message }, isField) {
  const index = fields.findIndex(isField);
  return { at: index < 0 ? undefined : index, text: message };
}
