import { objectShapeOf, schemaOf, type Shape } from "../shape.ts";

/**
 * Returns the module as a TypeScript interface with typia's tags, and the call from which typia generates the check.
 */
export function sourceOf(module: string): string {
  const { fields } = objectShapeOf(schemaOf(module));
  const properties = fields.map(
    ({ name, required, shape }) => `  ${JSON.stringify(name)}${required ? "" : "?"}: ${typeOf(shape)};\n`,
  );
  return `import typia, { tags } from "typia";\n\ninterface Parameters {\n${properties.join("")}}\n\nexport const check = typia.createEquals<Parameters>();\n`;
}

function typeOf(shape: Shape): string {
  switch (shape.kind) {
    case "text":
      return shape.pattern === undefined ? "string" : `(string & tags.Pattern<${JSON.stringify(shape.pattern)}>)`;
    case "listed":
      return `(${shape.values.map((value) => JSON.stringify(value)).join(" | ")})`;
    case "whole": {
      const bounds = [
        ["Minimum", shape.minimum],
        ["Maximum", shape.maximum],
      ] as const;
      return `(number & tags.Type<"int64">${bounds.map(([tag, bound]) => (bound === undefined ? "" : ` & tags.${tag}<${bound}>`)).join("")})`;
    }
    case "boolean":
      return "boolean";
    case "list":
      return `(${typeOf(shape.item)}[] & tags.MaxItems<${shape.most}>)`;
    case "either":
      return `(${shape.shapes.map(typeOf).join(" | ")})`;
  }
}
