/**
 * What the log says of requests: no header, no body, and of the address only its path, since keys may stand behind it.
 * @param {string} level @param {{ write(line: string): void } | undefined} stream
 */
export function logOptions(level, stream) {
  return { level, ...(stream && { stream }), serializers: { req: requestOf, res: replyOf, err: errorOf } };
}

/** @param {{ method: string, url: string, ip: string }} request */
function requestOf({ method, url, ip }) {
  return { method, path: url.split("?", 1)[0], address: ip };
}

/** @param {{ statusCode: number }} reply */
function replyOf({ statusCode }) {
  return { status: statusCode };
}

/** An error may hold what it was about: only its own words are shown. @param {Error & { code?: string }} error */
function errorOf({ name, message, code, stack = "" }) {
  return { type: name, message, code, stack };
}
