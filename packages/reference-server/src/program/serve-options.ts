import { parseArgs } from "node:util";
import { checkDatabase, usualDatabase } from "./program/database.js";
import { readUpstream } from "./proxy/upstream.js";

/** @param {string} name of the program */
export const serveHelp = (name) => `Serves the exchange API and the query interface.

Usage: ${name} serve [options]

  --port PORT          where to listen (8080; 0 for any that is free)
  --host HOST          the address to listen at (127.0.0.1)
  --database FILE      the database, made where it is missing (${usualDatabase}); or mysql://user:password@host:port/name
  --demo               makes a tenant, sample data and keys, and prints the keys once
  --body-limit BYTES   the largest body of a request (65536)
  --rate-limit NUMBER  requests a minute from one address (600; 0 for no limit)
  --log-level LEVEL    fatal, error, warn, info, debug, trace or silent (info)
  --trust-proxy NETS   proxies whose X-Forwarded-For is believed: addresses or nets, with commas between
  --mock               the query interface makes up examples where it has no handler
  --check-answers HOW  holds its answers against the spec: warn logs what differs, fail answers with an error, too
  --upstream URL       a real https://…/api.php: requests go on to it, and what breaks the contract is told
  --exchange-upstream URL  the same for a real https://…/openapi.php
  --help               this text

With an upstream, each kind of violation is a line of the log, all are told at /_kiln/report and when the server ends.
Their names are told, and no values. Nothing but the address given is ever asked, and redirects are not followed.

${name} keys --help says how API keys are made, listed and revoked.

Exit code 0: ended as it was told. 2: could not start.
`;

const levels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** What the program was called with. Throws an error for people. @param {readonly string[]} args */
export function readOptions(args) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: "string", default: "8080" },
      host: { type: "string", default: "127.0.0.1" },
      database: { type: "string", default: usualDatabase },
      demo: { type: "boolean", default: false },
      "body-limit": { type: "string", default: "65536" },
      "rate-limit": { type: "string", default: "600" },
      "log-level": { type: "string", default: "info" },
      "trust-proxy": { type: "string" },
      mock: { type: "boolean", default: false },
      "check-answers": { type: "string" },
      upstream: { type: "string" },
      "exchange-upstream": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  checkDatabase(values.database);
  if (!levels.includes(values["log-level"])) throw new Error(`--log-level takes one of ${levels.join(", ")}`);
  for (const name of /** @type {const} */ (["upstream", "exchange-upstream"])) if (values[name] !== undefined) readUpstream(values[name], `--${name}`);
  return {
    port: numberOf("--port", values.port, 0, 65_535),
    host: values.host,
    database: values.database,
    demo: values.demo,
    bodyLimit: numberOf("--body-limit", values["body-limit"], 1, 2 ** 30),
    rateLimit: numberOf("--rate-limit", values["rate-limit"], 0, 2 ** 30),
    logLevel: values["log-level"],
    trustProxy: values["trust-proxy"]?.split(","),
    mock: values.mock,
    checkAnswers: howToCheck(values["check-answers"]),
    upstream: values.upstream,
    exchangeUpstream: values["exchange-upstream"],
    help: values.help,
  };
}

/** @param {string | undefined} text @returns {"warn" | "fail" | undefined} */
function howToCheck(text) {
  if (text === undefined || text === "warn" || text === "fail") return text;
  throw new Error("--check-answers takes one of warn, fail");
}

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function numberOf(name, text, least, most) {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number >= least && number <= most)) throw new Error(`${name} takes a whole number from ${least} to ${most}`);
  return number;
}
