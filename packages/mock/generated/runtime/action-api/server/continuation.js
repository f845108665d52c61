/*
 * The continuation of a request. The response member `continue` holds the parameters of all unfinished modules. Its own
 * member `continue` has the form `<names of the generator's parameters, or ->||<names of the finished modules>`. The
 * caller sends all of them back.
 */
/** The value for a generator that has finished. */
const ended = "-";
const fromTheBeginning = { generatorDone: false, generator: {}, done: new Set() };
/** Returns the starting point of a request, or undefined if its `continue` is malformed. */
export function startOf(given) {
    const text = given.get("continue") ?? "";
    if (text === "")
        return fromTheBeginning;
    const [names = "", done, ...more] = text.split("||");
    if (done === undefined || more.length > 0)
        return undefined;
    const generatorDone = names === ended;
    const generator = Object.fromEntries(names.split("|").flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
    return { generatorDone, generator: generatorDone ? {} : generator, done: new Set(done.split("|")) };
}
/** Returns the next continuation and whether the current pages are complete. */
export function nextOf(start, { modules, isOfPages, modulesAt, generatorAt }) {
    const generator = Object.keys(generatorAt);
    if (modulesAt.size === 0 && generator.length === 0)
        return { next: undefined, complete: true };
    const at = [...modulesAt];
    const others = Object.assign({}, ...at.filter(([name]) => !isOfPages(name)).map(([, parameters]) => parameters));
    const ofPages = at.filter(([name]) => isOfPages(name)).map(([, parameters]) => parameters);
    const done = modules.filter((name) => !modulesAt.has(name));
    if (ofPages.length > 0) {
        const parameters = { ...others, ...Object.assign({}, ...ofPages), ...start.generator };
        return { next: withContinue(parameters, Object.keys(start.generator), done), complete: false };
    }
    if (generator.length > 0) {
        return {
            next: withContinue({ ...others, ...generatorAt }, generator, done.filter((name) => !isOfPages(name))),
            complete: true,
        };
    }
    return { next: withContinue(others, [ended], done), complete: true };
}
function withContinue(parameters, generator, done) {
    return { ...parameters, continue: `${generator.join("|")}||${done.join("|")}` };
}
