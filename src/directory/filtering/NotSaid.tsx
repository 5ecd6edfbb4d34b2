import type { UseQueryResult } from "@tanstack/react-query";
import { failureOf } from "@/backend/errors.ts";
import { LoadError } from "@/ui/LoadError.tsx";

const NOT_SAID = { title: "What clinics say couldn’t be loaded. Please try again." };

/** Instead of a list in which no clinic would seem to say anything. */
export function NotSaid({ said: { error, refetch } }: { said: UseQueryResult }) {
  return <LoadError failure={failureOf(error, NOT_SAID)} onRetry={() => void refetch()} />;
}
