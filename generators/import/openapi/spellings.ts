/** The longest name of a field. */
const LONGEST = 80;

/** Whether a member of an object, or a parameter, can have the name in a spec. */
export function canBeMember(name: string): boolean {
  return name.length <= LONGEST && /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}

export function canBeHeader(name: string): boolean {
  return name.length <= 60 && /^[A-Za-z][A-Za-z0-9-]*$/.test(name);
}

export function canBeMediaType(name: string): boolean {
  return name.length <= 127 && /^[a-z]+\/(\*|[a-z0-9][a-z0-9.+-]*)$/.test(name);
}
