import { inEuros } from "./choices.ts";

export function SponsoredTerms({ price }: { price: number | null }) {
  return (
    <p className="-mt-3 text-quiet">
      {price === null ? (
        "We"
      ) : (
        <>
          A sponsored listing costs <strong className="text-ink">{inEuros(price)}</strong>. We
        </>
      )}{" "}
      store your request first, so that we know which clinic it is for. You then pay on the page of a card
      payment provider, which opens in a new tab{price === null && " and shows the price"}.
    </p>
  );
}
