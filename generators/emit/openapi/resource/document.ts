import type { Model } from "../../../model/model.ts";
import type {
  Resource,
  ResourceService,
  Field,
  Form,
  Identity,
  StateMachine,
  Transition,
  MediaBody,
  Operation,
} from "../../../model/resource.ts";
import { jsonObject, unlessEmpty, type JsonObject, type Json } from "../../../codegen/json.ts";
import type { ErrorCode } from "../../../model/service.ts";
import { errorProse, formMediaType, maxBytesProse } from "../../../describe/result.ts";
import { attributeMarks, joinMarks, statusMarks, statusRemark, type Marks } from "../../../describe/marks.ts";
import { extensions, resourceDialect, schemaRef } from "../dialect.ts";
import { errorsData, errorsOfOperation, examplesOf, numbered } from "../errors.ts";
import {
  type Questions,
  documentHead,
  factsData,
  factsProse,
  keyKinds,
  operationSecurity,
  otherSecuritySchemes,
  questionsOf,
  section,
  securityRequirements,
  securitySchemes,
} from "../head.ts";
import { isBelow } from "../../../naming/paths.ts";
import { deepStyle, errorBodyName, operationParameters, resourceParameters, resourceSchemas } from "./components.ts";
import { withSharedResponses, jsonContent, mediaContent, operationResponses } from "./responses.ts";
import { fieldsOfBody, fileOf } from "../../../model/body.ts";
import { isScalar } from "../../../model/type.ts";
import { fieldRuleData, fieldRuleProse } from "../../../describe/rule.ts";
import { lifecycleMarks, lifecycleProse } from "../../../describe/lifecycle.ts";
import { paragraphs, sentences } from "../../../describe/texts.ts";
import { fieldNames, readableName } from "../../../naming/wire-names.ts";
import { formBodyOf, mediaTypesOf, needsBody } from "../../../model/operations.ts";
import type { Example } from "../../../model/example.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { requestTypeName } from "../../../naming/type-names.ts";
import { withDefaults } from "../../shared/json-schema/resource-schema.ts";
import { factSchema } from "../../shared/json-schema/type-schema.ts";
import { rulesMarks, fieldRulesProse } from "../../shared/json-schema/annotations.ts";

export function resourceDocument(model: Model, service: ResourceService): JsonObject {
  const questions = questionsOf(model);
  const { paths, responses } = withSharedResponses(pathItems(service));
  const hasErrorBody = [paths, responses].some((part) => refersTo(part, schemaRef(errorBodyName)));
  const schemas = resourceSchemas(service).filter(([name]) => name !== errorBodyName || hasErrorBody);
  return {
    ...documentHead(model, service, questions),
    security: service.authentication === undefined ? [] : unlessEmpty(securityRequirements(service)),
    tags: service.resources.map((resource) => resourceTag(resource, questions)),
    paths,
    components: {
      schemas: jsonObject(schemas),
      parameters: unlessEmpty(jsonObject(resourceParameters(service))),
      responses: unlessEmpty(responses),
      securitySchemes: unlessEmpty(jsonObject(securitySchemes(service))),
    },
    "x-kiln-security-schemes": otherSecuritySchemes(service),
    "x-kiln-key-kinds": unlessEmpty(keyKinds(service)),
    "x-kiln-errors": unlessEmpty(
      errorsOfNone(service).map((error) => ({ ...errorsData(error), description: errorProse(error) })),
    ),
    ...extensions(attributeMarks({ errorBody: service.errorBody })),
  };
}

function refersTo(node: Json | undefined, reference: string): boolean {
  if (typeof node !== "object" || node === null) return node === reference;
  return Object.values(node).some((part) => refersTo(part as Json | undefined, reference));
}

/** Returns the errors that belong to no operation, such as that of an unknown path. */
function errorsOfNone(service: ResourceService): readonly ErrorCode[] {
  const { resources, errors } = service;
  const named = new Set(
    resources.flatMap((resource) => {
      return resource.operations.flatMap((operation) =>
        errorsOfOperation(service, resource, operation).map(({ code }) => code),
      );
    }),
  );
  return errors.filter(({ code }) => !named.has(code));
}

/** Returns the paths, in the order of their first operation. */
function pathItems(service: ResourceService): JsonObject {
  const items = new Map<string, JsonObject>();
  for (const resource of service.resources) {
    for (const operation of resource.operations) {
      const { path, method } = operation;
      const { "x-kiln-path-aliases": before, ...methods } = items.get(path) ?? {};
      const aliases = aliasesOf(resource, path) ?? before;
      const written = { [method.toLowerCase()]: resourceOperation(service, resource, operation) };
      items.set(path, { ...methods, ...written, "x-kiln-path-aliases": aliases });
    }
  }
  return jsonObject(items);
}

function aliasesOf({ path, pathAliases }: Resource, operationPath: string): readonly string[] | undefined {
  if (pathAliases.length === 0 || !isBelow(operationPath, path)) return undefined;
  return pathAliases.map((alias) => alias + operationPath.slice(path.length));
}

/** Returns the content of a form. By default, OpenAPI sends each item as a field or part, and an object as JSON. */
function formContent(form: Form, fields: readonly Field[], schema: JsonObject, examples: Json | undefined): JsonObject {
  const { deepObject, files } = form;
  const deepFields =
    deepObject === undefined
      ? []
      : fields.filter(
          (field) => !files.includes(field) && field.type.value !== undefined && !isScalar(field.type.value),
        );
  const encoding = [
    ...deepFields.flatMap(fieldNames).map((name) => [name, deepStyle(deepObject!)] as const),
    ...files.map((file) => [file.name, { contentType: fileOf(file)?.mediaTypes.join(", ") }] as const),
  ];
  return {
    [formMediaType(form)]: { schema, encoding: encoding.length === 0 ? undefined : jsonObject(encoding), examples },
  };
}

function resourceTag(resource: Resource, questions: Questions): JsonObject {
  const rules = [
    ...resource.rules.map(({ text, error }) => ({ text: text.value, error, ...extensions(statusMarks(text)) })),
    ...resource.fieldRules.map(fieldRuleData),
  ];
  return {
    name: resource.title,
    description: tagProse(resource, questions),
    "x-kiln-resource": {
      id: resource.id,
      object: resource.object,
      table: resource.table,
      idField: resource.idField,
      labelField: resource.labelField,
      scope: resource.scope.value?.kind,
      ...extensions(attributeMarks({ scope: resource.scope })),
    },
    "x-kiln-states": resource.states === undefined ? undefined : statesData(resource.states),
    "x-kiln-identities": resource.identities.length === 0 ? undefined : resource.identities.map(identityData),
    "x-kiln-rules": unlessEmpty(rules),
    "x-kiln-facts": unlessEmpty(factsData(resource.facts)),
    // OpenAPI has no keyword to deprecate a tag.
    "x-kiln-deprecated": resource.deprecated && true,
    ...extensions(joinMarks(statusMarks(resource.origin), lifecycleMarks(resource))),
  };
}

function tagProse(resource: Resource, questions: Questions): string | undefined {
  const inWords = resource.rules.map(({ text }) => `- ${text.value ?? "A rule"}${statusRemark(text)}`);
  const between = resource.fieldRules.map(
    (rule) => `- ${fieldRuleProse(rule, (field) => readableName(resource, field))}`,
  );
  const facts = factsProse(resource.facts, questions).map((fact) => `- ${fact}`);
  const what = sentences(resource.description, lifecycleProse(resource));
  return paragraphs(what, section("Rules:", [...inWords, ...between]), section("Facts and open questions:", facts));
}

function statesData({ subject, initial, states, transitions }: StateMachine): JsonObject {
  return {
    subject,
    initial: initial.state,
    states: states.map(({ name, title, description, refines, when, origin }) => {
      return { name, title, description, refines: refines?.state, when, ...extensions(statusMarks(origin)) };
    }),
    transitions: transitions.map(transitionData),
  };
}

function transitionData({ from, to, trigger, condition, effects, origin }: Transition): JsonObject {
  const by = trigger.kind === "operation" ? { operation: trigger.operation } : { event: trigger.event };
  return {
    from: from.state,
    ...by,
    when: condition,
    to: to.state,
    effects: unlessEmpty(effects),
    ...extensions(statusMarks(origin)),
  };
}

function identityData({ name, title, description, table, column, condition, origin }: Identity): JsonObject {
  return { name, title, description, table, column, when: condition, ...extensions(statusMarks(origin)) };
}

function resourceOperation(service: ResourceService, resource: Resource, operation: Operation): JsonObject {
  const parameters = operationParameters(service, resource, operation);
  return {
    operationId: operation.documentName ?? operation.operationId,
    summary: operation.summary,
    description: operationProse(service, operation),
    tags: [resource.title],
    deprecated: operation.deprecated && true,
    parameters: unlessEmpty(parameters),
    requestBody: requestBody(service, resource, operation),
    responses: operationResponses(service, resource, operation),
    security: operationSecurity(service, operation),
    servers: operation.baseUrl === undefined ? undefined : [{ url: operation.baseUrl }],
    "x-kiln-key-kinds": operation.access.kind === "open" ? undefined : operation.access.keys,
    "x-kiln-resource": resource.id,
    "x-kiln-operation": operation.name,
    ...extensions(operationMarks(operation)),
  };
}

function operationMarks(operation: Operation): Marks {
  return joinMarks(
    { ...statusMarks(operation.origin), ...rulesMarks(operation.queryRules) },
    lifecycleMarks(operation),
  );
}

function operationProse(service: ResourceService, operation: Operation): string {
  const { description, summary, queryRules } = operation;
  const text = sentences(description ?? `${summary}.`, keysProse(service, operation), lifecycleProse(operation));
  return paragraphs(text, fieldRulesProse("Rules of the parameters:", queryRules));
}

function keysProse({ authentication }: ResourceService, { access }: Operation): string | undefined {
  if (authentication === undefined) return undefined;
  if (access.kind === "open") return "It needs no key.";
  const { keys, scopes } = access;
  const ofScopes = scopes.length === 0 ? undefined : `Scopes: ${scopes.map((scope) => codeSpan(scope)).join(", ")}.`;
  if (keys.length === authentication.keyKinds.length) return sentences("Any kind of key may call it.", ofScopes);
  return sentences(`Keys that may call it: ${keys.map((key) => codeSpan(key)).join(", ")}.`, ofScopes);
}

/** Returns the request body. Outside of it, openapi-typescript treats a property with a default as always present. */
function requestBody(service: ResourceService, resource: Resource, operation: Operation): JsonObject | undefined {
  const { operationId, request, examples: all } = operation;
  if (request === undefined) return undefined;
  if (request.kind === "media") return mediaRequest(request, all);
  const named = { $ref: schemaRef(requestTypeName(operationId)) };
  const local = resourceDialect(service, resource, "request");
  const schema = withDefaults(named, resource, request, local);
  const examples = unlessEmpty(numbered(examplesOf(all, "request")));
  const body = formBodyOf(operation);
  const types = request.kind === "own" ? mediaTypesOf(service, request) : [service.mediaType];
  const others = request.kind === "own" ? request.otherBodies : [];
  return {
    required: needsBody(operation),
    content:
      body === undefined
        ? jsonObject([
            ...Object.entries(jsonContent(types, schema, examples)),
            ...others.map(({ mediaType, type }) => [mediaType, { schema: factSchema(type, local) }] as const),
          ])
        : formContent(body.form, fieldsOfBody(resource, body), schema, examples),
  };
}

/** Returns a media body. OpenAPI has no keyword for a maximum size in bytes. */
function mediaRequest({ mediaTypes, maxBytes, optional }: MediaBody, examples: readonly Example[]): JsonObject {
  const marks = extensions({
    "max-bytes": maxBytes?.value,
    ...attributeMarks({ maxBytes }),
  });
  return {
    description: maxBytesProse(maxBytes),
    required: !optional,
    content: mediaContent(mediaTypes, examplesOf(examples, "request")),
    ...marks,
  };
}
