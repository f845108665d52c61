import { hash } from "node:crypto";
import type { FaultRule, Service } from "./fault.ts";

/** What a rule looks at. */
export interface Asked {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
}

export interface FaultChoice {
  /** The first of the rules that is about a request and has its share in it; undefined where none has. */
  ofRules(asked: Asked): FaultRule | undefined;
  /** Whether a rule that came with a request has its share in it. */
  ofHeader(rule: FaultRule): FaultRule | undefined;
  /** Begins anew. */
  reset(): void;
}

/**
 * Chooses by a seed and by how many requests a rule was about before, so that the same requests in the same order have the same faults,
 * whatever the time and the machine.
 */
export function faultChoice(rules: readonly FaultRule[], seed: number): FaultChoice {
  let counts: number[] = [];
  /** Rules are numbered; those of headers count together. */
  const hasShare = (rule: FaultRule, index: number): boolean => {
    const count = counts[index] ?? 0;
    counts[index] = count + 1;
    return fraction(`${seed} ${index} ${count}`) < rule.share;
  };
  return {
    ofRules: (asked) => rules.find((rule, index) => isAbout(rule, asked) && hasShare(rule, index)),
    ofHeader: (rule) => (hasShare(rule, rules.length) ? rule : undefined),
    reset: () => void (counts = []),
  };
}

function isAbout({ service, method, path, effect }: FaultRule, asked: Asked): boolean {
  // Only the query interface knows of lag.
  if (effect?.kind === "maxlag" && asked.service !== "query") return false;
  if (service !== undefined && service !== asked.service) return false;
  return (method === undefined || method === asked.method) && (path === undefined || asked.path.startsWith(path));
}

/** A number from 0 up to 1, the same for the same text. */
function fraction(text: string): number {
  return hash("sha256", text, "buffer").readUInt32BE() / 2 ** 32;
}
