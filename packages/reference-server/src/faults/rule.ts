export type Service = "exchange" | "query";

/** The effect of a fault on a request, after its latency. */
export type Effect =
  | { readonly kind: "status"; readonly status: number }
  /** Closes the connection without a response. */
  | { readonly kind: "cut" }
  /** Closes the connection in the middle of the body. */
  | { readonly kind: "truncate" }
  /** Simulates a database lag in seconds. Requests with a lower `maxlag` are refused. */
  | { readonly kind: "maxlag"; readonly seconds: number }
  | { readonly kind: "ratelimited" };

interface Fault {
  /** In milliseconds. */
  readonly latency: number;
  readonly effect: Effect | undefined;
}

/** A fault and the requests that it affects. */
export interface FaultRule extends Fault {
  /** The share of affected requests, from 0 to 1. */
  readonly share: number;
  readonly service: Service | undefined;
  readonly method: string | undefined;
  /** The prefix of the path. */
  readonly path: string | undefined;
}

type Draft = { -readonly [Name in keyof FaultRule]: FaultRule[Name] };

/** Parses the value of a name into the draft. Returns false if the value is not valid. */
type Read = (draft: Draft, value: string) => boolean;

const longestLatency = 60_000;

const effects: Readonly<Record<string, (value: string) => Effect | undefined>> = {
  status: (value) => (/^[45]\d\d$/.test(value) ? { kind: "status", status: Number(value) } : undefined),
  cut: (value) => (value === "" ? { kind: "cut" } : undefined),
  truncate: (value) => (value === "" ? { kind: "truncate" } : undefined),
  maxlag: (value) =>
    /^\d{0,6}$/.test(value) ? { kind: "maxlag", seconds: value === "" ? 6 : Number(value) } : undefined,
  ratelimited: (value) => (value === "" ? { kind: "ratelimited" } : undefined),
};

const effectNames = `one of ${Object.keys(effects).join(", ")}`;

const conditions: Readonly<Record<string, Read>> = {
  latency(draft, value) {
    draft.latency = Number(value);
    return /^\d{1,5}$/.test(value) && draft.latency <= longestLatency;
  },
  share(draft, value) {
    draft.share = Number(value);
    return /^(?:0?\.\d+|0|1|1\.0+|0\.\d+)$/.test(value);
  },
  service(draft, value) {
    draft.service = value as Service;
    return value === "exchange" || value === "query";
  },
  method(draft, value) {
    draft.method = value.toUpperCase();
    return /^[a-z]+$/i.test(value);
  },
  path(draft, value) {
    draft.path = value;
    return value.startsWith("/");
  },
};

/** A description of each name's value, for error messages. */
const forms: Readonly<Record<string, string>> = {
  status: "a status from 400 to 599",
  cut: "no value",
  truncate: "no value",
  maxlag: "the lag in seconds",
  ratelimited: "no value",
  latency: `milliseconds, up to ${longestLatency}`,
  share: "a number from 0 to 1",
  service: "exchange or query",
  method: "a method",
  path: "the start of the path, such as /pbx",
};

/** Names that a request header may use. The rule applies only to that request, so it needs no conditions. */
const ofHeaders = ["latency", "share", ...Object.keys(effects)];

/**
 * Parses a rule: `latency=200,status=503,share=0.1,service=query`. Throws an error with a message for users, which
 * starts with the origin of the rule. `known` lists the allowed names.
 */
export function readFaultRule(where: string, text: string, known: readonly string[] = Object.keys(forms)): FaultRule {
  const draft: Draft = {
    latency: 0,
    effect: undefined,
    share: 1,
    service: undefined,
    method: undefined,
    path: undefined,
  };
  for (const part of text.split(",").map((one) => one.trim())) {
    const [name = "", ...rest] = part.split("=");
    const value = rest.join("=").trim();
    if (!known.includes(name)) throw new Error(`${where} has no “${name}”. Known: ${known.join(", ")}`);
    if (!readPart(draft, where, name, value))
      throw new Error(`${where}: “${name}” takes ${forms[name]}, not “${value}”`);
  }
  if (draft.effect === undefined && draft.latency === 0) throw new Error(`${where} needs a latency or ${effectNames}`);
  return draft;
}

export function readFaultHeader(text: string): FaultRule {
  return readFaultRule("x-kiln-fault", text, ofHeaders);
}

function readPart(draft: Draft, where: string, name: string, value: string): boolean {
  const condition = conditions[name];
  if (condition !== undefined) return condition(draft, value);
  if (draft.effect !== undefined) throw new Error(`${where} has two effects: keep ${effectNames}`);
  draft.effect = effects[name]?.(value);
  return draft.effect !== undefined;
}
