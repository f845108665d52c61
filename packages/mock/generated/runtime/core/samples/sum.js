/** Returns a hash of a string (FNV-1a, 32 bits). */
export function sum(text) {
    let all = 0x811c9dc5;
    for (let index = 0; index < text.length; index++)
        all = Math.imul(all ^ text.charCodeAt(index), 0x01000193) >>> 0;
    return all;
}
