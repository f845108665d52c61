import type { QueryService } from "../../model/query.ts";
import { docComment, stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { clientNames, tokenSource } from "./query-names.ts";

/* What few programs need, in entry points of its own, so that the others need not load it. */

/** The names of the packages that the code of a service names. */
export interface PackageNames {
  readonly client: string;
  readonly validators: string;
}

/** By path below the service's folder. */
export function entryFiles(service: QueryService, packages: PackageNames): readonly (readonly [string, string])[] {
  const account = tokenSource(service) === undefined ? [] : ([["account.js", accountText(service)], ["account.d.ts", accountTypes(service)]] as const);
  return [...account, ["validate.js", validateText(service, packages)], ["validate.d.ts", validateTypes(service)]];
}

function head(service: QueryService, what: string): string {
  return `// ${what} of ${service.id}. Generated: change the spec instead.\n`;
}

function accountText(service: QueryService): string {
  return [
    head(service, "The client that can log in and write,"),
    `import { createAccountClient } from "../runtime/action-api/client/account.js";\n`,
    `import { table } from "./table.js";\n\n`,
    `export function ${clientNames(service).create}(options) {\n  return createAccountClient(table, options);\n}\n`,
  ].join("");
}

function accountTypes(service: QueryService): string {
  const { client, create } = clientNames(service);
  return [
    `import type { Account } from "../runtime/action-api/client/types.js";\n`,
    `import type { ${client}, QueryClientOptions, TokenType } from "./index.js";\n\n`,
    `${docComment("A client that can log in and write: it has tokens, and keeps cookies where the runtime does not.")}`,
    `export interface Account${client} extends ${client}, Account<TokenType> {}\n\n`,
    `export declare function ${create}(options: QueryClientOptions): Account${client};\n`,
  ].join("");
}

function validateText(service: QueryService, { validators }: PackageNames): string {
  return [
    head(service, "The check of requests"),
    `import { decodeRequest } from ${stringLiteral(`${validators}/${outputName(service.id)}`)};\n`,
    `import { validator } from "../runtime/action-api/client/validate.js";\n\n`,
    `export { ValidationError } from "../runtime/action-api/client/validate.js";\n\n`,
    `export const validate = /* @__PURE__ */ validator(decodeRequest);\n`,
  ].join("");
}

function validateTypes(service: QueryService): string {
  return [
    `import type { Validate } from "../runtime/action-api/client/types.js";\n\n`,
    `export { ValidationError, type Finding } from "../runtime/action-api/client/types.js";\n\n`,
    docComment(`For the option \`validate\` of ${clientNames(service).create}: refuses what the service would refuse.`),
    `export declare const validate: Validate;\n`,
  ].join("");
}
