import type { Fact } from "../../../model/fact.ts";
import type { Module, Parameter, QueryService, RequestParameters } from "../../../model/query.ts";
import type { ValueSet } from "../../../model/type.ts";
import { unlessEmpty, type JsonObject } from "../../../codegen/json.ts";
import { codeSpan } from "../../../codegen/markdown.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { parameterMarks, parameterText } from "../../../describe/parameter.ts";
import { parameterSchema } from "../../shared/json-schema/type-schema.ts";
import { expandParameters, generatorWireName, isOpenTemplate, wireName } from "../../../naming/wire-names.ts";
import { dialect, extensions, schemaRef } from "../dialect.ts";
import { examplesOfParameter, numbered, type NamedExample } from "../errors.ts";

/** A request parameter in the document: a schema and a parameter in `components`. */
export interface WireParameter {
  /** The key in `components`: `allpages.limit`, `Generator.allpages.limit`. Module names start in lower case. */
  readonly key: string;
  readonly schemaKey: string;
  readonly name: string;
  /** `undefined` if another form of the parameter declares it. */
  readonly schema: JsonObject | undefined;
  readonly parameter: JsonObject;
  readonly multiple: boolean;
}

export interface ModuleParameters {
  readonly own: readonly WireParameter[];
  /** At the single endpoint: the same, but optional, because not every request uses the module. */
  readonly combined: readonly WireParameter[];
  /** At the single endpoint, if the module is the generator. */
  readonly generator: readonly WireParameter[];
  /** Templates whose names cannot be listed. */
  readonly templates: readonly JsonObject[];
}

type Sets = ReadonlyMap<string, ValueSet>;

export function moduleParameters(service: QueryService, module: Module, sets: Sets): ModuleParameters {
  const isOpen = (parameter: Parameter): boolean => isOpenTemplate(parameter, module.parameters, sets);
  const nameOf = (name: string): string => wireName(service, module, name) ?? name;
  const listed = expandParameters(module.parameters, sets);
  const own = listed.map(({ parameter, name }) => {
    const form = wireParameter(
      service,
      parameter,
      `${outputName(module.name)}.${outputName(name)}`,
      nameOf(name),
      nameOf,
    );
    return withExamples(service, form, examplesOfParameter(module.examples, "request", name));
  });
  return {
    own,
    combined: own.map((form) => (form.parameter["required"] === true ? optionalForm(module, form) : form)),
    generator: module.generator
      ? generatorForms(
          service,
          module,
          listed.map(({ name }) => name),
          own,
        )
      : [],
    templates: module.parameters
      .filter(isOpen)
      .map((parameter) => ({ name: nameOf(parameter.name), description: parameterText(parameter, service) })),
  };
}

export function requestParameters(service: QueryService, set: RequestParameters, sets: Sets): readonly WireParameter[] {
  return expandParameters(set.parameters, sets).map(({ parameter, name }) =>
    wireParameter(service, parameter, `Request.${outputName(set.id)}.${outputName(name)}`, name, (other) => other),
  );
}

function wireParameter(
  service: QueryService,
  parameter: Parameter,
  key: string,
  name: string,
  nameOf: (name: string) => string,
): WireParameter {
  const { maxLimit, allSpecifier, separator } = service.wire;
  const typed = parameterSchema(parameter, dialect, { maxLimit, all: allSpecifier, allIsItem: true });
  const schema =
    parameter.type.kind === "boolean" && parameter.multiple === undefined ? { ...typed, ...presence } : typed;
  const multiple = parameter.multiple !== undefined;
  const written = {
    name,
    in: "query",
    description: parameterText(parameter, service),
    required: parameter.required || undefined,
    deprecated: parameter.deprecated && true,
    ...(multiple ? arrayStyle(separator) : {}),
    schema: multiple ? severalSchema(separator, key) : { $ref: schemaRef(key) },
    ...extensions(parameterMarks(parameter, nameOf)),
  };
  return { key, schemaKey: key, name, schema, parameter: written, multiple };
}

/** Adds examples. If OpenAPI has no style for the separator, multiple values are one string. */
function withExamples({ wire }: QueryService, form: WireParameter, shown: readonly NamedExample[]): WireParameter {
  const separator = wire.separator.value;
  const isText = form.multiple && Object.keys(arrayStyle(wire.separator)).length === 0 && separator !== undefined;
  const written = shown.map((one) =>
    isText && Array.isArray(one.value) ? { ...one, value: one.value.join(separator) } : one,
  );
  return { ...form, parameter: { ...form.parameter, examples: unlessEmpty(numbered(written)) } };
}

/** The schema of a flag. A flag with any value counts as true, so `false` must not be sent. */
const presence = { const: true };

/** Returns the schema of multiple values: an array if OpenAPI has a style for the separator, otherwise one string. */
export function severalSchema(separator: Fact<string>, key: string): JsonObject {
  return Object.keys(arrayStyle(separator)).length > 0 ? { $ref: schemaRef(key) } : separatedText(separator, key);
}

/** Returns the schema of multiple values in one string. If the separator is unknown, it is an array. */
export function separatedText(separator: Fact<string>, key: string): JsonObject {
  const known = separator.value;
  const schema = { $ref: schemaRef(key) };
  if (known === undefined) return schema;
  return {
    type: "string",
    description: `Several values, with ${codeSpan(known)} between them.`,
    "x-kiln-separator": known,
    "x-kiln-values": schema,
  };
}

/** Returns the serialization of an array in a query. If the separator is unknown, OpenAPI's default applies. */
export function arrayStyle(separator: Fact<string>): JsonObject {
  switch (separator.value) {
    case "|":
      return { style: "pipeDelimited", explode: false };
    case " ":
      return { style: "spaceDelimited", explode: false };
    case ",":
      return { style: "form", explode: false };
    default:
      return {};
  }
}

function optionalForm(module: Module, form: WireParameter): WireParameter {
  const { required: _, ...parameter } = form.parameter;
  const description = `${String(parameter["description"])}\n\nRequired if the module ${codeSpan(module.name)} is used.`;
  return { ...form, key: `Optional.${form.key}`, schema: undefined, parameter: { ...parameter, description } };
}

function generatorForms(
  service: QueryService,
  module: Module,
  names: readonly string[],
  own: readonly WireParameter[],
): readonly WireParameter[] {
  return own.flatMap((form, index) => {
    const name = generatorWireName(service, module, names[index]!);
    if (name === undefined) return [];
    const { deprecated, style, explode, schema } = form.parameter;
    const description = `${codeSpan(form.name)} of the generator ${codeSpan(module.name)}.`;
    const parameter = { name, in: "query", description, deprecated, style, explode, schema };
    return [{ ...form, key: `Generator.${form.key}`, name, schema: undefined, parameter }];
  });
}
