// The module filerepoinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/query/client/narrow.js";

/**
 * Describes the file repositories that the site uses, its own and shared ones.
 *
 * The parameters of `filerepoinfo`, without the prefix `fri`.
 * @see {@link https://www.mediawiki.org/wiki/API:Filerepoinfo}
 * @example console.log(await wiki.meta("filerepoinfo", { prop: ["name", "displayname", "local", "rootUrl", "canUpload"] })); // Where files are kept
 */
export interface FilerepoinfoParameters {
  /**
   * What to say of each repository. Not every repository has all of it. Up to 50 values, for callers with the right `apihighlimits` up to 500 (decided: D-112). Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.
   *
   * - `canUpload`: Whether this site can upload files to the repository.
   * - `displayname`: The name of the repository for readers.
   * - `favicon`: The URL of the icon that its wiki has in browsers.
   * - `initialCapital`: Whether the names of its files always begin with a capital letter.
   * - `local`: Whether it is the repository of the site itself.
   * - `name`: The name of the repository in the configuration, and in answers of `imageinfo`.
   * - `rootUrl`: The URL below which the files are found.
   * - `scriptDirUrl`: The URL below which the scripts of its wiki are found.
   * - `thumbUrl`: The URL below which the thumbnails are found.
   * - `url`: The URL of its public zone as the configuration has it.
   *
   * Wire name: `friprop` (decided: D-107).
   */
  readonly prop?: "canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url" | readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[] | undefined;
}

/** What comes of `filerepoinfo`. (decided: D-220) */
export type FilerepoinfoAnswer<P = FilerepoinfoParameters> = {
  /** The repositories from which the site takes files, its own and those of other sites. */
  readonly repos: readonly (Flat<MembersIf<Holds<P, "prop", "name", Defaults>, {
    /** The name of the repository for programs, such as `local`. Comes with `prop=name`. */
    readonly name: string;
  }> & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
    /** The name of the repository for people. Comes with `prop=displayname`. */
    readonly displayname: string;
  }> & MembersIf<Holds<P, "prop", "rootUrl", Defaults>, {
    /** The address below which the paths of files begin; `false` where files have no public address. Comes with `prop=rootUrl`. */
    readonly rootUrl: string | false;
  }> & MembersIf<Holds<P, "prop", "local", Defaults>, {
    /** Whether the repository is the site's own. Comes with `prop=local`. */
    readonly local: boolean;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** The address of the public files; `false` where they have none. Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
  }> & MembersIf<Holds<P, "prop", "thumbUrl", Defaults>, {
    /** The address of the scaled images; `false` where they have none. Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
  }> & MembersIf<Holds<P, "prop", "initialCapital", Defaults>, {
    /** Whether names of files always begin with a capital letter. Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
  }> & MembersIf<Holds<P, "prop", "scriptDirUrl", Defaults>, {
    /** The address of the scripts of the wiki to which the repository belongs. Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
  }> & MembersIf<Holds<P, "prop", "favicon", Defaults>, {
    /** The address of the small icon of the wiki to which the repository belongs. Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
  }> & MembersIf<Holds<P, "prop", "canUpload", Defaults>, {
    /** Whether the caller may upload files to the repository. Comes with `prop=canUpload`. */
    readonly canUpload: boolean;
  }>>)[];
};

interface Defaults {
  readonly prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"];
}

export {};
