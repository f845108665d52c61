import type { Come, Flat, Holds } from "../../runtime/action-api/client/narrow.js";

/** The parameters of `filerepoinfo`, without the prefix `fri`. */
export interface FilerepoinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.
   *
   * Wire name: `friprop`. Documented.
   */
  readonly prop?: "canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url" | readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[] | undefined;
}

/** What comes of `filerepoinfo`. (decided: D-220) */
export type FilerepoinfoAnswer<P = FilerepoinfoParameters> = {
  readonly repos: readonly (Flat<Come<Holds<P, "prop", "name", Defaults>, {
    /** Comes with `prop=name`. */
    readonly name: string;
  }> & Come<Holds<P, "prop", "displayname", Defaults>, {
    /** Comes with `prop=displayname`. */
    readonly displayname: string;
  }> & Come<Holds<P, "prop", "rootUrl", Defaults>, {
    /** Comes with `prop=rootUrl`. */
    readonly rootUrl: string | false;
  }> & Come<Holds<P, "prop", "local", Defaults>, {
    /** Comes with `prop=local`. */
    readonly local: boolean;
  }> & Come<Holds<P, "prop", "url", Defaults>, {
    /** Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
  }> & Come<Holds<P, "prop", "thumbUrl", Defaults>, {
    /** Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
  }> & Come<Holds<P, "prop", "initialCapital", Defaults>, {
    /** Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
  }> & Come<Holds<P, "prop", "scriptDirUrl", Defaults>, {
    /** Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
  }> & Come<Holds<P, "prop", "favicon", Defaults>, {
    /** Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
  }> & Come<Holds<P, "prop", "canUpload", Defaults>, {
    /** Comes with `prop=canUpload`. */
    readonly canUpload: boolean;
  }>>)[];
};

interface Defaults {
  readonly prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"];
}

export {};
