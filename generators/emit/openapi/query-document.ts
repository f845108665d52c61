import { isUnknown, valueOr } from "../../model/fact.ts";
import { groupBy } from "../../model/group-by.ts";
import type { Model } from "../../model/model.ts";
import type { ModuleGroup, PageParameters, QueryService, QueryWire } from "../../model/query.ts";
import type { GroupRole } from "../../model/query-protocol.ts";
import type { ValueSet } from "../../model/value-set.ts";
import { jsonObject, type JsonObject } from "../../codegen/json.ts";
import { valueSetTypeName } from "../../naming/type-names.ts";
import { attributeMarks, statusMarks, statusRemark } from "../../describe/marks.ts";
import { valueSetProse } from "../../describe/parameter.ts";
import { sentences } from "../../describe/join-texts.ts";
import { valueSetSchema } from "../shared/json-schema/type-schema.ts";
import { dialect, extensions } from "./dialect.ts";
import { documentHead, factCode, factsData, questionsOf } from "./head.ts";
import { combinedPath, selectorParameters } from "./query-combined.ts";
import { combinedTag, type PathEntry } from "./path-entry.ts";
import { modulePath } from "./query-modules.ts";
import { moduleParameters, requestParameters, type WireParameter } from "./query-parameters.ts";
import { answerSchemas } from "./query-answers.ts";
import { refusalSchema } from "./query-errors.ts";
import { queryResponses } from "./query-responses.ts";
import { valueSetsById } from "../../model/value-sets.ts";

/** The OpenAPI document of a service of query modules: a path for each module, and the one endpoint that takes them all. */
export function queryDocument(model: Model, service: QueryService): JsonObject {
  const sets = valueSetsById(service.valueSets);
  const questions = questionsOf(model);
  const modules = service.modules.map((module) => ({ module, parameters: moduleParameters(service, module, sets) }));
  const general = [...selectorParameters(service), ...service.requestParameters.flatMap((set) => requestParameters(service, set, sets))];
  const ofModules = modules.flatMap(({ parameters }) => [...parameters.combined, ...parameters.generator]);
  const combined = [...groupBy([...general, ...ofModules], ({ name }) => name).values()].flatMap(([first]) => first ?? []);
  const all = [...general, ...modules.flatMap(({ parameters }) => [...parameters.own, ...parameters.combined, ...parameters.generator])];
  const paths = [
    ...combinedPath(service, combined),
    ...modules.flatMap(({ module, parameters }) => modulePath(service, module, parameters, questions)),
  ];
  return {
    ...documentHead(model, service, questions),
    security: securityOf(service),
    tags: [...combinedTags(paths), ...service.groups.map(groupTag)],
    paths: jsonObject(paths.map(({ path, item }) => [path, item])),
    components: {
      schemas: jsonObject([...service.valueSets.map(setEntry), ...schemaEntries(all), ...answerSchemas(service), refusalSchema(service)]),
      parameters: jsonObject(all.map(({ key, parameter }) => [key, parameter])),
      responses: queryResponses(service),
    },
    "x-kiln-profile": service.profile && { name: service.profile, ...extensions(statusMarks(service.profileOrigin)) },
    "x-kiln-pages": service.pages && pagesData(service.pages),
    "x-kiln-indexes": indexesData(service.wire),
    "x-kiln-account": service.tokens?.account && factsData(service.tokens.account),
    ...extensions(attributeMarks({ security: service.authentication })),
  };
}

/**
 * Linters want a word on security. That nothing is asked for is said by the empty list; where nobody knows how a caller is authenticated,
 * the empty requirement says no more than that a request may come without, and the mark says the rest.
 */
function securityOf({ authentication }: QueryService): readonly JsonObject[] {
  return authentication !== undefined && isUnknown(authentication) ? [{}] : [];
}

/** The request parameters that say what pages a request is about. */
function pagesData({ pages, revisions, origin }: PageParameters): JsonObject {
  return { pages, revisions, ...extensions(statusMarks(origin)) };
}

/** How the parameters of a module are counted. */
function indexesData({ firstIndex: first, templatedIndex: templated }: QueryWire): JsonObject | undefined {
  if (first === undefined) return undefined;
  return {
    first: valueOr(first, undefined, "marked-beside"),
    templated: valueOr(templated, undefined, "marked-beside"),
    ...extensions(attributeMarks({ first, templated })),
  };
}

function combinedTags(paths: readonly PathEntry[]): readonly JsonObject[] {
  if (!paths.some(({ tag }) => tag === combinedTag)) return [];
  return [{ name: combinedTag, description: "The one endpoint, which takes any number of modules in one request." }];
}

/** What the modules of a group answer, without the full stop. */
const roles: Readonly<Record<GroupRole, string>> = {
  items: "They list items",
  properties: "They add members to the pages that a request is about",
  facts: "They say something of the whole",
};

function groupTag(group: ModuleGroup): JsonObject {
  const selector = factCode(group.selector);
  const marks = attributeMarks({ role: group.roleOrigin, selector: group.selector });
  const how = selector === undefined
    ? "How a request selects them is not known."
    : `A request selects them with the parameter ${selector}.`;
  const inWords = `The modules of the group \`${group.name}\`. ${how} ${roles[group.role]}${statusRemark(group.roleOrigin)}.`;
  return {
    name: group.title,
    description: sentences(group.description, inWords),
    "x-kiln-group": { name: group.name, role: group.role, ...extensions(marks) },
  };
}

function setEntry(set: ValueSet): readonly [string, JsonObject] {
  return [valueSetTypeName(set), { title: set.title, description: valueSetProse(set), ...valueSetSchema(set, dialect) }];
}

function schemaEntries(parameters: readonly WireParameter[]): readonly (readonly [string, JsonObject])[] {
  return parameters.flatMap(({ schemaKey, schema }) => (schema === undefined ? [] : [[schemaKey, schema] as const]));
}
