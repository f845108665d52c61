type Values = Readonly<Record<string, unknown>>;
/** The parts of an OpenAPI document that are used here. */
export interface Document extends Values {
    readonly info: Values;
    readonly tags?: readonly {
        readonly name: string;
    }[];
    readonly paths: Readonly<Record<string, {
        readonly get?: {
            readonly parameters?: readonly unknown[];
        };
    }>>;
    readonly components: Readonly<Record<string, Values>>;
}
/** Data from which the documents of single modules are built, in addition to the service's other documents. */
export interface ModuleDocuments {
    /**
     * The names of two documents, without extensions: one with the modules' operations, one with the parameters of any
     * request.
     */
    readonly overview: string;
    readonly combined: string;
    /** The path of the service's single operation. */
    readonly endpoint: string;
    /** An explanation of the status marks, which is added to each description. */
    readonly status: string;
    /** Parameters that have the same value in every request. */
    readonly constants: readonly object[];
    /** The modules by document name, without an extension. */
    readonly modules: Readonly<Record<string, ModulePart>>;
}
export interface ModulePart {
    /** The path of the operation in the overview. */
    readonly path: string;
    readonly tag: string;
    readonly about: {
        readonly title: string;
        readonly summary: string;
        readonly description: string;
    };
    readonly selector: object;
    /** The component names of the parameters that any request may have. */
    readonly general: readonly string[];
    /** The names of the components that the document needs, by section. */
    readonly uses: Readonly<Record<string, readonly string[]>>;
}
/**
 * Returns a document whose only operation is a request for the module at the endpoint. It contains only the necessary
 * components.
 */
export declare function moduleDocument(overview: Document, combined: Document, all: ModuleDocuments, part: ModulePart): Document;
export {};
