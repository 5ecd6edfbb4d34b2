import { Badge } from "@/ui/Badge.tsx";
import { Button } from "@/ui/Button.tsx";
import { Card } from "@/ui/Card.tsx";
import { formatShortDate } from "@/ui/dates.ts";
import { otherRole, type Person } from "./person.ts";

export type PersonAction = "role" | "sign-out" | "remove";

interface PersonRowProps {
  person: Person;
  isOnlyOwner: boolean;
  onAction: (action: PersonAction) => void;
}

export function PersonRow({ person, isOnlyOwner, onAction }: PersonRowProps) {
  const { email, role, isSelf, hasSecondFactor } = person;
  const about = <span className="sr-only">{`: ${email}`}</span>;
  return (
    <Card as="li" className="grid gap-4 p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{email}</bdi>
          {isSelf && <span>{" (you)"}</span>}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={role === "owner" ? "accent" : "quiet"}>{role === "owner" ? "Owner" : "Editor"}</Badge>
          {hasSecondFactor === true && <Badge tone="quiet">Two-step sign-in</Badge>}
          {hasSecondFactor === false && role === "owner" && (
            <Badge tone="gold">Signs in with a password alone</Badge>
          )}
        </p>
        <p className="mt-2 text-sm text-quiet">
          <span>{`${
            person.lastSignInAt
              ? `Last signed in ${formatShortDate(person.lastSignInAt)}. `
              : "Never signed in. "
          }Added ${formatShortDate(person.addedAt)} by `}</span>
          <bdi>{person.addedBy ?? "the site's operator or a deleted account"}</bdi>.
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isOnlyOwner ? (
          <p className="mr-2 text-sm text-quiet">You are the only owner.</p>
        ) : (
          <Button tone="outline" onClick={() => onAction("role")}>
            <span>
              <span>{`Make ${otherRole(role)}`}</span>
              {about}
            </span>
          </Button>
        )}
        <Button tone="outline" onClick={() => onAction("sign-out")}>
          <span>Sign out everywhere{about}</span>
        </Button>
        {!isOnlyOwner && (
          <Button tone="outline" onClick={() => onAction("remove")}>
            <span>Remove{about}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}
