/**
 * The name that a misspelt one resembles: all but up to two letters in a row are the same. Small, since every bundle
 * has it.
 */
export function nearName(given, names) {
    return names.find((name) => isNear(given.toLowerCase(), name.toLowerCase()));
}
function isNear(one, other) {
    const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
    let [start, end] = [0, 0];
    while (start < shorter.length && one[start] === other[start])
        start++;
    while (end < shorter.length - start && one.at(-1 - end) === other.at(-1 - end))
        end++;
    return longer.length - start - end <= Math.min(2, shorter.length / 3);
}
