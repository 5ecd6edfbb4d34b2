import { useEffect, useRef } from "react";

/** False once the page has been left, so that nothing more is announced or moved. */
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
