/** The addresses of other sites where no other ones are given. */
export const interwikis: Readonly<Record<string, string>> = { wikipedia: "https://wikipedia.example/wiki/$1" };
