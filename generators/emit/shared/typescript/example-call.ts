import { flatLiteral, reference } from "../../../codegen/literal.ts";
import { memberAccess } from "../../../codegen/typescript.ts";
import type { Example } from "../../../model/example.ts";
import type { Field, Operation, Resource, ResourceService } from "../../../model/resource.ts";
import { formBodyOf, needsBody } from "../../../model/operations.ts";
import { camelCase, collectionName } from "../../../naming/type-names.ts";
import { fileOf } from "../../../model/body.ts";

/**
 * Returns the code after the name of a client that sends the request of an example, such as `.pagingGroups.list()`.
 * Returns `undefined` if the example lacks required data. An example may contain only a response.
 */
export function exampleCall(
  service: ResourceService,
  resource: Resource,
  operation: Operation,
  example: Example,
): string | undefined {
  const given = argumentsOf(service, operation, example);
  return given && `${operationMethod(resource, operation)}(${given.map(flatLiteral).join(", ")})`;
}

/** Returns the method of an operation, such as `.pagingGroups.list`. */
export function operationMethod(resource: Resource, operation: Operation): string {
  return memberAccess(collectionName(resource)) + memberAccess(camelCase(operation.name));
}

function argumentsOf(service: ResourceService, operation: Operation, example: Example): readonly unknown[] | undefined {
  const { request } = example;
  const parameters = new Map(Object.entries(example.parameters));
  const { pathParameters, query, headers } = operation;
  const needed = [...pathParameters, ...[...query, ...headers].filter(({ required }) => required)];
  if (needed.some(({ name }) => !parameters.has(name)) || (needsBody(operation) && request === undefined))
    return undefined;
  const some = (names: readonly string[]): object | undefined => {
    const given = [...parameters].filter(([name]) => names.includes(name));
    return given.length === 0 ? undefined : Object.fromEntries(given);
  };
  const call = {
    tenant: service.tenant && parameters.get(service.tenant.name),
    query: some(query.flatMap(({ name, aliases }) => [name, ...aliases])),
    headers: some(headers.map(({ name }) => name)),
  };
  const hasCall = Object.values(call).some((value) => value !== undefined);
  const body =
    operation.request === undefined || (request === undefined && !hasCall)
      ? []
      : [exampleBody(operation, request, "Blob")];
  return [...pathParameters.map(({ name }) => parameters.get(name)), ...body, ...(hasCall ? [call] : [])];
}

/** Returns the body of an example as code in a program. In the example, the contents of a file are text. */
export function exampleBody(operation: Operation, body: unknown, made: "Blob" | "File"): unknown {
  const files = formBodyOf(operation)?.form.files ?? [];
  if (files.length === 0 || typeof body !== "object" || body === null) return body;
  const one =
    (file: Field) =>
    (text: unknown): unknown => {
      const type = flatLiteral({ type: typeWithin(fileOf(file)!.mediaTypes[0]!) });
      return reference(
        `new ${made}([${flatLiteral(text)}], ${made === "File" ? `${flatLiteral(file.name)}, ` : ""}${type})`,
      );
    };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const file = files.find((field) => field.name === name);
      if (file === undefined) return [name, value];
      return [name, Array.isArray(value) ? value.map(one(file)) : one(file)(value)];
    }),
  );
}

/** Returns the media type, or a sample of a media type range. */
function typeWithin(mediaType: string): string {
  return mediaType.replace("text/*", "text/plain").replace("image/*", "image/png").replace("/*", "/octet-stream");
}

/** Returns a doc comment tag with a line of code and its description. */
export function exampleTag(code: string, title: string): `@${string}` {
  return `@example ${code} // ${title}`;
}
