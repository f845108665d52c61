/** What a backslash may precede in a pattern with the flag u, other than letters with a meaning. */
const escapable = "^$\\.*+?()[]{}|/";

/**
 * Rewrites a pattern so that it means the same with the flag u, which refuses needless escapes. Undefined where that is
 * impossible.
 */
export function unicodePattern(pattern: string): string | undefined {
  return [pattern, withoutNeedlessEscapes(pattern)].find(isValid);
}

function withoutNeedlessEscapes(pattern: string): string {
  let result = "";
  let isInClass = false;
  for (let index = 0; index < pattern.length; index++) {
    const [character, next] = [pattern[index]!, pattern[index + 1]];
    if (character === "\\" && next !== undefined) {
      const isNeeded = /[A-Za-z0-9]/.test(next) || escapable.includes(next) || (next === "-" && isInClass);
      result += isNeeded ? character + next : next;
      index++;
    } else {
      if (character === "[") isInClass = true;
      else if (character === "]") isInClass = false;
      result += character;
    }
  }
  return result;
}

function isValid(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "";
  } catch {
    return false;
  }
}
