import { generatedFile, type PrintedFile } from "../../../codegen/generated-file.ts";
import { type JsonObject, isObject, type Json } from "../../../codegen/json.ts";
import { literal, reference } from "../../../codegen/literal.ts";
import { lineComment, memberAccess } from "../../../codegen/typescript.ts";
import { outputName } from "../../../naming/declared-name.ts";
import { runtimeUse } from "../runtime-use.ts";
import { typeModule } from "../runtime.ts";

/** The folder of the files, both below the package root and in import paths. */
export const schemaFolder = "schema";

/** The runtime file that they share. No service has a file of this name. */
export const schemaRuntime = "runtime/resource/validators/json-schema.js";

/** A validator that describes its input and output as JSON Schemas. */
export interface DescribedPart {
  /** The suffix of its name after `standard`. */
  readonly ending: string;
  readonly input: JsonObject;
  readonly output: JsonObject;
  /**
   * The types that the file of the validator declares. If `optional` is true, the decoded value may also be
   * `undefined`.
   */
  readonly types: { readonly input: string; readonly decoded: string; readonly optional?: boolean };
}

/** Returns the files of a module or an operation: its code, and its declarations. */
export function schemaFiles(service: string, name: string, parts: readonly DescribedPart[]): readonly PrintedFile[] {
  const path = `${outputName(service)}/${outputName(name)}`;
  return [codeFile(path, name, parts), typesFile(path, name, parts)];
}

function codeFile(path: string, name: string, parts: readonly DescribedPart[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.js`, `The JSON Schemas of ${name}.`);
  const runtime = runtimeUse((one) => file.import(`../../${schemaRuntime}`, one));
  const texts = parts.map(({ ending, input, output }) => {
    const own = `standard${ending}`;
    const [taken, given, both] = [`input${ending}`, `output${ending}`, `described${ending}`];
    const beside = besides(output, input, "input");
    const isSame = literal(beside) === "input";
    const made = runtime.call(
      "withJsonSchema",
      reference(file.import(`../../${path}.js`, own)),
      reference(taken),
      isSame ? undefined : reference(given),
    );
    return {
      text: [
        `const ${taken} = () => (${literal(input)});\n\n`,
        isSame ? "" : `const ${given} = (input) => (${literal(beside)});\n\n`,
        `const ${both} = /* @__PURE__ */ ${literal(made)};\n\n`,
      ].join(""),
      exported: `${both} as ${file.export(own)}`,
    };
  });
  return file.print(
    `${texts.map(({ text }) => text).join("")}export { ${texts.map(({ exported }) => exported).join(", ")} };\n`,
  );
}

function typesFile(path: string, name: string, parts: readonly DescribedPart[]): PrintedFile {
  const file = generatedFile(`${schemaFolder}/${path}.d.ts`, `The JSON Schemas of ${name}.`);
  const schema = file.importType(`../${typeModule("DescribedSchema")}`, "DescribedSchema");
  const texts = parts.map(({ ending, types }) => {
    const [input, decoded] = [types.input, types.decoded].map((one) => file.importType(`../../${path}.js`, one));
    const given = types.optional === true ? `${decoded} | undefined` : decoded;
    return (
      lineComment(prose) + `export declare const ${file.export(`standard${ending}`)}: ${schema}<${input}, ${given}>;\n`
    );
  });
  return file.print(texts.join("\n"));
}

const prose =
  "The Standard Schema of the same name without `schema/` in the path, extended to a Standard JSON Schema of its `input` and `output`.";

/**
 * Returns the value for printing. Parts that equal the corresponding part of `base` are replaced by references to
 * `base`, which is called `name` in the code.
 */
function besides(value: Json | undefined, base: Json | undefined, name: string): unknown {
  const text = JSON.stringify(value);
  if (text === undefined) return undefined;
  if (text.length > name.length && text === JSON.stringify(base)) return reference(name);
  if (!isObject(value)) return value;
  const of = isObject(base) ? base : {};
  const entries = Object.entries(value).map(([key, member]) => [
    key,
    besides(member, ownMember(of, key), name + memberAccess(key)),
  ]);
  return Object.fromEntries(entries);
}

function ownMember(of: { readonly [key: string]: Json | undefined }, key: string): Json | undefined {
  return Object.hasOwn(of, key) ? of[key] : undefined;
}
