import type { Mutant } from "./mutant.ts";

/** A fault that has no effect. */
interface Equivalent extends Pick<Mutant, "file" | "before" | "after"> {
  readonly reason: string;
}

/** The equivalent mutants. Lines are trimmed. */
const equivalents: readonly Equivalent[] = [
  {
    file: "templates/runtime/http/client/retries.ts",
    before: 'const value = headers.get("retry-after") ?? "";',
    after: 'const value = headers.get("retry-after");',
    reason: "the number and the date of null are as invalid as those of an empty string",
  },
  {
    file: "packages/reference-server/src/login/plugin.ts",
    before:
      "const attempts = rateLimit > 0 ? app.createRateLimit({ max: Math.min(rateLimit, mostAttempts) }) : undefined;",
    after:
      "const attempts = rateLimit > 1 ? app.createRateLimit({ max: Math.min(rateLimit, mostAttempts) }) : undefined;",
    reason: "the limit of all requests is 1 as well",
  },
  {
    file: "packages/reference-server/src/login/plugin.ts",
    before: 'const [user, token] = [form.get("user") ?? "", form.get("password") ?? ""];',
    after: 'const [user, token] = [form.get("user"), form.get("password") ?? ""];',
    reason: "nobody is named null in the database, or by an empty string",
  },
  {
    file: "packages/server/generated/runtime/action-api/server/cross-site.js",
    before: 'return [headers[name] ?? ""].flat()[0] ?? "";',
    after: 'return [headers[name] ?? ""].flat()[0];',
    reason: "no header field has an empty list of values",
  },
  {
    file: "packages/server/generated/runtime/action-api/server/cross-site.js",
    before:
      "return { anonymous: true, headers: {}, response: { status: 403, headers, body: `${escaped(reason)}\\n` } };",
    after:
      "return { anonymous: false, headers: {}, response: { status: 403, headers, body: `${escaped(reason)}\\n` } };",
    reason: "a complete response is sent regardless of the caller",
  },
  {
    file: "packages/server/generated/runtime/http/server/contract.js",
    before: 'return [headers[name] ?? ""].flat()[0] ?? "";',
    after: 'return [headers[name] ?? ""].flat()[0];',
    reason: "no header field has an empty list of values",
  },
  {
    file: "packages/server/generated/runtime/http/server/messages.js",
    before: 'values.push(rawHeaders[at + 1] ?? "");',
    after: "values.push(rawHeaders[at + 1]);",
    reason: "each name has a value",
  },
  {
    file: "packages/server/generated/runtime/http/server/messages.js",
    before: "for (let at = 0; at < rawHeaders.length; at += 2)",
    after: "for (let at = 0; at <= rawHeaders.length; at += 2)",
    reason: "the name after the last one is undefined, which matches nothing",
  },
  {
    file: "packages/reference-server/src/proxy/plugin.ts",
    before: 'atEndpoint(modulesByPath.get(request.routeOptions.url ?? ""), request, forwarded),',
    after: "atEndpoint(modulesByPath.get(request.routeOptions.url), request, forwarded),",
    reason: "each route has a URL",
  },
  {
    file: "packages/reference-server/src/proxy/plugin.ts",
    before: 'const pseudonym = `kiln-${randomBytes(6).toString("hex")}`;',
    after: 'const pseudonym = `kiln-${randomBytes(7).toString("hex")}`;',
    reason: "a longer name is as distinct",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "const token = isPlain && end - start < manyDigits ? undefined : text.slice(start, end);",
    after: "const token = isPlain && end - start < manyDigits && false ? undefined : text.slice(start, end);",
    reason: "short numbers pass the check as well, in more time",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "isPlain &&= code >= zero && code <= nine;",
    after: "isPlain &&= code >= zero && code < nine;",
    reason: "short numbers pass the check as well, in more time",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "let isPlain = true;",
    after: "let isPlain = false;",
    reason: "short numbers pass the check as well, in more time",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "let isEscaped = false;",
    after: "let isEscaped = true;",
    reason: "strings without escapes are parsed to themselves, in more time",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "for (let at = 0; at < text.length; at++) {",
    after: "for (let at = 0; at <= text.length; at++) {",
    reason: "the code after the end is NaN, which matches nothing",
  },
  {
    file: "packages/reference-server/src/proxy/headers.ts",
    before: 'rawHeaders[2 * index]?.toLowerCase() ?? "",',
    after: "rawHeaders[2 * index]?.toLowerCase(),",
    reason: "each pair has a name",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "const token = isPlain && end - start < manyDigits ? undefined : text.slice(start, end);",
    after: "const token = isPlain && end + start < manyDigits ? undefined : text.slice(start, end);",
    reason: "short numbers pass the check as well, in more time",
  },
  {
    file: "templates/runtime/http/server/json.ts",
    before: "isPlain &&= code >= zero && code <= nine;",
    after: "isPlain &&= code > zero && code <= nine;",
    reason: "short numbers pass the check as well, in more time",
  },
  {
    file: "templates/runtime/http/client/refuse-option.ts",
    before: "const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];",
    after: "const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];",
    reason: "strings of the same length may be swapped",
  },
  {
    file: "templates/runtime/http/client/refuse-option.ts",
    before: "while (start < shorter.length && one[start] === other[start]) start++;",
    after: "while (start <= shorter.length && one[start] === other[start]) start++;",
    reason: "only equal strings match beyond their end",
  },
];

/** Returns why no test can kill a mutant, or `undefined` if one could. */
export function reasonOf({ file, before, after }: Mutant): string | undefined {
  return equivalents.find((one) => one.file === file && one.before === before.trim() && one.after === after.trim())
    ?.reason;
}
