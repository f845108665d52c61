/** The parameters of `siteinfo`, without the prefix `si`. */
export interface SiteinfoParameters {
  /**
   * One of the listed values. Up to 50 values, for privileged callers up to 500. Default: `general`.
   *
   * Wire name: `siprop`. Documented.
   */
  readonly prop?: "autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables" | readonly ("autocreatetempuser" | "autopromote" | "autopromoteonce" | "clientlibraries" | "copyuploaddomains" | "dbrepllag" | "defaultoptions" | "extensions" | "extensiontags" | "fileextensions" | "functionhooks" | "general" | "interwikimap" | "languages" | "languagevariants" | "libraries" | "magicwords" | "namespacealiases" | "namespaces" | "protocols" | "restrictions" | "rightsinfo" | "showhooks" | "skins" | "specialpagealiases" | "statistics" | "uploaddialog" | "usergroups" | "variables")[] | undefined;
  /**
   * One of the listed values.
   *
   * Wire name: `sifilteriw`. Documented.
   */
  readonly filteriw?: "!local" | "local" | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `sishowalldb`. Documented.
   */
  readonly showalldb?: boolean | undefined;
  /**
   * A flag: present means true, absent means false.
   *
   * Wire name: `sinumberingroup`. Documented.
   */
  readonly numberingroup?: boolean | undefined;
  /**
   * Text.
   *
   * Wire name: `siinlanguagecode`. Documented.
   */
  readonly inlanguagecode?: string | undefined;
}
