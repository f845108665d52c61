import type { SendOptions } from "./options.js";
import type { Item } from "./results.js";
/** The value of a parameter. `false` and `undefined` are omitted from the request. */
export type Value = string | number | boolean | Date | readonly (string | number | Date)[] | undefined;
/** The parameters of a custom request, by wire name. */
export type WireParameters = Readonly<Record<string, Value>>;
/** The methods of every client, regardless of its modules. */
export interface ClientBase {
    /**
     * Sends any request with wire names and returns the complete response. It uses the client's transport. `post` sends
     * the parameters in the body.
     */
    request(parameters: WireParameters, call?: SendOptions): Promise<Item>;
}
