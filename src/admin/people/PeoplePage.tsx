import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { errorCode, failureOf } from "@/backend/errors.ts";
import { AdminPage } from "@/admin/layout/AdminPage.tsx";
import { Card } from "@/ui/Card.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { preloadToasts } from "@/ui/preloadToasts.ts";
import { SkeletonBlock, Skeleton } from "@/ui/Skeleton.tsx";
import { StaleNote } from "@/ui/StaleNote.tsx";
import { AddPersonForm } from "./AddPersonForm.tsx";
import { peopleQuery } from "./api.ts";
import type { Person } from "./person.ts";
import { PersonDialog } from "./PersonDialog.tsx";
import { PersonRow, type PersonAction } from "./PersonRow.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";
import { TwoFactorSetup } from "./TwoFactorSetup.tsx";

const NOT_LOADED = { title: "We couldn't load the people" };

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
  const { data: people, error, refetch } = useQuery(peopleQuery());
  if (error && errorCode(error) === "owners-only") {
    return (
      <Notice
        title="Only owners see who has access"
        text="Ask one of them to add or remove somebody, or to change a role."
      />
    );
  }
  if (!people) {
    return error ? (
      <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
    ) : (
      <Loading />
    );
  }
  return (
    <>
      {error && <StaleNote onRetry={refetch} />}
      <People people={people} />
      <AddPersonForm />
    </>
  );
}

function People({ people }: { people: Person[] }) {
  const [asked, setAsked] = useState<{ person: Person; what: PersonAction }>();
  useEffect(preloadToasts, []);
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
          <PersonRow key={person.id} person={person} onAction={(what) => setAsked({ person, what })} />
        ))}
      </ul>
      {asked && <PersonDialog {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading people...
      </p>
      <Skeleton className="grid gap-4">
        {["a", "b"].map((row) => (
          <Card key={row} className="grid gap-2 p-5">
            <SkeletonBlock className="h-7 w-3/5 rounded" />
            <SkeletonBlock className="h-5 w-2/5 rounded" />
          </Card>
        ))}
      </Skeleton>
    </>
  );
}
