/** Tests that a page has none of the flags, each of which marks another kind of page. @internal */
export function withoutFlags(...flags) {
    return (page) => flags.every((flag) => page[flag] !== true);
}
