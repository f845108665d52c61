// A request as code of the client. Literals are printed as `generators/codegen/literal.ts` does, which the tests compare.
import { escapeUnsafe } from "./curl.js";

/** `base` is the address of the service; `body` a value of JSON, undefined where there is none; `key` what stands for a key, empty where there is none. */
export function codeOf(form, values, body, base, key) {
  const { module, create, client, address, options, before, after } = form.code;
  const all = { [address.option]: address.withPath ? base + form.path : base, ...options, ...(form.key && key !== "" && { [form.key.option]: key }) };
  return [
    `import { ${create} } from ${literal(module)};`,
    "",
    `const ${client} = ${create}(${literal(all)});`,
    before + argumentsOf(form, values, body).map(literal).join(", ") + after,
  ].join("\n");
}

function argumentsOf({ fields, code, body: hasBody }, values, body) {
  const given = fields.map((field, index) => ({ field, texts: values[index] })).filter(({ texts }) => texts.length > 0);
  const object = (some) => Object.fromEntries(some.map(({ field, texts }) => [field.name, valueOf(field, texts)]));
  if (code.arguments.kind === "module") {
    const own = code.arguments.within.reduceRight((value, member) => ({ [member]: value }), object(given.filter(({ field }) => !field.ofRequest)));
    return [{ ...object(given.filter(({ field }) => field.ofRequest)), ...own }];
  }
  const { tenant } = code.arguments;
  const isTenant = ({ field }) => field.in === "query" && field.wire === tenant;
  const some = (list) => (list.length === 0 ? undefined : object(list));
  const call = {
    tenant: given.find(isTenant)?.texts[0],
    query: some(given.filter((one) => one.field.in === "query" && !isTenant(one))),
    headers: some(given.filter(({ field }) => field.in === "header")),
  };
  const hasCall = Object.values(call).some((value) => value !== undefined);
  return [...given.filter(({ field }) => field.in === "path").map(({ field, texts }) => valueOf(field, texts)), ...(hasBody === undefined || (body === undefined && !hasCall) ? [] : [body]), ...(hasCall ? [call] : [])];
}

/** As a program has it: what is no number stays the text that it is. */
function valueOf({ control }, texts) {
  if (control.kind === "flag") return true;
  const one = (text) => (control.type === "number" && /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text);
  return control.several ? texts.map(one) : one(texts[0]);
}

/** A value of JSON, or undefined, as a literal on one line. Members that are undefined are left out. */
export function literal(value) {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const members = Object.entries(value).filter(([, member]) => member !== undefined).map(([key, member]) => `${keyOf(key)}: ${literal(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function keyOf(name) {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text) {
  return escapeUnsafe(JSON.stringify(text));
}
