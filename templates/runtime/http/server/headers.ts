/** Returns all values of a repeated header field. Node keeps only the first or joins all of them. */
export function valuesOf(rawHeaders: readonly string[], name: string): readonly string[] {
  const wanted = name.toLowerCase();
  const values = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === wanted) values.push(rawHeaders[at + 1] ?? "");
  return values;
}

/** Returns true if `Accept` lists the media type by name. Media ranges do not count. */
export function isNamed(accept: string | undefined, wanted: string): boolean {
  return (accept ?? "").split(",").some((range) => {
    const [type, ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return type === wanted && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** Returns true if the body is compressed and must be decompressed before it is read. */
export function isEncoded(contentEncoding: string | readonly string[] | undefined): boolean {
  const encodings = [contentEncoding ?? ""].flat().join(",").split(",");
  return encodings.some((one) => !["", "identity"].includes(one.trim().toLowerCase()));
}

/** Returns true if the content type is the media type in UTF-8, or is missing. */
export function isOfType(contentType: string | undefined, wanted: string): boolean {
  if (contentType === undefined || contentType === "") return true;
  const [type, ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  return type === wanted && !parameters.some((parameter) => /^charset=(?!"?utf-?8"?$)/.test(parameter));
}
