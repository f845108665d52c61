import { incremental } from "../../model/memo.ts";
import { counted, firstSentence, ownValues } from "../../describe/texts.ts";
import { answeredErrorProse, errorProse } from "../../describe/result.ts";
import { identifier, literal, reference } from "../../codegen/typescript.ts";
import { quote } from "../../codegen/unsafe.ts";
import { type PrintedFile, generatedFile } from "../../codegen/generated-file.ts";
import { membersOfResult } from "../../model/queries.ts";
import { knownResult } from "../../model/result-parts.ts";
import type { Project, Service } from "../../model/model.ts";
import type { Module, QueryService } from "../../model/query.ts";
import type { Operation, Resource, ResourceService } from "../../model/resource.ts";
import { outputName } from "../../naming/declared-name.ts";
import { camelCase, clientTypeNames } from "../../naming/type-names.ts";
import { packageName } from "../shared/package/package.ts";
import type { Detail, Entry, ServiceTable } from "../../../templates/runtime/mcp/table.js";
import { argumentParts, oneLine, parameterArguments, variablesOf } from "./arguments.ts";
import { entryName, errorName, fit, freeName, valueSetName } from "./type-text.ts";
import { moduleDetail, secretsOf } from "./module.ts";
import { operationDetail, writes } from "./operation.ts";
import { shownCode, usersOfError } from "../../model/error-codes.ts";
import { rulesOfNone, valueSetProse } from "../../describe/parameter.ts";
import type { ValueSet } from "../../model/type.ts";
import { statusRemark } from "../../describe/marks.ts";
import { factRemark } from "../../describe/module.ts";
import { resourceRemarks } from "../../describe/resource.ts";
import { serviceRemarks } from "../../describe/remarks.ts";
import { operationsOf } from "../../model/operations.ts";
import { selectedGroups } from "../../naming/wire-names.ts";

/** Returns the files of a service: its table, and the descriptions of its entries, which are loaded on demand. */
export function serviceFiles(service: Service, project: Project): readonly PrintedFile[] {
  const folder = outputName(service.id);
  const parts = service.kind === "query" ? queryParts(service) : resourceParts(service, project);
  const others = [errorPart(service), valueSetPart(service)].filter((part) => part.entries.length > 0);
  const all = [...parts, ...others];
  return [tableFile(service, project, folder, all), ...all.map((part) => detailFile(part, folder))];
}

interface Part {
  /** The path below the folder of the service, without an extension. */
  readonly path: string;
  readonly entries: readonly Omit<Entry, "file">[];
  readonly details: Readonly<Record<string, Detail>>;
}

export function tableName({ id }: Pick<Service, "id">): string {
  return identifier(`${camelCase(id)}Table`);
}

function tableFile(service: Service, project: Project, folder: string, parts: readonly Part[]): PrintedFile {
  const file = generatedFile(`${folder}/index.js`, `The data of an MCP server for ${service.id}.`);
  const entries = parts.flatMap((part) => entriesOf(part));
  const table: ServiceTable = {
    id: service.id,
    kind: service.kind,
    title: oneLine(service.title),
    summary: oneLine(service.summary),
    variables: variablesOf(service),
    connect: reference(connectText(service, project)),
    entries,
  };
  return file.print(`export const ${file.export(tableName(service))} = ${literal(table)};\n`);
}

const entriesOf = incremental(({ path, entries }: Part): readonly Entry[] =>
  entries.map((entry) => ({ ...entry, file: reference<Entry["file"]>(`() => import(${quote(`./${path}.js`)})`) })),
);

/** Prints the function that creates the client. Readable names would duplicate each value of a response. */
function connectText(service: Service, project: Project): string {
  const { create } = clientTypeNames(service);
  const client = quote(`${packageName(project, "client")}/${outputName(service.id)}`);
  const check = quote(`${packageName(project, "client")}/${outputName(service.id)}/validate`);
  switch (service.kind) {
    case "resource":
      return `(options) => import(${client}).then(({ ${create} }) => ${create}({ ...options, answers: "raw" }))`;
    case "query":
      return (
        `(options) => Promise.all([import(${client}), import(${check})]).then(([{ ${create} }, { ` +
        `validate }]) => ${create}({ ...options, validate }))`
      );
  }
}

const detailFile = incremental(({ path, details }: Part, folder: string): PrintedFile => {
  const file = generatedFile(`${folder}/${path}.js`, "The descriptions and the ways to call.");
  return file.print(`export const ${file.export("details")} = ${literal(details)};\n`);
});

function resourceParts(service: ResourceService, project: Project): readonly Part[] {
  const validators = packageName(project, "validators");
  const operations = service.resources.flatMap((resource) =>
    resource.operations.map((operation) => operationPart(service, resource, operation, validators)),
  );
  return [servicePart(service, resourceServiceDetail(service)), ...operations];
}

const operationPart = incremental(
  (service: ResourceService, resource: Resource, operation: Operation, validators: string): Part => {
    const name = entryName(service, operation.operationId);
    return {
      path: `operations/${outputName(operation.operationId)}`,
      entries: [
        {
          name,
          kind: "operation",
          summary: oneLine(operation.summary),
          words: operationWords(resource, operation),
          writes: writes(operation) || undefined,
        },
      ],
      details: { [name]: operationDetail(service, resource, operation, validators) },
    };
  },
);

function operationWords({ title, fields }: Resource, operation: Operation): string {
  const { description = "", method, path, query, headers, request } = operation;
  const parameters = [...query, ...headers].map(({ name, description: text }) => `${name} ${text}`);
  const ofBody = request === undefined ? [] : fields.flatMap(({ name, aliases }) => [name, ...aliases]);
  return oneLine([title, description, method, path, ...parameters, ...ofBody].join(" "));
}

function queryParts(service: QueryService): readonly Part[] {
  const modules = service.modules.map((module) => modulePart(service, module));
  return [servicePart(service, queryServiceDetail(service)), ...modules];
}

const modulePart = incremental((service: QueryService, module: Module): Part => {
  const name = entryName(service, module.name);
  return {
    path: `modules/${outputName(module.name)}`,
    entries: [
      {
        name,
        kind: "module",
        summary: oneLine(firstSentence(module.description ?? module.name)),
        words: moduleWords(service, module),
      },
    ],
    details: { [name]: moduleDetail(service, module) },
  };
});

/** Returns the search words of a module, including wire names of parameters, listed values and members of responses. */
function moduleWords({ groups }: QueryService, module: Module): string {
  const { description = "", group, prefix, parameters } = module;
  const title = groups.find(({ name }) => name === group)?.title ?? group;
  const texts = parameters.map(
    ({ name, type, description: text = "" }) =>
      `${name} ${prefix}${name} ${text} ${ownValues(type)
        .map(({ value }) => value)
        .join(" ")}`,
  );
  const result = knownResult(module);
  const members = result === undefined ? [] : membersOfResult(result).map(({ name }) => name);
  return oneLine([title, description, ...texts, ...members].join(" "));
}

function servicePart(service: Service, detail: Detail): Part {
  const { id, title, summary, description } = service;
  return {
    path: "service",
    entries: [{ name: id, kind: "service", summary: oneLine(`${title}. ${summary}`), words: oneLine(description) }],
    details: { [id]: detail },
  };
}

const errorPart = incremental((service: Service): Part => {
  return {
    path: "errors",
    entries: service.errors.map((error) => ({
      name: errorName(service, error.code),
      kind: "error",
      summary: oneLine(errorProse(error)),
      words: "error",
    })),
    details: errorDetails(service),
  };
});

const valueSetPart = incremental((service: Service): Part => {
  return {
    path: "values",
    entries: service.valueSets.map((set) => ({
      name: valueSetName(service, set.id),
      kind: "values",
      summary: oneLine(set.title),
      words: oneLine([set.description ?? "", ...set.values.map(({ value }) => value)].join(" ")),
    })),
    details: valueSetDetails(service),
  };
});

function errorDetails(service: Service): Readonly<Record<string, Detail>> {
  return Object.fromEntries(
    service.errors.map((error) => {
      const names = usersOfError(service, error.code).map((name) => entryName(service, name));
      const head = oneLine(`${shownCode(error.code)}: ${answeredErrorProse(error)}`);
      return [
        errorName(service, error.code),
        { text: fit([() => (names.length === 0 ? head : `${head}\nAnswered by: ${names.join(", ")}`), () => head]) },
      ];
    }),
  );
}

function valueSetDetails(service: Service): Readonly<Record<string, Detail>> {
  return Object.fromEntries(
    service.valueSets.map((set) => [valueSetName(service, set.id), { text: textOf(service, set) }]),
  );
}

function textOf(service: Service, set: ValueSet): string {
  const head = `${valueSetName(service, set.id)}: ${set.title}`;
  const values = set.values.map(({ value }) => value).join(", ");
  const notes = valueSetProse(set);
  return fit([
    () => [head, ...(notes === undefined ? [] : [notes]), `Values: ${values}`].join("\n"),
    () => `${head}\nValues: ${values}`,
  ]);
}

function resourceServiceDetail(service: ResourceService): Detail {
  const operations = operationsOf(service);
  const parts = remarkParts(service, [], service.resources.flatMap(resourceRemarks));
  const whole = operations.map(
    (one) => `- ${entryName(service, one.operationId)} (${writes(one) ? "writes" : "reads"}): ${oneLine(one.summary)}`,
  );
  const names = [operations.map(({ operationId }) => operationId).join(", ")];
  return {
    text: fit(
      [whole, names].map((lines) => () => [head(service), "Operations:", ...lines, ...mentioned(parts)].join("\n")),
    ),
    parts,
  };
}

function queryServiceDetail(service: QueryService): Detail {
  const parameters = service.requestParameters.flatMap((set) => set.parameters);
  const groups = selectedGroups(service);
  const lines = groups.map(
    ({ name, title, modules }) => `- ${camelCase(name)} (${title}): ${modules.map((module) => module.name).join(", ")}`,
  );
  const own = argumentParts(
    parameterArguments(
      service,
      parameters,
      service.requestParameters.flatMap(({ rules }) => rules),
    ),
  );
  const remarks = remarkParts(
    service,
    Object.keys(own),
    service.requestParameters.flatMap(({ rules }) => rulesOfNone(rules, service)),
  );
  const text = (all: readonly string[]) => (): string =>
    [head(service), ...combined(service), "Modules:", ...all, ...mentioned(remarks)].join("\n");
  return {
    text: fit([
      text(lines),
      text(
        groups.map(
          ({ name, title, modules }) =>
            `- ${camelCase(name)} (${title}): ${counted(modules.length, "modules")}; use search to find them`,
        ),
      ),
    ]),
    parts: { ...own, ...remarks },
    call:
      groups.length === 0
        ? undefined
        : {
            kind: "query",
            own: [],
            shared: [],
            secrets: service.modules.flatMap((module) => secretsOf(service, module) ?? []),
          },
  };
}

/** Returns facts about the service and facts that no document states, as parts in addition to those of arguments. */
function remarkParts(
  service: Service,
  taken: readonly string[],
  more: readonly string[],
): Readonly<Record<string, string>> {
  const facts = [...service.facts.map(factRemark), ...more].map((fact) => `- ${oneLine(fact)}`);
  const unstated = serviceRemarks(service);
  const names = new Set(taken);
  return {
    ...(facts.length > 0 && { [freeName("facts", names)]: facts.join("\n") }),
    ...(unstated !== undefined && { [freeName("undocumented", names)]: unstated }),
  };
}

function mentioned(parts: Readonly<Record<string, string>>): readonly string[] {
  const names = Object.keys(parts);
  return names.length === 0 ? [] : [`More: describe with part ${names.join(" or ")}.`];
}

function combined(service: QueryService): readonly string[] {
  const groups = selectedGroups(service);
  if (groups.length === 0) return [];
  const pages = service.pages === undefined ? [] : [`${service.pages.pages[0] ?? ""}: [...]`];
  const members = groups.map(({ name }) => `${camelCase(name)}: { <module>: { <its arguments> } }`);
  const generator = service.wire.generatorSelector?.value;
  const ofGenerator = generator === undefined ? [] : [`${generator}: { <module>: { … } } in place of pages`];
  return [
    `One request for several modules: call({ name: "${service.id}", arguments: { ` +
      `${[...pages, ...members, ...ofGenerator].join(", ")} } })${statusRemark(service.wire.generatorSelector)}`,
  ];
}

function head({ id, title, description }: QueryService | ResourceService): string {
  return `${id}: ${title}. ${oneLine(description)}`;
}
