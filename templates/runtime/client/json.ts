/** A value as JSON, its Dates in UTC and to the second, with what stands between date and time, and after the time. */
export function jsonOf(value: unknown, [separator, suffix]: readonly [separator: string, suffix: string]): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key, plain) {
    return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
  });
}
