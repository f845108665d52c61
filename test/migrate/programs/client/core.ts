import { booksModule, createLibraryClient, shelvesModule } from "@example/client/library/core";

export const client = createLibraryClient({ endpoint: "https://library.invalid", userAgent: "test/1.0 (me@example.org)", modules: [booksModule, shelvesModule] });
export const named = { shelvesModule };
