import { refusal } from "./errors.js";

/**
 * Tokens, asked for once; those wanted at the same time, in one request.
 * @param {(types: readonly string[]) => Promise<Readonly<Record<string, string>>>} ask
 */
export function createTokens(ask) {
  /** @type {Map<string, Promise<string>>} */
  const known = new Map();
  /** @type {string[]} */
  let wanted = [];
  /** @type {Promise<Readonly<Record<string, string>>> | undefined} */
  let asked;

  async function askAll() {
    // Whoever else wants one in the same breath is asked for, too.
    await undefined;
    const types = wanted;
    [wanted, asked] = [[], undefined];
    return ask(types);
  }

  /** @param {string} type */
  function request(type) {
    wanted.push(type);
    return (asked ??= askAll()).then((tokens) => {
      const token = tokens[`${type}token`];
      if (token === undefined) throw refusal("unknown-token", `No token of the type ${type}`);
      return token;
    });
  }

  return {
    /** @param {string} type @returns {Promise<string>} */
    get(type) {
      const token = known.get(type) ?? request(type);
      known.set(type, token);
      // What failed is asked for again.
      token.catch(() => known.get(type) === token && known.delete(type));
      return token;
    },
    forget: () => known.clear(),
  };
}
