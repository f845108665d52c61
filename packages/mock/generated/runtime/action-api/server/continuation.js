/*
 * How a request continues. The answer's `continue` holds parameters of the modules that are not at their end, and one
 * of its own, `<names of the generator's parameters, or ->||<names of the modules that are
 * done>`; the caller sends all back.
 */
/** What stands for a generator that is at its end. */
const ended = "-";
const fromTheBeginning = { generatorDone: false, generator: {}, done: new Set() };
/** Where the request begins; undefined where its `continue` cannot be read. */
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
/** What to continue with, and whether these pages are complete. */
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
