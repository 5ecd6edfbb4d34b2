import { useEffect, useRef } from "react";

/** False from when the page was left: then nothing is said or moved any more. */
export function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
