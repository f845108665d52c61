/** A value as JSON, its Dates in UTC and to the second, with what stands between date and time, and after the time. */
export function jsonOf(value, [separator, suffix]) {
    return JSON.stringify(value, function (key, plain) {
        return this[key] instanceof Date ? plain.replace("T", separator).replace(/\.\d+Z/, suffix) : plain;
    });
}
