import { useQuery } from "@tanstack/react-query";
import { useRole } from "@/admin/login/role.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { failureOf } from "@/backend/errors.ts";
import { sponsoredPriceQuery } from "./api.ts";
import { PriceForm } from "./PriceForm.tsx";

const NOT_LOADED = { title: "The price could not be loaded" };

export function SponsoredPrice() {
  const isOwner = useRole() === "owner";
  const { data: euros, error, refetch } = useQuery(sponsoredPriceQuery());
  return (
    <section aria-label="Price" className="mt-12 max-w-prose border-t border-line pt-6">
      <h2 className="text-2xl">Price</h2>
      <p className="mt-2 mb-4 text-quiet">
        The form where clinics ask for the place shows it. Without one, the form says that the payment page
        shows the price.
      </p>
      {euros === undefined && error && (
        <LoadError failure={failureOf(error, NOT_LOADED)} onRetry={() => void refetch()} />
      )}
      {euros !== undefined &&
        (isOwner ? (
          <PriceForm euros={euros} />
        ) : (
          <p>
            {`${euros === null ? "No price is set." : `It is €${euros.toLocaleString("en-GB")}.`} Owners can change it.`}
          </p>
        ))}
    </section>
  );
}
