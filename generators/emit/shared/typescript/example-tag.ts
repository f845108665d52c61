/** Returns a doc comment tag with a line of code and its description. */
export function exampleTag(code: string, title: string): `@${string}` {
  return `@example ${code} // ${title}`;
}
