import { booksModule, createLibraryClient, racksModule } from "@example/client/library/core";

export const client = createLibraryClient({ endpoint: "https://library.invalid", userAgent: "test/1.0 (me@example.org)", modules: [booksModule, racksModule] });
export const named = { shelvesModule: racksModule };
