import { focusOn } from "@/ui/focusPageStart.ts";

const GIVE_UP_AFTER_MS = 15_000;

/** Browsers look for it once the HTML is there, which is too early on a page without a snapshot. */
export function goToAddressedPlace(): void {
  const { hash } = location;
  if (hash === "" || document.querySelector("[data-snapshot-of]")) return;
  const look = () => {
    const place = document.getElementById(hash.slice(1));
    if (!place) return;
    watching.disconnect();
    // Not for somebody who went elsewhere meanwhile.
    if (scrollY > 0 || location.hash !== hash) return;
    place.scrollIntoView();
    focusOn(place);
  };
  const watching = new MutationObserver(look);
  watching.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watching.disconnect(), GIVE_UP_AFTER_MS);
  look();
}
