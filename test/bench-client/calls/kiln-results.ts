/* The calls of kiln.ts, and code that reads members of their results. Never run. */

import { changes, found, info, members, pages, site, users } from "./kiln.js";

export async function read(): Promise<readonly unknown[]> {
  const [page] = (await info).pages;
  const told: unknown[] = [
    page?.title,
    page?.fullurl,
    page?.categories?.[0]?.title,
    page?.links?.[0]?.ns,
    (await site).general.sitename,
    (await site).namespaces,
  ];
  for await (const member of members) told.push(member.title, member.revisions?.[0]?.slots?.main.content);
  for await (const { pageid, title } of pages) told.push(pageid, title);
  for await (const { user, timestamp } of changes) told.push(user, timestamp);
  for await (const { title, snippet } of found) told.push(title, snippet);
  for await (const { name, groups, editcount } of users) told.push(name, groups, editcount);
  return told;
}
