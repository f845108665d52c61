import {
  PackageNames,
  createValue,
  exportRuntimeType,
  exportRuntimeValue,
  optionsType,
  runtimeType,
  runtimeValue,
} from "../runtime.ts";
import { incremental } from "../../../model/memo.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { docComment } from "../../../codegen/typescript.ts";
import { nameOf } from "../../../codegen/spec-names.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { tokenType } from "./client.ts";
import type { KnownFact, QueryScope } from "./scope.ts";

/** Prints the client with all modules, which passes its table to the runtime. */
export const indexText = incremental(({ service, names }: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.js`, `The client of ${service.id}.`);
  exportRuntimeValue(file, "TransportError");
  exportRuntimeValue(file, "QueryError");
  return file.print(
    createText(
      file.export(names.create),
      createValue(file, service, "createClient"),
      file.import("./table.js", "table"),
    ),
  );
});

function createText(name: string, create: string, table: string): string {
  return `export function ${name}(options) {\n  return ${create}(${table}, options);\n}\n`;
}

/** The client that can log in and write, if the service issues tokens and the spec describes it. */
export const accountFiles = incremental((scope: QueryScope, folder: string): readonly PrintedFile[] => {
  return scope.account === undefined ? [] : [accountText(scope, folder), accountTypes(scope, folder, scope.account)];
});

function accountText({ service, names }: QueryScope, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/account.js`, `The client of ${service.id} that can log in and write.`);
  return file.print(
    createText(
      file.export(names.create),
      runtimeValue(file, "createAccountClient"),
      file.import("./table.js", "table"),
    ),
  );
}

function accountTypes({ service, names }: QueryScope, folder: string, assumed: readonly KnownFact[]): PrintedFile {
  const file = generatedFile(`${folder}/account.d.ts`, `The client of ${service.id} that can log in and write.`);
  const client = file.export(names.account);
  const facts = assumed.map(({ name, text }) => `- ${name}: ${text}`);
  const account = `${runtimeType(file, "Account")}<${file.importType("./index.js", tokenType)}>`;
  return file.print(
    [
      docComment(["A client that can log in and write. It assumes:", "", ...facts].join("\n")),
      `export interface ${nameOf(client, service)} extends ${file.importType("./index.js", names.client)}, ${account} {}\n\n`,
      `export declare function ${nameOf(file.export(names.create), service)}(options: ${optionsType(file, service)}): ${client};\n`,
    ].join(""),
  );
}

/** Prints the entry point that checks requests before they are sent. */
export const validateText = incremental(
  ({ service }: QueryScope, folder: string, { validators }: PackageNames): PrintedFile => {
    const file = generatedFile(`${folder}/validate.js`, `The check of requests of ${service.id}.`);
    exportRuntimeValue(file, "ValidationError");
    const decoder = file.import(`${validators}/${outputName(service.id)}`, "decodeRequest");
    return file.print(
      `export const ${file.export("validate")} = /* @__PURE__ */ ${runtimeValue(file, "validator")}(${decoder});\n`,
    );
  },
);

export const validateTypes = incremental(({ service, names }: QueryScope, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/validate.d.ts`, `The check of requests of ${service.id}.`);
  exportRuntimeValue(file, "ValidationError");
  exportRuntimeType(file, "Finding");
  const doc = docComment(
    `For the option \`validate\` of ${names.create}: rejects requests that the service would reject.`,
  );
  return file.print(`${doc}export declare const ${file.export("validate")}: ${runtimeType(file, "Validate")};\n`);
});
