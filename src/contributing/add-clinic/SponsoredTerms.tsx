import { inEuros } from "./choices.ts";

export function SponsoredTerms({ price }: { price: number | null }) {
  return price === null ? (
    <p key="unpriced" className="-mt-3 text-quiet">
      We store your request first, so that we know which clinic it is for. You then pay on the page of a card
      payment provider, which opens in a new tab and shows the price.
    </p>
  ) : (
    <p key="priced" className="-mt-3 text-quiet">
      A sponsored listing costs <strong className="text-ink">{inEuros(price)}</strong>. We store your request
      first, so that we know which clinic it is for. You then pay on the page of a card payment provider,
      which opens in a new tab.
    </p>
  );
}
