import { useCallback, useState, type SyntheticEvent } from "react";

/**
 * Which pictures could not be loaded, and what an image element needs so that it is noticed:
 * by an event, or, where it failed before the prerendered page became interactive, by its looks.
 */
export function useFailedImages() {
  const [failed, setFailed] = useState<(string | null)[]>([]);
  const note = useCallback(
    (image: HTMLImageElement) => setFailed((known) => [...known, image.getAttribute("src")]),
    [],
  );
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== "" && image.naturalWidth === 0) note(image);
    },
    [note],
  );
  const onError = (event: SyntheticEvent<HTMLImageElement>) => note(event.currentTarget);
  return { failed, noticing: { ref, onError } };
}
