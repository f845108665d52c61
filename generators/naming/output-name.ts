/**
 * A name that is safe as a segment of a path, of a URL and as a key of an OpenAPI component: letters, digits, `_` and
 * `-` stay, anything else becomes `.` and its number in hexadecimal, so that two names stay two. So does the second
 * letter of a name that Windows keeps for a device.
 */
export function outputName(name: string): string {
  if (devices.test(name)) return name[0] + escaped(name[1]!) + name.slice(2);
  return /^[\w-]+$/.test(name) ? name : name.replace(/[^\w-]/gu, escaped);
}

const devices = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i;

function escaped(character: string): string {
  return `.${character.codePointAt(0)!.toString(16)}.`;
}
