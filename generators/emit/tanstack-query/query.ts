import { unlessEmpty } from "../../codegen/json.ts";
import { incremental } from "../../model/memo.ts";
import { type GeneratedFile, type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { docComment, lineComment, literal, nameOf, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import type { QueryService } from "../../model/query.ts";
import { outputName } from "../../naming/declared-name.ts";
import type { QueryTable } from "../../../templates/runtime/tanstack-query/table.ts";
import { type Group, type SelectionTypes, clientNames, generatorsOf, groupsOf } from "../shared/query-client-names.ts";
import { queriesNames, runtimePath } from "./names.ts";
import { profileOf } from "../../model/profiles.ts";

export const queryFiles = incremental((service: QueryService, client: string): readonly PrintedFile[] => {
  const folder = outputName(service.id);
  return [entryModule(service, folder), queryTypes(service, folder, `${client}/${folder}`)];
});

function entryModule(service: QueryService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `Options of ${service.title} for TanStack Query.`);
  const names = queriesNames(service);
  const createQueries = file.import(runtimePath("query"), "createServiceQueries");
  if (continues(service)) file.exportFrom(runtimePath("options"), "allItems");
  return file.print(
    [
      `const service = ${literal(tableOf(service))};\n\n`,
      `export const ${file.export(names.create)} = (client, scope) => ${createQueries}(service, client, scope);\n\n`,
      `export const ${file.export(names.key)} = (...parts) => [${stringLiteral(service.id)}, ...parts];\n`,
    ].join(""),
  );
}

function tableOf(service: QueryService): QueryTable {
  const ofRole = (role: string): readonly string[] =>
    groupsOf(service)
      .filter((group) => group.role === role)
      .map(({ member }) => member);
  const secrets = secretNames(service);
  return {
    name: service.id,
    items: ofRole("items"),
    facts: ofRole("facts"),
    generator: generatorsOf(service)?.selector,
    continues: continues(service),
    secrets: unlessEmpty(secrets),
  };
}

/** Returns secret parameters, except those that the runtime recognizes by their names. */
function secretNames({ requestParameters, modules }: QueryService): readonly string[] {
  const parameters = [...requestParameters, ...modules].flatMap((one) =>
    one.parameters.filter(({ sensitive }) => sensitive),
  );
  return [...new Set(parameters.map(({ name }) => name).filter((name) => !/(token|password)$/.test(name)))];
}

function queryTypes(service: QueryService, folder: string, client: string): PrintedFile {
  const file = generatedFile(`${folder}/index.d.ts`, `Options of ${service.title} for TanStack Query.`);
  const { create, queries, failure, key } = queriesNames(service);
  for (const name of [create, queries, failure, key]) file.export(name);
  for (const name of ["PageOptions", "ReadOptions"]) file.exportTypeFrom(runtimePath("options"), name);
  if (continues(service)) file.exportFrom(runtimePath("options"), "allItems");
  const scope = file.importType(runtimePath("key"), "Scope");
  const failures = [file.importType(client, "QueryError"), file.importType(client, "TransportError")];
  const clientType = file.importType(client, clientNames(service).client);
  return file.print(
    [
      lineComment(`The errors of calls of ${service.title}.`),
      `export type ${failure} = ${failures.join(" | ")};\n\n`,
      lineComment(`${service.title}: Options of queries, by the calls of a client.`),
      `export interface ${nameOf(queries, service)} {\n${membersText(service, { file, client, failure })}}\n\n`,
      docComment(
        "Returns the options of queries for the calls of a client. Nothing is sent before TanStack Query requests it.",
      ),
      `export declare function ${nameOf(create, service)}(client: ${clientType}, scope?: ${scope}): ${queries};\n\n`,
      docComment(
        "The common prefix of all keys of the service, or of a call, for filters such as those of `invalidateQueries`.",
      ),
      `export declare function ${nameOf(key, service)}(call?: keyof ${queries}): readonly string[];\n`,
    ].join(""),
  );
}

interface Printing {
  readonly file: GeneratedFile;
  readonly client: string;
  readonly failure: string;
}

function membersText(service: QueryService, printing: Printing): string {
  const { file, client } = printing;
  const names = clientNames(service);
  const take = (name: string): string => file.importType(client, name);
  const call = `call?: ${take("CallOptions")}`;
  const request = `const R extends ${take(names.request)}`;
  const ofModule = (types: SelectionTypes, more = ""): string => {
    const name = `name: ${take("Exactly")}<Name, keyof ${take(types.modules)}>`;
    return `<Name extends string, const P${more}>(${name}, parameters: ${take(types.argument)}<Name, P>`;
  };
  const generators = generatorsOf(service);
  const goesOn = continues(service);
  const ofGroup = (group: Group): string => {
    const { role, types, answerOf } = group;
    const member = propertyKey(group.member, group);
    const given = `${ofModule(types)}, ${call})`;
    const response = `${take(answerOf)}<Name, P>`;
    if (role === "facts")
      return memberText(member, "Returns the complete result of one module.", {
        plain: `${given}: ${read(printing, `Awaited<${response}>`)}`,
      });
    if (goesOn)
      return memberText(member, "The items of one list.", {
        pages: `${given}: ${pages(printing, items(printing, response))}`,
      });
    return memberText(member, "The items of one list.", {
      plain: `${given}: ${read(printing, `readonly ${one(printing, response)}[]`)}`,
    });
  };
  const query = {
    plain: `<${request}>(request: ${take(names.argument)}<R>, ${call}): ${read(printing, `${take(names.result)}<R>`)}`,
    pages: goesOn
      ? `<${request}>(request: ${take(names.argument)}<R>, ${call}): ` +
        `${pages(printing, one(printing, `${take("ResultsOf")}<R>`))}`
      : undefined,
  };
  const generated = (): string => {
    const given = `${ofModule(generators!.types, `, ${request} = {}`)}, request?: ${take(names.argument)}<R>, ${call})`;
    const all = `${take("PagesOf")}<Name, P, R>`;
    const what = goesOn
      ? { pages: `${given}: ${pages(printing, items(printing, all))}` }
      : { plain: `${given}: ${read(printing, `readonly ${one(printing, all)}[]`)}` };
    return memberText(
      "generate",
      "The pages that a generator finds, each with the members of the modules of the request.",
      what,
    );
  };
  return [
    memberText("query", "One result; if a list has more items, it has `continue`.", query),
    ...groupsOf(service)
      .filter(({ role }) => role !== "properties")
      .map(ofGroup),
    generators === undefined ? "" : generated(),
  ].join("");
}

/** The signatures of a call: for queries, for infinite queries, or both. */
interface Signatures {
  readonly plain?: string | undefined;
  readonly pages?: string | undefined;
}

function memberText(key: string, comment: string, { plain, pages }: Signatures): string {
  const signatures = [
    ...(plain === undefined ? [] : [`    ${plain};\n`]),
    ...(pages === undefined
      ? []
      : [
          `${docComment("For infinite queries, which continue from the previous result.", "    ")}    pages${pages};\n`,
        ]),
  ];
  return `${docComment(comment, "  ")}  readonly ${key}: {\n${signatures.join("")}  };\n`;
}

function read({ file, failure }: Printing, data: string): string {
  return `${file.importType(runtimePath("options"), "ReadOptions")}<${data}, ${failure}>`;
}

function pages({ file, client, failure }: Printing, page: string): string {
  return (
    `${file.importType(runtimePath("options"), "PageOptions")}<${page}, ` +
    `${file.importType(client, "Continuation")}, ${failure}>`
  );
}

function items(printing: Printing, all: string): string {
  return (
    `${printing.file.importType(runtimePath("options"), "ItemsPage")}<${one(printing, all)}, ` +
    `${printing.file.importType(printing.client, "Continuation")}>`
  );
}

function one({ file }: Printing, iterator: string): string {
  return `${file.importType(runtimePath("options"), "EachOf")}<${iterator}>`;
}

/** Returns true if responses of a service can be continued. Only a profile specifies how. */
export function continues(service: QueryService): boolean {
  return profileOf(service) !== undefined;
}
