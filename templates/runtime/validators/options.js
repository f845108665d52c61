/**
 * What only the site or the caller knows.
 * @typedef {object} Options
 * @property {boolean} [generator] the module is used as a generator: each name has a letter more before its prefix
 * @property {boolean} [highLimits] the caller may have more: 500 values, limits up to 5000
 * @property {boolean} [all] all errors, not the first alone
 * @property {boolean} [defaults] `false` leaves the defaults out
 * @property {number} [now] the time, in milliseconds since 1970
 * @property {number} [maxLength] how many characters a query may have; 1,048,576 where it is not given
 * @property {readonly number[]} [namespaces] the ids of the site's namespaces; 0 to 15 where it is not given
 * @property {Readonly<Record<string, number>>} [namespaceNames] further names of namespaces, in lower case
 * @property {readonly string[]} [interwikis] prefixes of other sites, in lower case
 * @property {RegExp} [temporaryUser] what the names of the site's temporary users look like
 * @property {Readonly<Record<string, readonly string[]>>} [values] values that the site adds to listed ones, by parameter
 * @property { { readonly some: boolean, readonly several: boolean, readonly revisions: boolean } } [pages] what pages the request is about
 */

/** @type {Options} */
export const noOptions = /* @__PURE__ */ Object.freeze({});
