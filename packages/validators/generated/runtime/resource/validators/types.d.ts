import type { Issue } from "../../core/validators/types.js";
/** Options for decoding a body or a set of parameters. */
export interface FieldOptions {
    /** Reports all errors, up to 100, instead of only the first. */
    readonly all?: boolean | undefined;
    /**
     * The treatment of unknown names: an error (`refuse`) or a warning (`ignore`). By default, unknown fields of a body
     * are treated as the service treats them, and an unknown parameter is an error.
     */
    readonly unknownFields?: "refuse" | "ignore" | undefined;
    /** `false` omits the defaults. */
    readonly defaults?: boolean | undefined;
    /** Applies the additional restrictions of the reference server. */
    readonly strict?: boolean | undefined;
}
/** A Standard Schema, version 1, with the input and output of `decode`. */
export interface DecodingSchema<Input, Output> {
    readonly "~standard": {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => {
            readonly value: Output;
            readonly issues?: undefined;
        } | {
            readonly issues: readonly Issue[];
        };
        readonly types?: {
            readonly input: Input;
            readonly output: Output;
        } | undefined;
    };
}
