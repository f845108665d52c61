import { escapeUnsafe, quote, shellCommand, shellWord } from "../../../codegen/unsafe.ts";
import type { Block, Code } from "../site.ts";
import type { Project, Service } from "../../../model/model.ts";
import { literal, stringLiteral } from "../../../codegen/typescript.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { packageName } from "../../shared/package/package.ts";
import type { JsonObject } from "../../../codegen/json.ts";
import { errorForm } from "../../../model/profiles.ts";
import { shownCode } from "../../../model/error-codes.ts";
import type { ErrorCode } from "../../../model/service.ts";

/** The request of an example. */
export interface ShownRequest {
  readonly method: string;
  /** Includes the query string. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: ShownBody | undefined;
}

export type ShownBody =
  | { readonly kind: "json"; readonly mediaType: string; readonly value: unknown }
  /** A form. The example shows the content of its files. */
  | {
      readonly kind: "urlencoded" | "multipart";
      readonly fields: readonly (readonly [name: string, value: unknown])[];
      readonly files: readonly string[];
    }
  | { readonly kind: "media"; readonly mediaType: string };

export function curlCode(base: string, { method, path, headers, body }: ShownRequest): Code {
  const isImplied = method === "GET" || (method === "POST" && body !== undefined);
  return codeBlock(
    "curl",
    "shell",
    shellCommand(`curl ${isImplied ? "" : method === "HEAD" ? "--head " : `-X ${method} `}${shellWord(base + path)}`, [
      ...[...headers, ...contentType(body)].map(([name, value]) => `-H ${shellWord(`${name}: ${value}`)}`),
      ...(body === undefined ? [] : curlBody(body)),
    ]),
  );
}

function contentType(body: ShownBody | undefined): ShownRequest["headers"] {
  return body?.kind === "json" || body?.kind === "media" ? [["Content-Type", body.mediaType]] : [];
}

function curlBody(body: ShownBody): readonly string[] {
  switch (body.kind) {
    case "json":
      return [`-d ${shellJson(body.value)}`];
    case "media":
      return ["--data-binary @file"];
    case "urlencoded":
      return body.fields.map(([name, value]) => `--data-urlencode ${shellWord(`${name}=${String(value)}`)}`);
    case "multipart":
      return body.fields.map(([name, value]) =>
        body.files.includes(name) ? `-F ${shellWord(`${name}=@file`)}` : `-F ${shellWord(`${name}=${String(value)}`)}`,
      );
  }
}

/** Returns JSON as a shell word, on several lines if it is long. */
function shellJson(value: unknown): string {
  const flat = JSON.stringify(value);
  if (flat.length <= 60) return shellWord(flat);
  const lines = JSON.stringify(value, undefined, 2).split("\n");
  return `'${lines.map((line) => escapeUnsafe(line).replaceAll("'", "'\\''")).join("\n")}'`;
}

/** Returns the request in Python, using the `requests` library. */
export function pythonCode(base: string, { method, path, headers, body }: ShownRequest, isJson: boolean): Code {
  const [address, query] = path.split("?");
  const shown: ShownRequest["headers"] = [...headers, ...(body?.kind === "media" ? contentType(body) : [])];
  const parameters = [
    quote(base + address!),
    ...(query === undefined ? [] : [`params=${pythonLiteral(queryMembers(query), "    ")}`]),
    ...(shown.length === 0 ? [] : [`headers=${pythonLiteral(Object.fromEntries(shown), "    ")}`]),
    ...(body === undefined ? [] : pythonBody(body)),
  ];
  const call = `requests.${method.toLowerCase()}`;
  const lines = [
    "import requests",
    "",
    `response = ${call}(\n${parameters.map((parameter) => `    ${parameter},\n`).join("")})`,
    "response.raise_for_status()",
    isJson ? "print(response.json())" : "print(response.status_code)",
  ];
  return codeBlock("Python", "python", lines.join("\n"));
}

function pythonBody(body: ShownBody): readonly string[] {
  switch (body.kind) {
    case "json":
      return [`json=${pythonLiteral(body.value, "    ")}`];
    case "media":
      return [`data=open("file", "rb")`];
    case "urlencoded":
      return [`data=${pythonLiteral(Object.fromEntries(body.fields), "    ")}`];
    case "multipart": {
      const [files, fields] = [true, false].map((isFile) =>
        body.fields.filter(([name]) => body.files.includes(name) === isFile),
      );
      return [
        ...(fields!.length === 0 ? [] : [`data=${pythonLiteral(Object.fromEntries(fields!), "    ")}`]),
        `files={${files!.map(([name]) => `${quote(name)}: open("file", "rb")`).join(", ")}}`,
      ];
    }
  }
}

/** Returns the parameters of a query string. A repeated parameter has a list. */
function queryMembers(query: string): Readonly<Record<string, unknown>> {
  const all = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(all.keys())].map((name) => {
      const values = all.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

const words: Readonly<Record<string, string>> = { true: "True", false: "False", null: "None" };

/** Returns a JSON value as a Python literal: on one line if it is short, otherwise with each member on its own line. */
function pythonLiteral(value: unknown, indent: string): string {
  if (typeof value === "string") return quote(value);
  if (typeof value !== "object" || value === null) return words[String(value)] ?? String(value);
  const inner = `${indent}    `;
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const parts = Array.isArray(value)
    ? value.map((item) => pythonLiteral(item, inner))
    : Object.entries(value).map(([name, member]) => `${quote(name)}: ${pythonLiteral(member, inner)}`);
  const flat = `${open}${parts.join(", ")}${close}`;
  if (flat.length <= 50 && !flat.includes("\n")) return flat;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join("")}${indent}${close}`;
}

/** Returns a sample base URL of the service, with each variable replaced by an example. */
export function exampleBaseUrl({ baseUrl, baseUrlVariables }: Service): string {
  const examples = new Map(baseUrlVariables.map(({ name, example }) => [name, example.value]));
  const url = (baseUrl.value ?? "").replace(/\{([^{}]+)\}/g, (hole, name: string) => examples.get(name) ?? hole);
  return /^https?:\/\//.test(url) ? url : `${exampleHost}${url}`;
}

/** The host of a service whose base URL does not include one. */
export const exampleHost = "https://host.example";

export function codeBlock(title: string, language: Code["language"], text: string): Code {
  return { kind: "code", title, language, text };
}

/** Returns labeled tabs of alternative code blocks, or no block if the list is empty. */
export function tabs(id: string, label: string, [first, ...others]: readonly Code[]): readonly Block[] {
  return first === undefined ? [] : [{ kind: "tabs", id, label, tabs: [first, ...others] }];
}

/** Returns the JSON of a response, titled with its status. */
export function jsonCode(title: string, value: unknown): Code {
  return codeBlock(title, "json", JSON.stringify(value, undefined, 2));
}

/** Returns a call with all the code that a file needs to run it. */
export function clientCode(
  project: Project,
  { id }: Service,
  create: string,
  client: string,
  options: object,
  call: string,
  part = "",
): Code {
  const entry = `${packageName(project, "client")}/${outputName(id)}${part}`;
  const lines = [
    `import { ${create} } from ${stringLiteral(entry)};`,
    "",
    `const ${client} = ${create}(${literal(options)});`,
    call,
  ];
  return codeBlock("JavaScript", "typescript", lines.join("\n"));
}

/** Returns the body of an error response, or `undefined` if the format of errors is unknown. */
export function errorSample(service: Service, error: ErrorCode): JsonObject | undefined {
  const message = error.message?.value ?? conditionOf(error);
  const code = shownCode(error.code);
  if (service.kind === "query") {
    const { member, list, code: codeName, text } = errorForm(service);
    const one = { [codeName]: code, [text]: message };
    return member === undefined ? one : { [member]: list ? [one] : one };
  }
  const form = service.errorBody.value;
  if (form === undefined) return undefined;
  const one = { [form.code]: code, [form.message]: message };
  return form.envelope === undefined ? one : { [form.envelope]: one };
}

function conditionOf({ condition }: ErrorCode): string {
  return (condition.value ?? "A description of the error").replaceAll("`", "");
}
