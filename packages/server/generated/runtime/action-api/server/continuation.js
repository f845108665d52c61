/**
 * How a request goes on. The answer's `continue` holds parameters of the modules that are not at their end, and one of its own,
 * `<names of the generator's parameters, or ->||<names of the modules that are done>`; the caller sends all back.
 * @typedef {Record<string, string>} Parameters
 * @typedef {object} Start
 * @property {boolean} generatorDone no module that tells of pages has to run
 * @property {Parameters} generator where the generator of this batch began
 * @property {ReadonlySet<string>} done modules that have said all
 */

/** What stands for a generator that is at its end. */
const ended = "-";

/** Where the request goes on; undefined where that cannot be read. @param {ReadonlyMap<string, string>} given @returns {Start | undefined} */
export function startOf(given) {
  const text = given.get("continue") ?? "";
  if (text === "") return { generatorDone: false, generator: {}, done: new Set() };
  const [names, done, ...more] = text.split("||");
  if (done === undefined || more.length > 0) return undefined;
  const generatorDone = names === ended;
  const generator = Object.fromEntries(names.split("|").flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? ""]] : [])));
  return { generatorDone, generator: generatorDone ? {} : generator, done: new Set(done.split("|")) };
}

/**
 * What to go on with, and whether all is said of these pages.
 * @param {Start} start
 * @param {object} now
 * @param {readonly string[]} now.modules all that the request names
 * @param {readonly string[]} now.properties those of them that tell of pages
 * @param {ReadonlyMap<string, Parameters>} now.modulesAt of those that are not at their end
 * @param {Parameters} now.generatorAt empty where it is at its end
 * @returns {{ readonly next: Parameters | undefined, readonly complete: boolean }}
 */
export function nextOf(start, { modules, properties, modulesAt, generatorAt }) {
  const isOfPages = (/** @type {string} */ name) => properties.includes(name);
  const at = [...modulesAt];
  const others = Object.assign({}, ...at.filter(([name]) => !isOfPages(name)).map(([, parameters]) => parameters));
  const ofPages = at.filter(([name]) => isOfPages(name)).map(([, parameters]) => parameters);
  const done = modules.filter((name) => !modulesAt.has(name));
  if (ofPages.length > 0) return { next: join({ ...others, ...Object.assign({}, ...ofPages), ...start.generator }, Object.keys(start.generator), done), complete: false };
  const generator = Object.keys(generatorAt);
  if (generator.length > 0) return { next: join({ ...others, ...generatorAt }, generator, done.filter((name) => !isOfPages(name))), complete: true };
  return { next: at.length === 0 ? undefined : join(others, [ended], done), complete: true };
}

/** @param {Parameters} parameters @param {readonly string[]} generator @param {readonly string[]} done @returns {Parameters} */
function join(parameters, generator, done) {
  return { ...parameters, continue: `${generator.join("|")}||${done.join("|")}` };
}
