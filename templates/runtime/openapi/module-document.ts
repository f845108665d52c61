/* Documents of single modules, built from the documents of the package. */

type Values = Readonly<Record<string, unknown>>;

/** The parts of an OpenAPI document that are used here. */
export interface Document extends Values {
  readonly info: Values;
  readonly tags?: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly get?: { readonly parameters?: readonly unknown[] } }>>;
  readonly components: Readonly<Record<string, Values>>;
}

/** Data from which the documents of single modules are built, in addition to the service's other documents. */
export interface ModuleDocuments {
  /** The document with the operations of modules, and the one with the parameters of any request; without an ending. */
  readonly overview: string;
  readonly combined: string;
  /** The path of the one operation. */
  readonly endpoint: string;
  /** An explanation of the marks, which is added to each description. */
  readonly status: string;
  /** Parameters that have the same value in every request. */
  readonly constants: readonly object[];
  /** By the names of their documents, without an extension. */
  readonly modules: Readonly<Record<string, ModulePart>>;
}

export interface ModulePart {
  /** The path of the operation in the overview. */
  readonly path: string;
  readonly tag: string;
  /** The title, summary and description of the document. */
  readonly about: { readonly title: string; readonly summary: string; readonly description: string };
  /** The parameter that selects the module. */
  readonly selector: object;
  /** The parameters of any request, by their names among the components. */
  readonly general: readonly string[];
  /** The components that the document needs: names by section. */
  readonly uses: Readonly<Record<string, readonly string[]>>;
}

/** A document whose only operation is a request for the module at the endpoint, with only the necessary components. */
export function moduleDocument(
  overview: Document,
  combined: Document,
  all: ModuleDocuments,
  part: ModulePart,
): Document {
  const operation = overview.paths[part.path]!.get!;
  const general = part.general.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  const parameters = [...all.constants, part.selector, ...general, ...(operation.parameters ?? [])];
  const { "x-kiln-facts": _, ...info } = overview.info;
  const components = Object.entries(part.uses).map(([section, names]) => {
    const all = { ...combined.components[section], ...overview.components[section] };
    return [section, Object.fromEntries(names.map((name) => [name, all[name]]))];
  });
  return {
    openapi: overview["openapi"],
    info: { ...info, ...part.about, description: `${part.about.description}\n\n${all.status}` },
    servers: overview["servers"],
    security: overview["security"],
    tags: (overview.tags ?? []).filter(({ name }) => name === part.tag),
    paths: { [all.endpoint]: { get: { ...operation, parameters } } },
    components: Object.fromEntries(components) as Document["components"],
    "x-kiln-profile": overview["x-kiln-profile"],
  };
}
