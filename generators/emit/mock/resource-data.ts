import { generatedFile, type PrintedFile } from "../../codegen/generated-file.ts";
import { lineComment, variableName } from "../../codegen/typescript.ts";
import { statusRemark } from "../../describe/marks.ts";
import { sentences } from "../../describe/join-texts.ts";
import { isUnknown } from "../../model/fact.ts";
import { shapeFields, shapesWithin } from "../../model/queries.ts";
import type { Resource, ResourceService, Shape } from "../../model/resource.ts";
import { camelCase, shapeTypeName } from "../../naming/type-names.ts";
import { handlersModule } from "../shared/server/resource-handlers.ts";
import { shapesModule as typesModule, usedTypes } from "../shared/server/resource-shapes.ts";
import { runtimePath } from "../shared/server/runtime-path.ts";
import { shapeConstant, shapesModule } from "./resource-shapes.ts";

/** A shape that has a factory, and whose type a module has. */
export interface Made {
  readonly resource: Resource;
  readonly shape: Shape;
  readonly factory: string;
  readonly type: string;
  readonly module: string;
}

/** The shapes in requests and answers. */
export function madeShapes(service: ResourceService): readonly Made[] {
  const all = service.resources.flatMap((resource) =>
    shapesWithin(resource, usedTypes(resource)).map((shape): Made => {
      const type = shapeTypeName(resource, shape.name);
      return {
        resource,
        shape,
        type,
        factory: variableName(camelCase(type)),
        module: `./${shape.shared ? typesModule : handlersModule(resource)}.js`,
      };
    }),
  );
  return [...new Map(all.map((one) => [one.type, one])).values()];
}

/** A factory for each shape. */
export function dataFiles(service: ResourceService, folder: string): readonly PrintedFile[] {
  const code = generatedFile(`${folder}/data.js`, `Data of ${service.title}, made up.`);
  const types = generatedFile(`${folder}/data.d.ts`, `Data of ${service.title}, made up.`);
  const made = madeShapes(service);
  types.exportTypeFrom(runtimePath(types, "mock/factory.js"), "Factory");
  types.exportTypeFrom(runtimePath(types, "mock/factory.js"), "SampleOptions");
  const lines = made.map(({ resource, shape, factory }) => {
    const constant = code.import(`./${shapesModule}.js`, shapeConstant(resource, shape.name));
    return `export const ${code.export(factory)} = /* @__PURE__ */ ${code.import(runtimePath(code, "mock/factory.js"), "factoryOf")}(${constant});\n`;
  });
  const declarations = made.map(({ resource, shape, factory, type, module }) => {
    const generic = types.importType(runtimePath(types, "mock/factory.js"), "Factory");
    return `${lineComment(proseOf(resource, shape))}export declare const ${types.export(factory)}: ${generic}<${types.importType(module, type)}>;\n`;
  });
  return [code.print(lines.join("")), types.print(declarations.join("\n"))];
}

function proseOf(resource: Resource, shape: Shape): string {
  const open = shapeFields(resource, shape)
    .filter(({ required, type }) => !required && isUnknown(type))
    .map(({ name }) => `\`${name}\``);
  const left = open.length === 0 ? undefined : `Omitted by default, because the type is unknown: ${open.join(", ")}.`;
  return sentences(`Made up: ${shape.title}${statusRemark(shape.origin)}.`, left) ?? "";
}
