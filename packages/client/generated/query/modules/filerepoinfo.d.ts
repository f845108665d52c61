/** The parameters of `filerepoinfo`, without the prefix `fri`. */
export interface FilerepoinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `canUpload`, `displayname`, `favicon`, `initialCapital`, `local`, `name`, `rootUrl`, `scriptDirUrl`, `thumbUrl`, `url`.
   *
   * Wire name: `friprop`. Documented.
   */
  readonly prop?: "canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url" | readonly ("canUpload" | "displayname" | "favicon" | "initialCapital" | "local" | "name" | "rootUrl" | "scriptDirUrl" | "thumbUrl" | "url")[] | undefined;
}
