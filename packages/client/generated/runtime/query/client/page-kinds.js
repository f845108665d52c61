/** Creates a test for pages that have none of the given flags. Each flag marks a kind of page. @internal */
export function withoutFlags(...flags) {
    return (page) => flags.every((flag) => page[flag] !== true);
}
