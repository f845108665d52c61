import type { OverrideOptions } from "../../http/mock/mock.js";
import type { AnyHandler } from "../server/handlers.js";
/**
 * A replacement for the mock's own behavior. It is a handler like a server's, but may also return any `Response`. The
 * request has passed all checks and is decoded. Other results are compared with the spec.
 */
export type Override<Handler> = Handler extends (request: infer Request, ...rest: never[]) => infer Answer ? (request: Request) => Answer | Response | Promise<Awaited<Answer> | Response> : never;
/** A function for each operation, by collection and name. */
export type Overrides<Handlers, Result> = {
    readonly [Collection in keyof Handlers]: {
        readonly [Name in keyof Handlers[Collection]]: (respond: Override<Handlers[Collection][Name]>, options?: OverrideOptions) => Result;
    };
};
/** The same for code that does not know the service. */
export type AnyOverrides<Result> = Readonly<Record<string, Readonly<Record<string, (respond: AnyHandler, options?: OverrideOptions) => Result>>>>;
export declare function eachOperation<Result>(resources: Readonly<Record<string, {
    readonly operations: object;
}>>, make: (collection: string, name: string) => Result): Readonly<Record<string, Readonly<Record<string, Result>>>>;
