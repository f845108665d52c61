import type { SampleField, SampleShape } from "../../../../templates/runtime/core/samples/type.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { unlessEmpty } from "../../../codegen/json.ts";
import { literal } from "../../../codegen/literal.ts";
import { identifier } from "../../../codegen/typescript.ts";
import { isUnknown } from "../../../model/fact.ts";
import { shapeFieldRules, shapeFields } from "../../../model/queries.ts";
import type { Resource, ResourceService, Shape, ShapeField } from "../../../model/resource.ts";
import { camelCase, shapeTypeName } from "../../../naming/type-names.ts";
import { sampleType, type SampleScope, shapeExamples } from "../sample-type.ts";

/** The module with the shapes, in the folder of the service. */
export const shapesModule = "shapes-of-samples";

/** Returns the name of the constant with a shape, such as `pagingGroupRowShape`. */
export function shapeConstant(resource: Pick<Resource, "id" | "shapes">, shape: string): string {
  return identifier(`${camelCase(shapeTypeName(resource, shape))}Shape`);
}

/**
 * Prints the data from which samples of each shape are built. Each shape is a constant, so that bundles contain only
 * those that they use.
 */
export function shapesFile(service: ResourceService, folder: string): PrintedFile {
  const file = generatedFile(`${folder}/${shapesModule}.js`, `The shapes of samples of ${service.title}.`);
  const printed = new Map<string, string>();
  for (const resource of service.resources) {
    const examples = shapeExamples(resource);
    for (const shape of resource.shapes) {
      const name = shapeConstant(resource, shape.name);
      const own = examples.get(shape.name) ?? [];
      if (printed.has(name) && own.length === 0) continue;
      printed.set(name, `export const ${file.export(name)} = ${literal(shapeValue(service, resource, shape, own))};\n`);
    }
  }
  return file.print([...printed.values()].join("\n"));
}

export function sampleScope(service: ResourceService, resource: Resource): SampleScope {
  return { service, resource, nameOf: (shape) => shapeConstant(resource, shape) };
}

type Values = Readonly<Record<string, unknown>>;

function shapeValue(
  service: ResourceService,
  resource: Resource,
  shape: Shape,
  examples: readonly Values[],
): SampleShape {
  // If several fields have the same name, the last one wins.
  const fields = [...new Map(shapeFields(resource, shape).map((field) => [field.name, field])).values()];
  const later = new Set(
    [...shapeFieldRules(resource, shape), ...resource.fieldRules].flatMap((rule) =>
      rule.kind === "order" ? [rule.greater] : [],
    ),
  );
  const names = new Set(fields.map(({ name }) => name));
  const entries = fields.map(
    (field) =>
      [field.name, fieldValue(sampleScope(service, resource), resource, field, { names, examples, later })] as const,
  );
  return {
    name: shapeTypeName(resource, shape.name),
    open: shape.extensible || undefined,
    others: shape.additionalProperties && sampleType(sampleScope(service, resource), shape.additionalProperties),
    names: unlessEmpty(memberNames(resource, names)),
    fields: Object.fromEntries(entries),
  };
}

interface Beside {
  readonly names: ReadonlySet<string>;
  readonly examples: readonly Values[];
  readonly later: ReadonlySet<string>;
}

function fieldValue(
  scope: SampleScope,
  resource: Resource,
  field: ShapeField,
  { names, examples, later }: Beside,
): SampleField {
  const { name, type, required, nullable } = field;
  const shown = examples.filter((one) => Object.hasOwn(one, name)).map((one) => one[name]);
  const isRare = !required && (isUnknown(type) || (examples.length > 0 && shown.length === 0));
  const [example] = shown;
  return {
    type: sampleType(scope, type),
    optional: !required || undefined,
    rare: isRare || undefined,
    nullable: nullable || undefined,
    later: later.has(name) || undefined,
    same: sameAs(resource, name, names),
    example: typeof example === "object" && example !== null ? undefined : example,
  };
}

/**
 * Returns the member with the same value: for an alias, the member it refers to, and for a plain `id`, the member with
 * the id.
 */
function sameAs({ fields, idField }: Resource, name: string, names: ReadonlySet<string>): string | undefined {
  const field = fields.find((one) => one.aliases.includes(name));
  const source =
    field === undefined
      ? name === "id"
        ? idField
        : undefined
      : [field.name, ...field.aliases].find((one) => names.has(one));
  return source !== undefined && source !== name && names.has(source) ? source : undefined;
}

function memberNames({ fields }: Resource, members: ReadonlySet<string>): Readonly<Record<string, string>> {
  const entries = fields.flatMap(({ name, aliases }) => {
    const all = [name, ...aliases];
    const member = all.find((one) => members.has(one));
    return member === undefined ? [] : all.filter((one) => !members.has(one)).map((one) => [one, member] as const);
  });
  return Object.fromEntries(entries);
}
