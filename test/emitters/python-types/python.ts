import { quote } from "../../../generators/codegen/unsafe.ts";

/**
 * Returns a string literal. Python understands the escapes of JSON except surrogate pairs, which do not occur in specs.
 */
export function pythonString(text: string): string {
  return quote(text);
}

export interface Member {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** Uses the call syntax, which allows any string as a key. Optional members are in a base class with `total=False`. */
export function typedDict(name: string, comment: string, members: readonly Member[]): string {
  const body = (required: boolean): string =>
    members
      .filter((member) => member.required === required)
      .map((member) => `    ${pythonString(member.name)}: ${quotedType(member.type)},\n`)
      .join("");
  return [
    `# ${comment.replace(/\s+/g, " ")}\n`,
    `${name}Required = TypedDict(${pythonString(`${name}Required`)}, {\n${body(true)}})\n`,
    `${name}Optional = TypedDict(${pythonString(`${name}Optional`)}, {\n${body(false)}}, total=False)\n\n`,
    `class ${name}(${name}Required, ${name}Optional):\n    pass\n`,
  ].join("\n");
}

/** Quotes the whole type, because it may refer to later types or to itself. */
function quotedType(type: string): string {
  return pythonString(type);
}
