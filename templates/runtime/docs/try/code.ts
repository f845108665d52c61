import { type Given, type Sent, type Values, givenOf } from "./request.js";
import type { RequestForm } from "./request-form.js";

// Prints a request as client code. Literals are printed as in `generators/codegen/typescript.ts`, which the tests compare.

type Members = Readonly<Record<string, unknown>>;

/**
 * Returns the client code for a request. `base` is the URL of the service. `body` is a JSON value, or undefined if
 * there is none. `key` is a placeholder for the key, or an empty string.
 */
export function codeOf(form: RequestForm, values: Values, body: unknown, base: string, key: string): string {
  const { module, create, client, address, options, before, after } = form.code;
  const all = {
    [address.option]: address.withPath ? base + form.path : base,
    ...options,
    ...(form.key && key !== "" && { [form.key.option]: key }),
  };
  return [
    `import { ${create} } from ${literal(module)};`,
    "",
    `const ${client} = ${create}(${literal(all)});`,
    before + argumentsOf(form, values, body).map(literal).join(", ") + after,
  ].join("\n");
}

function argumentsOf(form: RequestForm, values: Values, body: unknown): readonly unknown[] {
  const given = givenOf(form, values);
  const { arguments: shape } = form.code;
  if (shape.kind === "module") {
    const own = shape.within.reduceRight<Members>(
      (value, member) => ({ [member]: value }),
      membersOf(given.filter(({ field }) => !field.ofRequest)),
    );
    return [{ ...membersOf(given.filter(({ field }) => field.ofRequest)), ...own }];
  }
  const isTenant = ({ field }: Given): boolean => field.in === "query" && field.wire === shape.tenant;
  const some = (list: readonly Given[]): Members | undefined => (list.length === 0 ? undefined : membersOf(list));
  const call = {
    tenant: given.find(isTenant)?.texts[0],
    query: some(given.filter((one) => one.field.in === "query" && !isTenant(one))),
    headers: some(given.filter(({ field }) => field.in === "header")),
  };
  const hasCall = Object.values(call).some((value) => value !== undefined);
  return [
    ...given.filter(({ field }) => field.in === "path").map(valueOf),
    ...(form.body === undefined || (body === undefined && !hasCall) ? [] : [body]),
    ...(hasCall ? [call] : []),
  ];
}

function membersOf(given: readonly Given[]): Members {
  return Object.fromEntries(given.map((one) => [one.field.name, valueOf(one)]));
}

/** Converts the texts of a field to a value in code. A text that is not a number remains a string. */
function valueOf({ field: { control }, texts }: Given): unknown {
  if (control.kind === "flag") return true;
  const isNumber = control.kind === "text" && control.type === "number";
  const one = (text: string): string | number =>
    isNumber && /^-?(?:0|[1-9]\d{0,14})$/.test(text) ? Number(text) : text;
  return control.several ? texts.map(one) : one(texts[0]);
}

/** Prints a JSON value, or undefined, as a literal on one line. Undefined members are omitted. */
export function literal(value: unknown): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  const members = Object.entries(value as Members)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => `${keyOf(key)}: ${literal(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}

function keyOf(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

function quote(text: string): string {
  return escapeUnsafe(JSON.stringify(text));
}

// Prints a request as a command, in the same way as `generators/codegen/unsafe.ts`, which the tests compare.

const unsafe =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufdd0-\ufdef\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Writes characters that are invisible, or that change how others are displayed, as `\uXXXX`. */
export function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns a string as a word of a POSIX shell. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${escapeUnsafe(text).replaceAll("'", "'\\''")}'`;
}

/** Returns the request as a `curl` command. `base` is the URL of the service. */
export function curlOf({ method, path, headers, body }: Sent, base: string): string {
  return [
    "curl",
    ...(method === "GET" ? [] : [method === "HEAD" ? "--head" : `-X ${method}`]),
    ...headers.map(([name, text]) => `-H ${shellWord(`${name}: ${text}`)}`),
    // JSON has its own escapes for characters that `shellWord` escapes. With `--data-raw`, a leading `@` does not name
    // a file.
    ...(body === undefined ? [] : [`--data-raw ${shellWord(body)}`]),
    shellWord(base + path),
  ].join(" \\\n  ");
}
