import { useEffect, useRef } from "react";

/** False once the page has been left, so that nothing more is announced or moved. */
export function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
