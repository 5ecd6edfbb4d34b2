import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { Button } from "@/ui/Button.tsx";
import { SelectField } from "@/ui/SelectField.tsx";
import { historyPeopleQuery } from "./api.ts";
import type { useHistoryFilters } from "./useHistoryFilters.ts";
import { KINDS } from "./formatChange.ts";

type Choice = ReturnType<typeof useHistoryFilters>;

export function HistoryFilters({ choice, onChoose }: { choice: Choice[0]; onChoose: Choice[1] }) {
  const { data: people = [] } = useQuery(historyPeopleQuery());
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 lg:max-w-3xl">
      <SelectField
        label="What"
        value={choice.kind}
        onChange={({ target }) => onChoose({ kind: target.value })}
      >
        <option value="">Everything</option>
        {KINDS.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="By whom"
        value={choice.person}
        onChange={({ target }) => onChoose({ person: target.value })}
      >
        <option value="">Everybody</option>
        {choice.person !== "" && people.every(({ id }) => id !== choice.person) && (
          <option value={choice.person}>One person</option>
        )}
        {people.map(({ id, email }) => (
          <option key={id} value={id}>
            {email}
          </option>
        ))}
      </SelectField>
      {choice.clinic !== "" && (
        <p className="flex flex-wrap items-center gap-3 sm:col-span-2">
          <span className="wrap-anywhere">
            Only the clinic <bdi className="font-medium">{choice.clinic}</bdi>
          </span>
          <Button tone="outline" onClick={() => onChoose({ clinic: "" })}>
            <X aria-hidden className="size-4" />
            All clinics
          </Button>
        </p>
      )}
    </div>
  );
}
