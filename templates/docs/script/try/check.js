// What the validators of `@kiln/validators` find in a request before it is sent.
import { fieldsQuery } from "./request.js";

/**
 * Each finding has a text, whether the service would refuse the request, and where it is: the index of a field, "body", or undefined where it is
 * about the whole. `body` is a text.
 */
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
    if (field.in === "path" && (text === "." || text === "..")) return [{ at: index, text: `${field.wire} takes no ${text}: an address leaves it out.`, isError: true }];
    return field.required && text === undefined ? [{ at: index, text: `${field.wire} is required.`, isError: true }] : [];
  });
}

function ofModule(form, values, { decode }) {
  const own = { ...form, fields: form.fields.map((field) => (field.ofRequest ? { ...field, in: "none" } : field)) };
  return findings(form, decode(fieldsQuery(own, values)), ({ ofRequest }) => !ofRequest);
}

function ofOperation(form, values, body, { decodeParameters, decodeHeaders, decode }) {
  const options = { all: true, strict: true };
  const given = (isIn) => Object.fromEntries(form.fields.flatMap((field, index) => (isIn(field) && values[index].length > 0 ? [[field.wire, values[index].length > 1 ? values[index] : values[index][0]]] : [])));
  const inHeader = ({ in: place }) => place === "header";
  const inAddress = (field) => !inHeader(field);
  const read = (decoder, isIn) => findings(form, decoder?.(given(isIn), { ...options, unknownFields: "ignore" }), isIn);
  return [...read(decodeParameters, inAddress), ...read(decodeHeaders, inHeader), ...ofBody(form, body, decode, options)];
}

function ofBody({ body: place }, body, decode, options) {
  if (place === undefined) return [];
  if (body.trim() === "") return place.required ? [{ at: "body", text: "The body is required.", isError: true }] : [];
  try {
    const { errors = [], warnings = [] } = decode?.(JSON.parse(body), options) ?? {};
    const texts = [...errors, ...warnings].map(({ message }) => message);
    return texts.length === 0 ? [] : [{ at: "body", text: texts.join("\n"), isError: errors.length > 0 }];
  } catch (error) {
    return [{ at: "body", text: `The body is not JSON: ${error.message}`, isError: true }];
  }
}

/** What a decoder found, beside the fields of which it was given the values. */
function findings({ fields }, { errors = [], warnings = [] } = {}, isGiven) {
  const at = ({ wireName }) => {
    const index = fields.findIndex((field) => isGiven(field) && field.wire === wireName);
    return index < 0 ? undefined : index;
  };
  const findingOf = (isError) => (found) => ({ at: at(found), text: found.message, isError });
  return [...errors.map(findingOf(true)), ...warnings.map(findingOf(false))];
}
