import { runtimePath, generatedFile, type GeneratedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { incremental } from "../../../model/memo.ts";
import { docComment, lineComment, literal, nameOf, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { answeredErrorProse, errorList } from "../../../describe/result.ts";
import { paragraphs } from "../../../describe/texts.ts";
import { remarkList, serviceRemarks } from "../../../describe/remarks.ts";
import type { Place } from "../../../model/place.ts";
import type { QueryService } from "../../../model/query.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { handlerInterfaces, optionsType, serverFolder } from "../../shared/server/query/handlers.ts";
import { generators, queryServerNames, selectedGroups } from "../../shared/server/query/module-info.ts";
import { mockNames } from "../mock-names.ts";

export const queryIndexFile = incremental((service: QueryService, folder: string, validators: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.js`, `A mock of ${service.id}.`);
  const [hasResponses, hasProfile] = [service.answer !== undefined, service.profile !== undefined];
  const runtime = (path: string, name: string): string => file.import(runtimePath(file, path), name);
  const [decode, table] = [
    file.import(`${validators}/${outputName(service.id)}`, "decodeRequest"),
    file.import("./table.js", "table"),
  ];
  const createResponse = runtime(`${serverFolder(service)}/response.js`, "createAnswer");
  const results = hasResponses ? file.import("./results.js", "results") : undefined;
  const check =
    results &&
    `, async () => (request, body) => ${runtime("query/server/results/check.js", "checkAnswer")}(${results}` +
      `, request, body)`;
  const forms = hasResponses && hasProfile ? "./written-forms.js" : undefined;
  const load = forms === undefined ? "" : `, async () => (await import(${stringLiteral(forms)})).writtenForms`;
  const examples =
    results === undefined
      ? "handlers"
      : `${runtime(`${serverFolder(service)}/results/mock.js`, "mockHandlers")}(${table}, ${results}, ` +
        `handlers, options)`;
  const site = hasProfile ? `  site: ${runtime(`${serverFolder(service)}/results/mock-site.js`, "siteNames")},\n` : "";
  const extend = hasProfile
    ? `  extend: (options) => ${runtime(`${service.profile}/mock/extend.js`, "extendMock")}(options, ` +
      `${table}.forms, ${literal(tokensOf(service))}),\n`
    : "";
  const groups = Object.fromEntries(groupsOf(service).map(({ selector, modules }) => [selector, modules]));
  const body = [
    `const parts = {\n  ${table},\n  groups: ${literal(groups, "  ")},\n` +
      `${results === undefined ? "" : `  ${results},\n`}${site}`,
    `  answerWith: (handlers, options) => ${createResponse}(${table}, ${decode}, handlers, options` +
      `${check ?? ""}${load}),\n`,
    extend,
    `  withExamples: (handlers${results === undefined ? "" : ", options"}) => ${examples},\n};\n\n`,
    `export const ${file.export(mockNames(service).create)} = (options) => ` +
      `${runtime("query/mock/query-mock.js", "createQueryMock")}(parts, options);\n\n`,
    `export const ${file.export("error")} = ${runtime("query/mock/query-mock.js", "errorAnswer")};\n`,
  ].join("");
  file.exportFrom(runtimePath(file, "query/server/message.js"), "Failure");
  const printed = file.print(body);
  return { ...printed, imports: [...printed.imports, ...(forms === undefined ? [] : [forms])] };
});

function tokensOf({ tokens }: QueryService): { readonly module: string; readonly parameter: string } | undefined {
  return tokens && { module: tokens.module, parameter: tokens.parameter };
}

/** Returns the modules of each group, by the name of the parameter that selects them. */
function groupsOf(
  service: QueryService,
): readonly { readonly selector: string; readonly modules: readonly string[]; readonly place: Place }[] {
  return selectedGroups(service).map(({ selector, modules, place }) => ({
    selector,
    modules: modules.map(({ name }) => name),
    place,
  }));
}

/** The runtime types that the entry point exports, by the file that declares them. */
const publicTypes = {
  "http/mock/mock.js": ["OverrideOptions", "ServiceMock"],
  "query/mock/options.js": ["ModuleMockOptions"],
  "query/mock/overrides.js": ["ModuleOverride", "ModuleOverrides"],
  "query/mock/factory.js": ["RequestFactories", "RequestFactory"],
  "query/server/handlers.js": [
    "Context",
    "GeneratorHandler",
    "Item",
    "ItemList",
    "Items",
    "ListHandler",
    "Page",
    "PageName",
    "PageSetHandler",
    "PropertyHandler",
    "Resolved",
    "ResultHandler",
  ],
  "query/server/options.js": ["MockModule"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The types that a profile adds, by the file that declares them in the profile's folder. */
const profileTypes = {
  "mock/extend.js": ["ActionOverride", "ActionOverrides", "WikiMock", "WikiMockOptions"],
  "mock/pages.js": ["MockEdit"],
  "mock/actions.js": ["Accounts"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Returns the profile's version of a type, or `undefined` if the service has no profile. */
export function profileType(
  file: GeneratedFile,
  { profile }: QueryService,
  name: "ActionOverrides" | "WikiMock" | "WikiMockOptions",
): string | undefined {
  return profile && file.importType(runtimePath(file, `${profile}/mock/extend.js`), name);
}

export const publicQueryNames: readonly string[] = [
  ...Object.values(publicTypes).flat(),
  ...Object.values(profileTypes).flat(),
  "Options",
  "Failure",
  "error",
  "HandlersByModule",
  "HandlersByGenerator",
];

export const queryIndexTypes = incremental((service: QueryService, folder: string, validators: string): PrintedFile => {
  const file = generatedFile(`${folder}/index.d.ts`, `A mock of ${service.id}.`);
  for (const [path, types] of Object.entries(publicTypes))
    for (const name of types) file.exportTypeFrom(runtimePath(file, path), name);
  if (service.profile !== undefined) {
    for (const [path, types] of Object.entries(profileTypes))
      for (const name of types) file.exportTypeFrom(runtimePath(file, `${service.profile}/${path}`), name);
  }
  file.exportFrom(runtimePath(file, "query/server/message.js"), "Failure");
  const names = mockNames(service);
  const { handlers } = queryServerNames(service);
  const runtime = (path: keyof typeof publicTypes, name: string): string =>
    file.importType(runtimePath(file, path), name);
  const options =
    profileType(file, service, "WikiMockOptions") ?? runtime("query/mock/options.js", "ModuleMockOptions");
  const [own, actions] = [profileType(file, service, "WikiMock"), profileType(file, service, "ActionOverrides")];
  const [mock, overrides] = [
    runtime("http/mock/mock.js", "ServiceMock"),
    runtime("query/mock/overrides.js", "ModuleOverrides"),
  ];
  const interfaces = handlerInterfaces(service, file, validators);
  const body = [
    interfaces,
    modulesInterface(service, file),
    `${lineComment(`The options of a mock of ${service.title}.`)}export interface ` +
      (`${nameOf(file.export(names.options), service)} extends ${options}<${handlers}, ` +
        `${optionsType(file, "Options", service)}> {}\n`),
    `${lineComment(`A mock of ${service.title}.`)}export interface ` +
      (`${nameOf(file.export(names.mock), service)} extends ` +
        (`${[mock, ...(own === undefined ? [] : [own])].join(", ")} {\n` +
          `${lineComment("Responds with the given values instead of examples, until `reset` or the returned function is called.", "  ")}  readonly override: ${overrides}<${names.handlers}, () => void>${actions === undefined ? "" : ` & ${actions}<() => void>`};\n}\n`)),
    [
      docComment(
        paragraphs(
          `Creates a mock of ${service.title}, which responds with examples, after the same checks as the server.`,
          serviceRemarks(service),
          remarkList("Errors:", errorList(service.errors, answeredErrorProse)),
        ),
      ),
      `export declare function ${nameOf(file.export(names.create), service)}(options?: ${names.options}): ` +
        `${names.mock};\n`,
    ].join(""),
    `${lineComment("An override that responds with an error; the default text is the code.")}export declare ` +
      `function ${file.export("error")}(code: string, text?: string): () => never;\n`,
  ];
  return file.print(body.join("\n"));
});

function modulesInterface(service: QueryService, file: GeneratedFile): string {
  const groups = groupsOf(service).map((group) => {
    const names = group.modules.map((name) => stringLiteral(name)).join(" | ");
    return `  readonly ${propertyKey(group.selector, group)}: Required<Pick<HandlersByModule, ${names || "never"}>>;\n`;
  });
  const made = generators(service);
  const selector = service.wire.generatorSelector;
  if (made.length > 0)
    groups.push(`  readonly ${propertyKey(selector?.value ?? "", selector)}: Required<HandlersByGenerator>;\n`);
  return (
    `${lineComment("Overrides of examples, by module as requests name them.")}export interface ` +
    `${nameOf(file.export(mockNames(service).handlers), service)} {\n${groups.join("")}}\n`
  );
}
