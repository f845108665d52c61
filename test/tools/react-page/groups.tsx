import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { ExchangeError } from "@kiln/client/exchange";
import { allItems, type ExchangeFailure } from "@kiln/tanstack-query/exchange";
import { useState } from "react";
import { exchange } from "./services.ts";

export function Groups() {
  const {
    data: groups,
    error,
    hasNextPage,
    fetchNextPage,
    refetch,
  } = useInfiniteQuery({ ...exchange.pagingGroups.list.pages({ query: { limit: 2 } }), select: allItems });
  const remove = useMutation(exchange.pagingGroups.delete());
  return (
    <section aria-label="Paging groups">
      <Failure error={error ?? remove.error} />
      <button onClick={() => void refetch()}>Again</button>
      <ul>
        {groups?.map(({ pa_id, name, number }) => (
          <li key={pa_id}>
            {name} at {number}
            <button onClick={() => remove.mutate([pa_id])}>Delete</button>
          </li>
        ))}
      </ul>
      {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
      <NewGroup />
    </section>
  );
}

function NewGroup() {
  const [name, setName] = useState("");
  const [number, setNumber] = useState("");
  const { mutate, error } = useMutation(exchange.pagingGroups.create());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate([{ name, number }]);
      }}
    >
      <label>
        Name <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Number <input value={number} onChange={({ target }) => setNumber(target.value)} />
      </label>
      <Failure error={error} />
      <button>Create</button>
    </form>
  );
}

function Failure({ error }: { readonly error: ExchangeFailure | null }) {
  if (error === null) return null;
  if (!(error instanceof ExchangeError)) return <p role="alert">{error.kind}</p>;
  return (
    <p role="alert">
      {error.is("tenant_required") ? "Choose a tenant" : "Not done"}: {error.code}
    </p>
  );
}
