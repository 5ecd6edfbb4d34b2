import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorCode } from "@/backend/errors.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { AddPersonForm } from "./AddPersonForm.tsx";
import { peopleQuery } from "./api.ts";
import type { Person } from "./person.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow, type PersonAction } from "./PersonRow.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";

export default function PeoplePage() {
  return (
    <AdminPage title="People">
      <div className="grid gap-8">
        <ChangePasswordForm />
        <TwoFactorSetup />
        <LoadedPeople />
      </div>
    </AdminPage>
  );
}

function LoadedPeople() {
  const result = useQuery(peopleQuery());
  if (result.error && errorCode(result.error) === "owners-only") {
    return (
      <Notice
        title="Only owners see who has access"
        text="Ask one of them to add or remove somebody, or to change a role. If you are an owner, your role has changed or your session ended: please reload the page."
      />
    );
  }
  return (
    <QueryResult result={result} what="the people">
      {(people) => (
        <>
          <People people={people} />
          <AddPersonForm />
        </>
      )}
    </QueryResult>
  );
}

function People({ people }: { people: Person[] }) {
  const [asked, setAsked] = useState<{ person: Person; what: PersonAction }>();
  useEffect(preloadToasts, []);
  const owners = people.filter(({ role }) => role === "owner");
  return (
    <section aria-labelledby="people">
      <h2 id="people" className="text-2xl">
        Who has access
      </h2>
      <p className="mt-2 max-w-prose text-quiet">
        Editors manage the directory and the blog. Owners may also add and remove people, and void votes.
        There is always at least one owner.
      </p>
      <ul className="mt-4 grid gap-4">
        {people.map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            isOnlyOwner={owners.length === 1 && owners[0] === person}
            onAction={(what) => setAsked({ person, what })}
          />
        ))}
      </ul>
      {asked && <PersonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}
