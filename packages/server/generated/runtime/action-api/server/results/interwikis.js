/** The default addresses of other sites. */
export const interwikis = { wikipedia: "https://wikipedia.example/wiki/$1" };
