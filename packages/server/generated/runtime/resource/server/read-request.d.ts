import { type InputForm } from "./check-shape.js";
import type { Found, Operation, Service } from "./service.js";
import type { Decode, InputGrounds, ShapeTable, ResourceTable, TableOperation } from "./table.js";
import type { Environment } from "./handlers.js";
export interface DecodedRequest {
    readonly parameters: unknown;
    readonly headers: unknown;
    readonly body: unknown;
}
export type ReceivedRequest = Pick<Received, "body" | "headers">;
/** Decodes a request. `form` is its body if that is a form. Throws a `ServiceError` if the request is invalid. */
export declare function readRequest(service: Service, { operation, path }: Found<Operation>, query: QueryValues, request: ReceivedRequest, form?: FormValues): DecodedRequest;
/** The data from which the ground of a finding is derived. */
interface Input {
    readonly grounds: InputGrounds | undefined;
    readonly form: InputForm;
    readonly shapes: ShapeTable;
    readonly unknownFields?: "refuse" | "ignore" | undefined;
}
/** Decodes a value. Throws a `ServiceError` with the findings. */
export declare function decoded(decode: Decode, value: unknown, { grounds, form, shapes, unknownFields }: Input): unknown;
/** The values of a form by name. Values are strings and files, or lists of them. */
type FormValues = Readonly<Record<string, FormValue | readonly FormValue[]>>;
type FormValue = string | File;
/**
 * Reads a form, or returns undefined if the operation does not accept one. The body has already been received within
 * its size limit.
 */
export declare function readForm(service: Service, operation: Operation, { positionOf }: Environment, request: ReceivedRequest): Promise<FormValues | undefined>;
/** A request as the core reads it. Fastify's requests match this type. */
export interface Received {
    readonly method: string;
    /** The original path with the query string. */
    readonly url: string;
    /** The parameters by name: a string, or a list if a name occurs several times. */
    readonly query: unknown;
    readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
    /** The IP address of the sender. */
    readonly ip: string;
    /** The bytes of the body, if any. */
    readonly body?: unknown;
    readonly raw: {
        /** Alternating names and values of the original header fields. */
        readonly rawHeaders: readonly string[];
    };
}
/** Query parameters by name. List parameters have an array as their value. */
export type QueryValues = Readonly<Record<string, string | readonly string[]>>;
/**
 * Returns the parameters of a query string, each with one value or a list. `conflict` is the first parameter that is
 * not a list but has several different values.
 */
export declare function parametersIn(query: unknown, { lists, separators }?: Pick<TableOperation, "lists" | "separators">): {
    readonly values: QueryValues;
    readonly conflict: string | undefined;
};
/** Returns the value of a parameter that is not a list. */
export declare function textOf(values: QueryValues, name: string): string | undefined;
/** Returns the keys of a request from all places, without duplicates. */
export declare function keysIn(places: ResourceTable["keys"], rawHeaders: readonly string[], query: unknown): readonly string[];
export {};
