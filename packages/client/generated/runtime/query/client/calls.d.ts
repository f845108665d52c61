import type { SendOptions } from "./options.js";
import type { Item } from "./results.js";
/** What a parameter may hold: a flag that is `false`, and `undefined`, are left out. */
export type Value = string | number | boolean | Date | readonly (string | number | Date)[] | undefined;
/** The parameters of a request of one's own, by their names on the wire. */
export type WireParameters = Readonly<Record<string, Value>>;
/** What every client does, whatever its modules are. */
export interface ClientBase {
    /**
     * Any request, by the names of the wire, on the same way; what comes is the whole answer. `post` sends the parameters
     * in a body.
     */
    request(parameters: WireParameters, call?: SendOptions): Promise<Item>;
}
