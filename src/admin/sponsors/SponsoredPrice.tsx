import { useQuery } from "@tanstack/react-query";
import { useRole } from "@/admin/login/role.ts";
import { QueryResult } from "@/admin/layout/QueryResult.tsx";
import { sponsoredPriceQuery } from "./api.ts";
import { PriceForm } from "./PriceForm.tsx";

export function SponsoredPrice() {
  const isOwner = useRole() === "owner";
  return (
    <section aria-label="Price" className="mt-12 border-t border-line pt-6">
      <h2 className="text-2xl">Price</h2>
      <p className="mt-2 mb-4 max-w-prose text-quiet">
        The form where clinics ask for the place shows it. Without one, the form says that the payment page
        shows the price.
      </p>
      <QueryResult result={useQuery(sponsoredPriceQuery())} what="the price" outline={null}>
        {(euros) =>
          isOwner ? (
            <PriceForm euros={euros} />
          ) : (
            <p>
              {`${euros === null ? "No price is set." : `It is €${euros.toLocaleString("en-GB")}.`} Owners can change it.`}
            </p>
          )
        }
      </QueryResult>
    </section>
  );
}
