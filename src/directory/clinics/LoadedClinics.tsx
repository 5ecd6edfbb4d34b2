import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { failureOf } from "@/backend/errors.ts";
import { TrayOnDemand } from "@/directory/compare-tray/TrayOnDemand.tsx";
import { UpvoteProvider } from "@/directory/voting/UpvoteProvider.tsx";
import { LoadError } from "@/ui/LoadError.tsx";
import { clinicsQuery } from "./api.ts";
import type { Clinic } from "./clinic.ts";
import { useAtAge } from "./useFiguresAtAge.ts";

const NOT_LOADED = { title: "Error loading clinics. Please try again later." };

export function LoadedClinics({ children }: { children: (clinics: Clinic[]) => ReactNode }) {
  const { data, error, refetch } = useQuery(clinicsQuery());
  const clinics = useAtAge(data);
  if (clinics) {
    return (
      <UpvoteProvider>
        {children(clinics)}
        <TrayOnDemand />
      </UpvoteProvider>
    );
  }
  if (error) return <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <p role="status" className="min-h-96 text-quiet">
      Loading clinics...
    </p>
  );
}
