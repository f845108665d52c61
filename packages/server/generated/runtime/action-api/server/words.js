/**
 * @typedef {import("./types.js").ParameterInfo} ParameterInfo
 * @typedef {import("./types.js").RuleInfo} RuleInfo
 * @typedef {import("./types.js").MessageText} MessageText
 * @typedef {object} Case
 * @property {string} name the parameter as the request names it
 * @property {string} value what was given for it
 * @property {readonly string[]} values what was left out of a list
 * @property {ParameterInfo | undefined} parameter
 * @property {readonly string[]} rule the names of the parameters of the rule that was broken
 * @property {string} kind that of the rule
 * @property {readonly string[]} present those of them that the request has
 * @property {boolean} high whether the caller may have more
 * @property {boolean} isList whether the value is written as a list
 * @property {string} feature what is deprecated, as a part of a request
 */

/** What each code says, where all services say the same. @type {Readonly<Record<string, (one: Case) => MessageText>>} */
export const words = {
  badvalue: ({ name, value, isList }) =>
    isList
      ? say("paramvalidator-notmulti", "U+001F multi-value separation may only be used for multi-valued parameters.")
      : say("paramvalidator-badvalue-enumnotmulti", 'Unrecognized value for parameter "$1": $2.', name, value),
  badinteger: ({ name, value }) => say("paramvalidator-badinteger", 'Invalid value "$2" for integer parameter "$1".', name, value),
  badtimestamp: ({ name, value }) => say("paramvalidator-badtimestamp", 'Invalid value "$2" for timestamp parameter "$1".', name, value),
  baduser: ({ name, value }) => say("paramvalidator-baduser", 'Invalid value "$2" for user parameter "$1".', name, value),
  badtitle: ({ value }) => say("apierror-invalidtitle", 'Bad title "$1".', value),
  invalidtitle: ({ value }) => say("apierror-invalidtitle", 'Bad title "$1".', value),
  toomanyvalues: ({ name, parameter, high }) => {
    const [lowlimit, highlimit] = [parameter?.lowlimit ?? 50, parameter?.highlimit ?? 500];
    const limit = high ? highlimit : lowlimit;
    const told = say("paramvalidator-toomanyvalues", 'Too many values supplied for parameter "$1". The limit is $2.', name, limit);
    return { ...told, data: { parameter: name, limit, lowlimit, highlimit } };
  },
  missingparam: ({ name, kind, rule }) => {
    if (rule.length === 0) return say("paramvalidator-missingparam", 'The "$1" parameter must be set.', name);
    const list = textList(rule);
    return kind === "exactly-one-of"
      ? say("apierror-missingparam-one-of", "One of the parameters $1 is required.", list)
      : say("apierror-missingparam-at-least-one-of", "At least one of the parameters $1 is required.", list);
  },
  invalidparammix: ({ present }) =>
    present.length < 2
      ? say("apierror-invalidparammix", "The parameters can not be used together.")
      : say("apierror-invalidparammix", "The parameters $1 can not be used together.", textList(present)),
  multisource: ({ present: [first = "", second = ""] }) =>
    say("apierror-invalidparammix-cannotusewith", "The <var>$1</var> parameter cannot be used with <var>$2</var>.", second, first),
  badgenerator: ({ value }) => say("apierror-badgenerator-unknown", "Unknown <kbd>generator=$1</kbd>.", value),
  badcontinue: () => say("apierror-badcontinue", "Invalid continue param. You should pass the original value returned by the previous query."),
  outofrange: (one) => outOfRange(one),
  unrecognizedvalues: ({ name, value, values }) => {
    const text = `Unrecognized value${values.length === 1 ? "" : "s"} for parameter "$1": $3`;
    return { ...say("paramvalidator-unrecognizedvalues", text, name, value, { list: values, type: "comma" }, values.length), data: { values } };
  },
  unrecognizedparams: ({ values }) =>
    say("apierror-unrecognizedparams", `Unrecognized parameter${values.length === 1 ? "" : "s"}: $1.`, { list: values, type: "comma", bare: true }, { count: values.length }),
  unclearnowtimestamp: ({ name, value }) =>
    say("paramvalidator-unclearnowtimestamp", 'Passing "$2" for timestamp parameter "$1" has been deprecated. If for some reason you need to explicitly specify the current time without calculating it client-side, use "now".', name, value),
  unsupportedarray: ({ name }) => say("apiwarn-unsupportedarray", "Parameter <var>$1</var> uses unsupported PHP array syntax.", name),
  badutf8: ({ name }) =>
    say("apiwarn-badutf8", "The value passed for <var>$1</var> contains invalid or non-normalized data. Textual data should be valid, NFC-normalized Unicode without C0 control characters other than HT (\\t), LF (\\n), and CR (\\r).", name),
  deprecation: (one) => ({ ...deprecated(one), data: { feature: one.feature } }),
  "deprecation-help": () => say("apiwarn-deprecation-help", "What is deprecated works still, and will be gone one day."),
  toolong: () => say("apierror-toolong", "The request is longer than this server reads."),
  notfile: ({ value }) => say("apiwarn-notfile", "<kbd>$1</kbd> is not a file.", value),
};

/** @param {Case} one */
function deprecated({ name, value, feature, isList, parameter }) {
  if (name === "") return say("apiwarn-deprecation", "<kbd>$1</kbd> has been deprecated.", feature);
  if (parameter?.deprecated) return say("paramvalidator-param-deprecated", "The parameter <var>$1</var> has been deprecated.", name);
  return say("paramvalidator-deprecated-value", "The value <kbd>$2</kbd> to parameter <var>$1</var> has been deprecated.", name, isList ? value.slice(1) : value);
}

/** @param {Case} one */
function outOfRange({ name, value, parameter, high }) {
  const { min, max, highmax = max } = parameter ?? {};
  const curmax = high ? highmax : max;
  const data = { ...(min === undefined ? {} : { min }), ...(curmax === undefined ? {} : { curmax, max, highmax }) };
  const known = [name, value, min ?? "", curmax ?? "", max ?? "", highmax ?? ""];
  if (curmax === undefined) return { ...say("paramvalidator-outofrange-min", 'The value "$2" for parameter "$1" must be no less than $3.', ...known), data };
  if (min === undefined) return { ...say("paramvalidator-outofrange-max", 'The value "$2" for parameter "$1" must be no greater than $4.', ...known), data };
  return { ...say("paramvalidator-outofrange-minmax", 'The value "$2" for parameter "$1" must be between $3 and $4.', ...known), data };
}

/** @param {readonly string[]} names @returns {import("./types.js").MessageParameter} */
function textList(names) {
  return { list: names.map((name) => `"${name}"`), type: "text" };
}

/** @param {string} key @param {string} text @param {import("./types.js").MessageParameter[]} parameters @returns {MessageText} */
export function say(key, text, ...parameters) {
  return { key, text, parameters };
}
