// The module filerepoinfo of query. Generated: change the spec instead.
import type { Flat, Holds, MembersIf } from "../../runtime/action-api/client/narrow.js";

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
  readonly repos: readonly (Flat<MembersIf<Holds<P, "prop", "name", Defaults>, {
    /** Comes with `prop=name`. */
    readonly name: string;
  }> & MembersIf<Holds<P, "prop", "displayname", Defaults>, {
    /** Comes with `prop=displayname`. */
    readonly displayname: string;
  }> & MembersIf<Holds<P, "prop", "rootUrl", Defaults>, {
    /** Comes with `prop=rootUrl`. */
    readonly rootUrl: string | false;
  }> & MembersIf<Holds<P, "prop", "local", Defaults>, {
    /** Comes with `prop=local`. */
    readonly local: boolean;
  }> & MembersIf<Holds<P, "prop", "url", Defaults>, {
    /** Comes with `prop=url`. May be missing. */
    readonly url?: string | false;
  }> & MembersIf<Holds<P, "prop", "thumbUrl", Defaults>, {
    /** Comes with `prop=thumbUrl`. May be missing. */
    readonly thumbUrl?: string | false;
  }> & MembersIf<Holds<P, "prop", "initialCapital", Defaults>, {
    /** Comes with `prop=initialCapital`. May be missing. */
    readonly initialCapital?: boolean;
  }> & MembersIf<Holds<P, "prop", "scriptDirUrl", Defaults>, {
    /** Comes with `prop=scriptDirUrl`. May be missing. */
    readonly scriptDirUrl?: string;
  }> & MembersIf<Holds<P, "prop", "favicon", Defaults>, {
    /** Comes with `prop=favicon`. May be missing. May be `null`. */
    readonly favicon?: string | null;
  }> & MembersIf<Holds<P, "prop", "canUpload", Defaults>, {
    /** Comes with `prop=canUpload`. */
    readonly canUpload: boolean;
  }>>)[];
};

interface Defaults {
  readonly prop: ["canUpload", "displayname", "favicon", "initialCapital", "local", "name", "rootUrl", "scriptDirUrl", "thumbUrl", "url"];
}

export {};
