// The request that a form makes. `values` has a list of texts for each field of the form, which is empty where nothing is given.

/** The address below that of the service, and the header fields: as they are sent, or with words in the place of a key. */
export function requestOf(form, values, body, key) {
  const given = form.fields.map((field, index) => ({ field, texts: values[index] })).filter(({ texts }) => texts.length > 0);
  const at = (place) => given.filter(({ field }) => field.in === place);
  const inPath = new Map(at("path").map(({ field, texts }) => [field.wire, texts[0]]));
  const path = form.path.replace(/\{([^{}]+)\}/g, (hole, name) => (inPath.has(name) ? encodeURIComponent(inPath.get(name).toWellFormed()) : hole));
  const query = queryOf(form, [...form.fixed, ...at("query").flatMap(({ field, texts }) => named(form, field, texts)), ...keyAt(form, "query", key)]);
  return {
    method: form.method,
    path: query === "" ? path : `${path}?${query}`,
    headers: [
      ...keyAt(form, "header", key),
      ...keyAt(form, "bearer", key).map(([name, text]) => [name, `Bearer ${text}`]),
      ...at("header").map(({ field, texts }) => [field.wire, texts.join(", ")]),
      ...(body === undefined ? [] : [["Content-Type", form.body.mediaType]]),
    ],
    body,
  };
}

/** What the query string says of the fields alone: what validators read. */
export function fieldsQuery(form, values) {
  return queryOf(form, form.fields.flatMap((field, index) => (field.in === "query" && values[index].length > 0 ? named(form, field, values[index]) : [])));
}

function queryOf(form, pairs) {
  return pairs.map(([name, text]) => `${encoded(name)}=${encoded(text)}`).join("&");
}

function named({ separators: [separator, other] }, { wire }, texts) {
  if (separator === undefined) return texts.map((text) => [wire, text]);
  if (texts.length === 1 && !texts[0].includes(separator)) return [[wire, texts[0]]];
  const isOther = other !== undefined && texts.length > 1 && texts.some((text) => text.includes(separator));
  return [[wire, isOther ? other + texts.join(other) : texts.join(separator)]];
}

function keyAt({ key: place }, at, key) {
  return place?.in === at && key !== "" ? [[place.name, key]] : [];
}

/** Percent-encoded, but for what a query string may hold and people read. */
function encoded(text) {
  return encodeURIComponent(text.toWellFormed()).replaceAll("%7C", "|").replaceAll("%3A", ":").replaceAll("%2F", "/").replaceAll("%2C", ",");
}
