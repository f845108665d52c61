/** The addresses of other sites where no other ones are given. */
export const interwikis = { wikipedia: "https://wikipedia.example/wiki/$1" };
