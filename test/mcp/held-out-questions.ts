import type { Question } from "./questions.ts";

/**
 * Questions that the search was not tuned on. They and their answers were written from the documents of the services
 * before the search was tried with any of them.
 */
export const heldOutQuestions: readonly Question[] = [
  ["issue a one-time password for the web login", "exchange.generateLoginToken"],
  ["revoke the temporary token of a user", "exchange.resetLoginToken"],
  ["look up one intercom group by its id", "exchange.getPagingGroup"],
  ["add members to an existing intercom", "exchange.updatePagingGroup"],
  ["tenant code is missing in the request", "exchange.errors.tenant_required"],
  ["the api key is not valid", "exchange.errors.invalid_api_key"],
  ["a field that create needs was not given", "exchange.errors.missing_required_field"],
  ["global key needed", "exchange.errors.admin_required"],
  ["subcategories of a category", "query.categorymembers"],
  ["categories that a page belongs to", "query.categories"],
  ["how many pages and files are in a category", "query.categoryinfo"],
  ["accounts with the rights of administrators", "query.allusers"],
  ["deleted edits of a user", "query.alldeletedrevisions", "query.deletedrevs"],
  ["pages where a template is used", "query.embeddedin", "query.transcludedin"],
  ["templates used on a page", "query.templates"],
  ["which pages use an image", "query.imageusage", "query.fileusage"],
  ["copies of the same file", "query.duplicatefiles"],
  ["files that were deleted", "query.filearchive"],
  ["who has edited this article", "query.contributors"],
  ["pages that I am watching", "query.watchlistraw", "query.watchlist"],
  ["log of blocks and page moves", "query.logevents"],
  ["messages of the user interface", "query.allmessages"],
  ["titles protected from creation", "query.protectedtitles"],
  ["report of broken redirects", "query.querypage"],
  ["links from a page to other wikis", "query.iwlinks"],
  ["pages linking to a website", "query.exturlusage"],
  ["redirects that lead to a page", "query.redirects"],
  ["details of a file that is uploaded but not yet published", "query.stashimageinfo"],
  ["complete a title while typing", "query.prefixsearch"],
  ["writing direction of a language", "query.languageinfo"],
];
