import { inEuros } from "./choices.ts";

export function SponsoredTerms({ price }: { price: number | null }) {
  return (
    <p className="-mt-3 text-quiet">
      {price === null ? (
        <span>We</span>
      ) : (
        <>
          A sponsored listing costs <strong className="text-ink">{inEuros(price)}</strong>. We
        </>
      )}
      <span>{` store your request first, so that we know which clinic it is for. You then pay on the page of a card payment provider, which opens in a new tab`}</span>
      {price === null && <span>{" and shows the price"}</span>}
      <span>.</span>
    </p>
  );
}
