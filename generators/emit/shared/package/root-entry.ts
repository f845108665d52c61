import { docComment, remark, stringLiteral } from "../../../codegen/typescript.ts";

/** A file that people expect in the root of a package, and its location. */
export interface Moved {
  readonly name: string;
  /** The module that exports it, such as `@kiln/client/exchange`. */
  readonly from: string;
}

/**
 * Returns the root of a package whose code is in separate entry points. It exports no code. An import from it is
 * reported by the editor, by the compiler and, at run time, by an error that names the entry points.
 */
export function rootEntry(
  packageName: string,
  moved: readonly Moved[],
): readonly (readonly [path: string, text: string])[] {
  const head = `${remark(`The root of ${packageName}, which lists its modules. Generated: change the spec instead.`)}\n`;
  const where = moved.map(({ name, from }) => `${name} from ${JSON.stringify(from)}`).join(", ");
  const message = `${packageName} has nothing in its root. Import ${where}.`;
  const names = [...new Map(moved.map((one) => [one.name, one])).values()];
  const types = names.map(({ name, from }) => {
    return `${docComment("", "", [`@deprecated Import it from ${JSON.stringify(from)}.`])}export declare const ${name}: never;\n`;
  });
  const rest = `${docComment("", "", [`@deprecated ${message}`])}declare const nothing: never;\nexport default nothing;\n`;
  return [
    ["generated/index.d.ts", `${head}${types.join("\n")}\n${rest}`],
    [
      "generated/index.js",
      `${head}throw new Error(${stringLiteral(message)});\n\n${names.map(({ name }) => `export const ${name} = undefined;\n`).join("")}export default undefined;\n`,
    ],
  ];
}
