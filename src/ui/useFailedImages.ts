import { useCallback, useState, type SyntheticEvent } from "react";

/** Tracks pictures that failed to load, by event or, where they failed before hydration, by inspection. */
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
