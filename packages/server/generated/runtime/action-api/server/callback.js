/** Letters of which a path of JavaScript's names is made; all others are left out. */
const others = /[^\][.'"_A-Za-z0-9]/g;
/** The function that an answer in JSON is to call. */
export function callbackOf(given) {
    return given.get("callback")?.replace(others, "");
}
/**
 * A script that calls the function with the answer. It begins with a comment, so that it cannot be taken for anything
 * else.
 */
export function scriptOf(callback, json) {
    return `/**/${callback}(${json})`;
}
