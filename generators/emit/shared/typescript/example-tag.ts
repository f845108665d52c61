/** A tag of a documentation comment that shows a line of code, and says behind it what this does. */
export function exampleTag(code: string, title: string): `@${string}` {
  return `@example ${code} // ${title}`;
}
