/**
 * What a request asks for, as far as it decides which members an answer has.
 * @typedef {import("./types.js").ResultTable} ResultTable
 * @typedef {import("./types.js").ModuleResult} ModuleResult
 * @typedef {import("./types.js").Field} Field
 * @typedef {import("./types.js").Test} Test
 * @typedef {import("../context.js").Decoded & Record<string, any>} Decoded
 * @typedef {object} Asked the parameters of a module, or those that belong to none
 * @property {Readonly<Record<string, unknown>>} parameters as the reader of requests has them
 * @property {Readonly<Record<string, string>>} usual their defaults
 * @property {string | undefined} all what stands for all values
 * @property {"generator" | "module" | undefined} role undefined for parameters that belong to no module
 * @property {{ readonly some: boolean, readonly several: boolean, readonly revisions: boolean }} pages
 * @typedef {object} Use a module of the request
 * @property {string} module
 * @property {Asked} asked
 * @property {ModuleResult | undefined} result undefined where nobody knows it
 */

/** @param {ResultTable} results @param {Decoded} request @returns {{ readonly own: Asked, readonly uses: readonly Use[] }} */
export function askedOf(results, { generator, modules, ...sets }) {
  /** @type {Record<string, unknown>} */
  const parameters = Object.assign({}, ...Object.values(sets));
  const pages = pagesOf(results, parameters, generator !== undefined);
  /** @param {string} module @param {Readonly<Record<string, unknown>>} parameters @param {Asked["role"]} role @returns {Use} */
  const use = (module, parameters, role) => {
    const result = Object.hasOwn(results.modules, module) ? results.modules[module] : undefined;
    return { module, asked: { parameters, usual: result?.usual ?? {}, all: results.all, role, pages }, result };
  };
  const uses = Object.entries(modules).map(([name, parameters]) => use(name, parameters, "module"));
  if (generator !== undefined) uses.push(use(generator.name, generator.parameters, "generator"));
  return { own: { parameters, usual: results.usual, all: results.all, role: undefined, pages }, uses };
}

/** @param {ResultTable} results @param {Readonly<Record<string, any>>} parameters @param {boolean} generated */
function pagesOf({ named }, parameters, generated) {
  /** @param {readonly string[]} names */
  const count = (names) => names.reduce((sum, name) => sum + (valueIn(parameters, name)?.length ?? 0), 0);
  const [ofPages, ofRevisions] = [count(named.pages), count(named.revisions)];
  return { some: ofPages + ofRevisions > 0 || generated, several: ofPages > 1, revisions: ofRevisions > 0 };
}

/** Whether an answer to the request has the member, or may have it. @param {Pick<Field, "when" | "unless">} field @param {Asked} asked */
export function comes({ when, unless = [] }, asked) {
  return (when === undefined || when.some((test) => meets(test, asked))) && !unless.some((test) => meets(test, asked));
}

/** @param {Test} test @param {Asked} asked @returns {boolean} */
export function meets(test, asked) {
  switch (test.kind) {
    case "given":
      return isGiven(test.parameter, asked);
    case "filled":
      return isFilled(valueIn(asked.parameters, test.parameter));
    case "holds":
      return [valueIn(asked.parameters, test.parameter)].flat().some((value) => (value !== undefined && value === asked.all) || test.values.includes(String(value)));
    case "pages":
      return asked.pages[test.pages];
    case "role":
      return asked.role === test.role;
    case "all":
      return test.tests.every((one) => meets(one, asked));
  }
}

/** @param {string} name @param {Asked} asked */
function isGiven(name, { parameters, usual }) {
  const value = valueIn(parameters, name);
  return value !== undefined && value !== false && !(Object.hasOwn(usual, name) && [value].flat().join("|") === usual[name]);
}

/** A parameter may be called like something that every object has. @param {Readonly<Record<string, any>>} parameters @param {string} name */
function valueIn(parameters, name) {
  return Object.hasOwn(parameters, name) ? parameters[name] : undefined;
}

/** @param {unknown} value */
function isFilled(value) {
  if (Array.isArray(value)) return value.length > 0;
  return value !== undefined && value !== false && value !== 0 && value !== "" && value !== "0";
}
