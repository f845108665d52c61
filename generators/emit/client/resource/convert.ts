import type { ReadableRow } from "../../../../templates/runtime/resource/client/table.ts";
import type { SameMember } from "../../../../templates/runtime/resource/client/convert.ts";
import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { docComment, literal, nameOf, propertyKey, stringLiteral } from "../../../codegen/typescript.ts";
import { shapeFields } from "../../../model/queries.ts";
import type { Resource, ResourceService, ShapeField } from "../../../model/resource.ts";
import { fromWireName, readableResponses, readableShapes, toWireName } from "../../../naming/readable-responses.ts";
import { rawShapeTypeName, shapeTypeName } from "../../../naming/type-names.ts";
import { runtimeType, runtimeValue } from "./runtime.ts";

export const convertModule = "convert";

/** Prints the entry point with conversions between wire names and readable names. */
export function convertFiles(service: ResourceService, folder: string): readonly PrintedFile[] {
  const resources = service.resources.filter((resource) => readableResponses(resource) !== undefined);
  return resources.length === 0
    ? []
    : [convertCode(service, folder, resources), convertTypes(service, folder, resources)];
}

function convertCode({ title }: ResourceService, folder: string, resources: readonly Resource[]): PrintedFile {
  const file = generatedFile(`${folder}/${convertModule}.js`, `Conversions of responses of ${title}.`);
  const texts = resources.flatMap((resource) => {
    const { names, lists } = readableResponses(resource)!;
    const rows: readonly ReadableRow[] = [...names, ...[...lists].map(([name, all]) => [name, name, ...all] as const)];
    const own = Object.fromEntries([...names].map(([name, other]) => [other, name]));
    return [
      functionText(
        file.export(fromWireName(resource)),
        runtimeValue(file, "readable"),
        rows.map((row) => literal(row, "  ")),
      ),
      functionText(
        file.export(toWireName(resource)),
        runtimeValue(file, "toWire"),
        [own, ...sameMembers(resource)].map((one) => literal(one, "  ")),
      ),
    ];
  });
  return file.print(texts.join("\n"));
}

function functionText(name: string, create: string, given: readonly string[]): string {
  return `export const ${name} = /* @__PURE__ */ ${create}(\n${given.map((one) => `  ${one},\n`).join("")});\n`;
}

/** Returns the wire members that duplicate the value of a field: an alternative name, and a plain `id`. */
function sameMembers(resource: Resource): readonly SameMember[] {
  const members = new Map(
    readableShapes(resource)
      .flatMap((shape) => shapeFields(resource, shape))
      .map((field) => [field.name, field]),
  );
  return [...members.values()].flatMap((field): readonly SameMember[] => {
    const source =
      resource.fields.find(({ aliases }) => aliases.includes(field.name))?.name ??
      (field.name === "id" ? resource.idField : undefined);
    const own = source === undefined || source === field.name ? undefined : members.get(source);
    if (own === undefined) return [];
    return isNumber(field) && !isNumber(own) ? [[own.name, field.name, "number"]] : [[own.name, field.name]];
  });
}

function isNumber({ type }: ShapeField): boolean {
  return ["integer", "number"].includes(type.value?.kind ?? "");
}

function convertTypes(service: ResourceService, folder: string, resources: readonly Resource[]): PrintedFile {
  const file = generatedFile(`${folder}/${convertModule}.d.ts`, `Conversions of responses of ${service.title}.`);
  const texts = resources.map((resource) => {
    const shapes = readableShapes(resource)
      .filter(({ pageOf }) => pageOf === undefined)
      .toSorted((a, b) => shapeFields(resource, b).length - shapeFields(resource, a).length);
    const type = (name: string): string => file.importType("./index.js", name);
    const [from, to] = [file.export(fromWireName(resource)), file.export(toWireName(resource))];
    const overloads = shapes.map((shape) => {
      return (
        `export declare function ${nameOf(from, resource)}(value: ` +
        `${type(rawShapeTypeName(resource, shape.name))}): ${type(shapeTypeName(resource, shape.name))};\n`
      );
    });
    const all = shapes.map((shape) => `Partial<${type(shapeTypeName(resource, shape.name))}>`).join(" | ");
    const names = [...readableResponses(resource)!.names].map(
      ([name, other]) => `readonly ${propertyKey(other)}: ${stringLiteral(name)}`,
    );
    const same = sameMembers(resource).filter(([, , kind]) => kind === undefined);
    const both = same.flatMap(([name, other]) =>
      [name, other].map((one) => `readonly ${propertyKey(one)}: ${stringLiteral(name)} | ${stringLiteral(other)}`),
    );
    return [
      docComment("Converts what the service sends to what the client returns: readable names are added."),
      ...overloads,
      "\n",
      docComment(
        "Converts an object with readable names to what the service sends, so that a fake of the service " +
          "can respond with it. Two names of a member with different values are a TypeError.",
      ),
      `export declare function ${nameOf(to, resource)}<T extends ${all}>(value: T): ` +
        `${runtimeType(file, "ToWire")}<T, { ${[...names, ...both].join("; ")} }>;\n`,
    ].join("");
  });
  return file.print(texts.join("\n"));
}
