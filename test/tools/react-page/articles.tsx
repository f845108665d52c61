import { useInfiniteQuery } from "@tanstack/react-query";
import { allItems } from "@kiln/tanstack-query/query";
import { wiki } from "./services.ts";

export function Articles() {
  const {
    data: articles,
    error,
    hasNextPage,
    fetchNextPage,
  } = useInfiniteQuery({ ...wiki.list.pages("allpages", { limit: 10 }), select: allItems });
  return (
    <section aria-label="Articles">
      {error && <p role="alert">{error.message}</p>}
      <ul>
        {articles?.map(({ pageid, title }) => (
          <li key={pageid}>{title}</li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
    </section>
  );
}
