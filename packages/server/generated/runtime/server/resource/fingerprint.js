/** What two requests have in common where they are the same. */
export function fingerprintOf({ digest }, ...parts) {
    const text = JSON.stringify(parts, (_, value) => (value instanceof Uint8Array ? digest(value) : value));
    return digest(text);
}
