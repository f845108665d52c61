/* Facts from the responses of a wiki, limited to what a seed can contain. Members have the names that the wiki uses. */

export interface SourceSite {
  readonly sitename?: string;
  readonly generator?: string;
  readonly time?: string;
}

export interface SourceLicence {
  readonly url?: string;
  readonly text?: string;
}

export interface SourceRevision {
  readonly revid: number;
  readonly timestamp?: string;
  readonly user?: string;
  readonly comment?: string;
  readonly tags?: readonly string[];
  readonly minor?: boolean;
  /** The size in bytes. It is available even if the text is hidden. */
  readonly size?: number;
  readonly content?: string;
  readonly contentmodel?: string;
  readonly texthidden?: boolean;
  readonly commenthidden?: boolean;
  readonly userhidden?: boolean;
  readonly suppressed?: boolean;
}

export interface SourceVersion {
  readonly timestamp?: string;
  readonly user?: string;
  readonly comment?: string;
  readonly size?: number;
  readonly width?: number;
  readonly height?: number;
  readonly bitdepth?: number;
  readonly sha1?: string;
  readonly mime?: string;
}

export interface SourceProtection {
  readonly type: string;
  readonly level: string;
  readonly expiry?: string;
  readonly cascade?: boolean;
  /** The page from which the protection cascades to this one. */
  readonly source?: string;
}

export interface SourceUser {
  readonly name: string;
  readonly missing?: boolean;
  readonly groups?: readonly string[];
  readonly registration?: string;
  readonly gender?: string;
  readonly emailable?: boolean;
}

export interface SourceBlock {
  readonly user?: string;
  readonly by?: string;
  readonly timestamp?: string;
  readonly expiry?: string;
  readonly reason?: string;
  readonly anononly?: boolean;
  readonly nocreate?: boolean;
  readonly autoblock?: boolean;
  readonly noemail?: boolean;
  readonly allowusertalk?: boolean;
  readonly partial?: boolean;
  readonly hidden?: boolean;
}

export interface SourceLogEntry {
  readonly title?: string;
  readonly type?: string;
  readonly action?: string;
  readonly user?: string;
  readonly timestamp?: string;
  readonly comment?: string;
}

export interface SourcePage {
  readonly ns: number;
  readonly title: string;
  /** True if the page does not exist, even if it has a file from another repository. */
  missing: boolean;
  readonly revisions: Map<number, SourceRevision>;
  /** The versions of the file, keyed by timestamp. */
  readonly versions: Map<string, SourceVersion>;
  protections: readonly SourceProtection[];
  /** The log entry of the latest protection. */
  protectedBy: SourceLogEntry | undefined;
  readonly images: Set<string>;
  readonly templates: Set<string>;
}

export interface Facts {
  site: SourceSite;
  licence: SourceLicence;
  /** The names of namespaces in the source, keyed by number. */
  readonly namespaces: Map<number, string>;
  readonly pages: Map<string, SourcePage>;
  readonly users: Map<string, SourceUser>;
  readonly blocks: SourceBlock[];
}

export function noFacts(): Facts {
  return { site: {}, licence: {}, namespaces: new Map(), pages: new Map(), users: new Map(), blocks: [] };
}
