/**
 * A value as JSON, its Dates in UTC and to the second.
 * @param {unknown} value @param {readonly string[]} moment what stands in a date/time before the time, and after it @returns {string}
 */
export function jsonOf(value, [before, after]) {
  return JSON.stringify(value, function (key, plain) {
    return this[key] instanceof Date ? plain.replace("T", before).replace(/\.\d+Z/, after) : plain;
  });
}
