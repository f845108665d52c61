import { decodeModule, hasSlot, valueOf } from "./decoder.js";
import { Finding } from "./findings.js";
import { noOptions } from "./options.js";
import { namesIn } from "./scan.js";
import { queryOf } from "./wire.js";

/**
 * @typedef {import("./decoder.js").Module} Module
 * @typedef {import("./options.js").Options} Options
 * @typedef {import("./run.js").Run} Run
 * @typedef {object} Service
 * @property {Readonly<Record<string, Module>>} sets parameters that belong to no module
 * @property {Module} selection the parameters that name modules: one for each group, and that of the generator
 * @property {readonly string[]} groups the parameters of them that select, in the order in which their modules run
 * @property {string} generator the parameter of them that names the generator
 * @property {Readonly<Record<string, () => Module>>} modules
 * @property {readonly string[]} pages the parameters of the sets that name pages
 * @property {readonly string[]} revisions those that name revisions of pages
 */

/** @param {() => Service} describe */
export function requestDecoder(describe) {
  /** @type {Service | undefined} */
  let service;
  /** @param {unknown} wire @param {Options} [options] */
  return (wire, options = noOptions) => readRequest((service ??= describe()), queryOf(wire), options);
}

/** @param {Service} service @param {string} query @param {Options} options */
function readRequest(service, query, options) {
  /** @type {Run[]} */
  const runs = [];
  const failed = () => !options.all && runs.some(({ errors }) => errors !== undefined);
  /** @param {Module} module @param {Options} own @param {string} [name] where it is a module of the catalogue */
  const read = (module, own, name) => {
    const run = decodeModule(module, query, own);
    for (const findings of [run.errors, run.warnings]) for (const finding of findings ?? []) finding.module = name;
    runs.push(run);
    return valueOf(run);
  };

  const plain = { ...options, generator: false };
  /** @type {Record<string, any>} */
  const value = {};
  for (const [name, set] of Object.entries(service.sets)) if (!failed()) value[name] = read(set, plain);
  const selected = failed() ? {} : read(service.selection, plain);
  const pages = pagesOf(service, value, selected);
  if (selected[service.generator] !== undefined && !failed()) {
    const name = selected[service.generator];
    value.generator = { name, parameters: read(service.modules[name](), { ...options, generator: true, pages }, name) };
  }
  value.modules = {};
  for (const group of service.groups) {
    for (const name of selected[group] ?? []) if (!failed()) value.modules[name] = read(service.modules[name](), { ...plain, pages }, name);
  }
  return result(runs, value, query, options);
}

/** Whether it is the name of a parameter that exists in this request. @param {Run} run @param {string} name */
function knows({ module, prefix, value }, name) {
  const place = name.startsWith(prefix) ? module.placeOf(name.slice(prefix.length)) : -1;
  if (place < 0) return false;
  const { slot } = module.parameters[place];
  return slot === undefined || hasSlot(value[slot.of], slot.value);
}

/** @param {Service} service @param {Record<string, Record<string, any>>} sets @param {Record<string, any>} selected */
function pagesOf({ generator, pages, revisions }, sets, selected) {
  const all = Object.assign({}, ...Object.values(sets));
  /** @param {readonly string[]} names */
  const count = (names) => names.reduce((sum, name) => sum + (all[name]?.length ?? 0), 0);
  const [ofPages, ofRevisions] = [count(pages), count(revisions)];
  return { some: ofPages + ofRevisions > 0 || selected[generator] !== undefined, several: ofPages > 1, revisions: ofRevisions > 0 };
}

/** @param {readonly Run[]} runs @param {Record<string, any>} value @param {string} query @param {Options} options */
function result(runs, value, query, options) {
  const warnings = runs.flatMap((run) => run.warnings ?? []);
  const errors = runs.flatMap((run) => run.errors ?? []);
  if (warnings.some(({ code }) => code === "deprecation")) warnings.push(new Finding("deprecation-help", undefined, "", undefined));
  if (errors.length > 0) return { errors: options.all ? errors : errors.slice(0, 1), warnings };
  const foreign = namesIn(query).filter((name) => !runs.some((run) => knows(run, name)));
  if (foreign.length > 0) warnings.push(new Finding("unrecognizedparams", undefined, "", foreign.slice(0, 10).join(", "), foreign));
  return { value, warnings };
}
