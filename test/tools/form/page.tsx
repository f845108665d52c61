import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import type { AllpagesParameters } from "@kiln/validators/query/allpages";
import { standard } from "@kiln/validators/schema/query/allpages";
import { useForm } from "react-hook-form";

/** What the form takes of the JSON Schema: the values to choose from, and what each field is for. */
const { properties } = standard["~standard"].jsonSchema.input({ target: "draft-07" }) as {
  readonly properties: Readonly<Record<string, Described>>;
};

interface Described {
  readonly description: string;
  readonly items?: { readonly enum: readonly string[] };
}

const names = ["from", "limit", "prlevel", "prtype"] as const;
const asList = { setValueAs: (value: string) => (value === "" ? undefined : [value]) };

/** A form as a team writes it with React Hook Form: the validator stands where its resolver takes a schema. */
export function PagesForm({ onSend }: { readonly onSend: (parameters: AllpagesParameters) => void }) {
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm({ resolver: standardSchemaResolver(standard) });
  const options = (name: string) =>
    [...new Set(["", ...properties[name]!.items!.enum])].map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ));
  return (
    <form onSubmit={handleSubmit((parameters) => onSend(parameters))}>
      <input {...register("from")} title={properties["from"]!.description} />
      <input type="number" {...register("limit", { valueAsNumber: true })} title={properties["limit"]!.description} />
      <select {...register("prlevel", asList)}>{options("prlevel")}</select>
      <select {...register("prtype", asList)}>{options("prtype")}</select>
      {names.map(
        (name) =>
          errors[name] && (
            <p key={name} role="alert" data-of={name}>
              {errors[name].message}
            </p>
          ),
      )}
      {errors.root && (
        <p role="alert" data-of="form">
          {errors.root.message}
        </p>
      )}
      <button type="submit">List</button>
    </form>
  );
}
