import { type GroundText } from "../../http/server/ground.js";
import type { AnswerType, ShapeTable, Finding, InputGrounds } from "./table.js";
/** A part of a value that does not match its type. */
export interface Mismatch {
    /** The JSON Pointer of the location, and the expected value. Indices of list items are replaced by `*`. */
    readonly detail: string;
    readonly ground: GroundText | undefined;
}
/** Returns the mismatches between a value and a type. `ground` is the basis of the type. */
export declare function mismatches(type: AnswerType, value: unknown, shapes: ShapeTable, ground: GroundText | undefined): readonly Mismatch[];
/** Returns true if a value is of a type that contains no shape. */
export declare function isOfType(type: AnswerType, value: unknown): boolean;
/** The form of request values. Parameters, header fields and forms contain strings; other bodies contain JSON. */
export type InputForm = "texts" | "form" | "json";
/** Returns the ground of a finding about a value: that of the violated rule, type or bound. */
export declare function findingGround({ fields, rules, whole }: InputGrounds, { rule, path }: Finding, value: unknown, form: InputForm, shapes: ShapeTable): GroundText | undefined;
