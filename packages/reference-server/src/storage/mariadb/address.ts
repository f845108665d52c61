const form = "mysql://USER:PASSWORD@HOST:PORT/NAME";

/** @type {typeof import("./address.js").isAddress} */
export function isAddress(text) {
  return /^(?:mysql|mariadb):\/\//.test(text);
}

/** @type {typeof import("./address.js").readAddress} */
export function readAddress(text, { MYSQL_PWD = "" } = process.env) {
  const url = isAddress(text) ? URL.parse(text) : null;
  if (url === null || url.hostname === "" || url.username === "" || !/^\/[^/]+$/.test(url.pathname)) throw new Error(`The address of a database has the form ${form}`);
  const { ssl = "false", socket, ...others } = Object.fromEntries(url.searchParams);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`The address of a database takes ssl and socket, and not “${unknown}”`);
  if (ssl !== "true" && ssl !== "false") throw new Error("In the address of a database, ssl is true or false");
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: Number(url.port || 3306),
    user: decoded(url.username),
    password: url.password === "" ? MYSQL_PWD : decoded(url.password),
    database: decoded(url.pathname.slice(1)),
    ssl: ssl === "true",
    ...(socket !== undefined && { socketPath: socket }),
  };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error("In the address of a database, a % of user, password or name is written %25");
  }
}
