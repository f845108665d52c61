import { type DecodedRequest } from "../../query/server/request.js";
import type { ActiveRequest } from "./action.js";
import type { Page } from "../../query/server/handlers.js";
/** The first members of a response and the remaining ones. Members that echo the request are placed between them. */
export interface AnsweredModules {
    readonly progress: object;
    readonly members: object;
}
/** Runs the modules of a request from its starting point and returns their results and the continuation. */
export declare function answerModules(request: DecodedRequest, active: ActiveRequest, start: Start): Promise<AnsweredModules | Export>;
/** A page and its key in version 1 of the format. */
type NumberedPage = readonly [number: number, page: Page];
/**
 * The way a request names its pages. It determines the order of existing pages: by namespace and title, by id, or as
 * found.
 */
export type PageOrder = "titles" | "ids" | "found";
/**
 * Returns pages in the order of version 1 of the format: missing titles, invalid titles, missing ids, special pages,
 * existing pages. Pages without an id get negative numbers: first those that can never be stored, then missing titles
 * grouped by namespace.
 */
export declare function numberedPages(pages: readonly Page[], order: PageOrder): readonly NumberedPage[];
/**
 * Returns the pages by their numbers. They become a list if the greatest number is one less than the count, because the
 * real system then treats the numbers as list indexes.
 */
export declare function underNumbers(pages: readonly NumberedPage[]): ReadonlyMap<string, Page> | readonly Page[];
export type ContinueParameters = Readonly<Record<string, string>>;
export interface Start {
    /** True if no module that adds members to pages still has to run. */
    readonly generatorDone: boolean;
    /** The position at which the generator started this batch. */
    readonly generator: ContinueParameters;
    /** The modules that have finished. */
    readonly done: ReadonlySet<string>;
}
export interface Progress {
    /** All modules in the request. */
    readonly modules: readonly string[];
    /** Reports whether a module adds members to pages. */
    readonly isOfPages: (name: string) => boolean;
    /** The continue parameters of the unfinished modules. */
    readonly modulesAt: ReadonlyMap<string, ContinueParameters>;
    /** Empty if the generator has finished. */
    readonly generatorAt: ContinueParameters;
}
export interface Continuation {
    readonly next: ContinueParameters | undefined;
    /** True if all data of these pages has been returned. */
    readonly complete: boolean;
}
/** Returns the starting point of a request, or undefined if its `continue` is malformed. */
export declare function startOf(given: ReadonlyMap<string, string>): Start | undefined;
/** Returns the next continuation and whether the current pages are complete. */
export declare function nextOf(start: Start, { modules, isOfPages, modulesAt, generatorAt }: Progress): Continuation;
/** A response that consists only of an export. */
export declare class Export {
    readonly xml: string;
    constructor(xml: string);
}
export interface ExportFrame {
    /** The version of the export schema. */
    readonly schema: string;
    readonly site: string;
    readonly language: string;
}
/**
 * Returns the XML of an export. It contains the titles and ids of existing pages, but not their revisions, which are
 * unknown here.
 */
export declare function exportText(pages: readonly Page[], { schema, site, language }: ExportFrame): string;
export {};
