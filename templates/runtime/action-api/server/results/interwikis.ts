/** The default addresses of other sites. */
export const interwikis: Readonly<Record<string, string>> = { wikipedia: "https://wikipedia.example/wiki/$1" };
