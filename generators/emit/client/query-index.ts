import { knownValue } from "../../model/fact.ts";
import type { Module, QueryService } from "../../model/query.ts";
import { codeSpan } from "../../codegen/markdown.ts";
import { docComment, propertyKey, stringLiteral } from "../../codegen/typescript.ts";
import { outputName } from "../../naming/output-name.ts";
import { moduleInterface, parameterMembers } from "../shared/typescript/parameter-types.ts";
import { statusRemark } from "../../describe/marks.ts";
import { setTypeName, requestForms } from "./query-forms.ts";
import { importLine } from "./query-imports.ts";
import { clientNames, generatorsOf, groupsOf, requestParameters } from "./query-names.ts";
import { answersText } from "./query-answers.ts";
import { clientText } from "./query-client.ts";
import { resultDeclarations } from "./query-results.ts";
import { conditionImport } from "./result-tests.ts";

/** What a caller of a service imports: its client, the modules by name, requests and results. */
export function indexTypes(service: QueryService): string {
  const groups = groupsOf(service);
  const modules = groups.flatMap((group) => group.modules);
  const body = [
    ...groups.map((group) => mapText(group.map, `${group.title}: what each takes, by name.`, group.modules)),
    mapText("GeneratorModules", "The modules that can be generators: what each takes, by name.", generatorsOf(service)),
    requestText(service),
    answersText(service),
    clientText(service),
  ].join("\n");
  return [
    importLine(service.valueSets.map(({ id }) => setTypeName(id)), "./values.js", body),
    importLine([...sharedTypes, ...helperTypes], "../runtime/action-api/client/types.js", body),
    conditionImport("../runtime/action-api/client/narrow.js", body),
    ...modules.map((module) => `import type { ${declaredBy(service, module).join(", ")} } from ${stringLiteral(`./modules/${outputName(module.name)}.js`)};\n`),
    `\nexport { TransportError } from "../runtime/http/types.js";\n`,
    `export type {\n  ${sharedTypes.join(", ")},\n} from "../runtime/action-api/client/types.js";\n`,
    modules.length === 0 ? "" : `export type {\n${modules.map((module) => `  ${declaredBy(service, module).join(", ")},\n`).join("")}};\n`,
    `export type * from "./values.js";\n\n`,
    body,
  ].join("");
}

/** The types of a module that a caller may want to name. */
function declaredBy(service: QueryService, module: Module): readonly string[] {
  const results = Object.values(resultDeclarations(service, module)).filter((one) => one !== undefined);
  return [moduleInterface(module), ...results.map(({ name }) => name)];
}

/** What a caller may want to name. */
const sharedTypes = [
  "Answer", "CallOptions", "Continuation", "Item", "Message", "OnWarning", "QueryClientOptions", "RequestView", "SendOptions", "Validate", "Value", "WireParameters",
] as const;
const helperTypes = ["ClientBase", "QueryFailure"] as const;

function mapText(name: string, comment: string, modules: readonly Module[], optional = false): string {
  const members = modules.map((module) => {
    const doc = moduleComment(module);
    return `${doc}  readonly ${propertyKey(module.name)}${optional ? "?" : ""}: ${moduleInterface(module)}${optional ? " | undefined" : ""};\n`;
  });
  return `${docComment(comment)}export interface ${name} {\n${members.join("")}}\n`;
}

function moduleComment({ origin, deprecated }: Module): string {
  const added = origin.status === "decided" ? `Not in the source document${statusRemark(origin)}.` : undefined;
  if (deprecated === undefined) return added === undefined ? "" : docComment(added, "  ");
  return docComment([`Works, with a warning${statusRemark(deprecated)}.`, added].filter(Boolean).join(" "), "  ", ["@deprecated"]);
}

/** One request: the parameters that belong to no module, and modules under the selectors of their groups. */
function requestText(service: QueryService): string {
  const { request } = clientNames(service);
  const selected = [
    ...(generatorsOf(service).length === 0 ? [] : [{ selector: knownValue(service.wire.generatorSelector) ?? "", title: "One module, whose pages the others tell of", map: "GeneratorModules", modules: generatorsOf(service) }]),
    ...groupsOf(service),
  ];
  const groups = selected.map(({ selector, title, map }) => `${docComment(`${title}.`, "  ")}  readonly ${propertyKey(selector)}?: ${selectedMap(map)} | undefined;\n`);
  return [
    docComment(`What ${codeSpan("query")} takes. Two modules whose parameters have the same name on the wire cannot stand in one request.`),
    `export interface ${request} {\n`,
    parameterMembers(service, requestParameters(service), requestForms(service)),
    groups.join(""),
    `${docComment("Goes on where a result ended: its `continue`.", "  ")}  readonly continue?: Continuation | undefined;\n}\n\n`,
    // Written out: `Partial` of the other would be made anew in every program.
    selected.map(({ title, map, modules }) => mapText(selectedMap(map), `${title}, in a request.`, modules, true)).join("\n"),
  ].join("");
}

function selectedMap(map: string): string {
  return map.replace(/Modules$/, "Selection");
}
