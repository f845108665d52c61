/** The default preferences of an account in a new installation. */
export const defaultOptions: Readonly<Record<string, string | number | boolean>> = {
  ccmeonemails: 0,
  date: "default",
  diffonly: 0,
  disablemail: 0,
  editfont: "monospace",
  editondblclick: 0,
  editsectiononrightclick: 0,
  "email-allow-new-users": 1,
  enotifminoredits: 0,
  enotifrevealaddr: 0,
  enotifusertalkpages: 1,
  enotifwatchlistpages: 1,
  extendwatchlist: 1,
  fancysig: 0,
  forceeditsummary: 0,
  gender: "unknown",
  hideminor: 0,
  hidepatrolled: 0,
  hidecategorization: 1,
  imagesize: 2,
  minordefault: 0,
  newpageshidepatrolled: 0,
  nickname: "",
  "pst-cssjs": 1,
  norollbackdiff: 0,
  previewonfirst: 0,
  previewontop: 1,
  rcdays: 7,
  "rcenhancedfilters-disable": 0,
  rclimit: 50,
  "search-match-redirect": true,
  "search-special-page": "Search",
  searchlimit: 20,
  showhiddencats: 0,
  shownumberswatching: 1,
  showrollbackconfirmation: 0,
  skin: "vector",
  thumbsize: 5,
  underline: 2,
  uselivepreview: 0,
  usenewrc: 1,
  watchcreations: 1,
  watchdefault: 1,
  watchdeletion: 0,
  watchuploads: 1,
  watchlistdays: 7,
  watchlisthideanons: 0,
  watchlisthidebots: 0,
  watchlisthideliu: 0,
  watchlisthideminor: 0,
  watchlisthideown: 0,
  watchlisthidepatrolled: 0,
  watchlisthidecategorization: 1,
  watchlistreloadautomatically: 0,
  watchlistunwatchlinks: 0,
  watchmoves: 0,
  watchrollback: 0,
  "wlenhancedfilters-disable": 0,
  wllimit: 250,
  useeditwarning: 1,
  prefershttps: 1,
  requireemail: 0,
  "skin-responsive": 1,
  timecorrection: "System|0",
  language: "en",
  variant: "en",
  ...Object.fromEntries(
    ["ban", "en", "crh", "gan", "iu", "kk", "ku", "shi", "sr", "tg", "uz", "zh"].map((code) => [
      `variant-${code}`,
      code,
    ]),
  ),
  ...Object.fromEntries(Array.from({ length: 16 }, (_, id) => [`searchNs${id}`, id === 0 ? 1 : 0])),
};

interface AcceptedLanguage {
  /** From 0 to 1. */
  readonly q: number;
  readonly code: string;
}

const form = /^([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)(?:;q=([01](?:\.\d{1,3})?))?$/;

/** Returns the languages of an `Accept-Language` header, the most preferred first. */
export function acceptedLanguages(header: string): readonly AcceptedLanguage[] {
  return header
    .toLowerCase()
    .split(",")
    .flatMap((part) => {
      const [, code, q = "1"] = form.exec(part.replace(/\s/g, "")) ?? [];
      return code === undefined || Number(q) === 0 ? [] : [{ q: Number(q), code }];
    })
    .toSorted((one, other) => other.q - one.q);
}
