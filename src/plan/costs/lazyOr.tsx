import { lazy, Suspense, type ComponentType } from "react";

/** Returns a part that shows another one if it can't be loaded, and that one meanwhile if asked to. */
export function lazyOr<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Instead: ComponentType<Props>,
  { isShownMeanwhile = false } = {},
): ComponentType<Props> {
  const Loaded = lazy(() => load().catch(() => ({ default: Instead })));
  return function LazyPart(props) {
    return (
      <Suspense fallback={isShownMeanwhile && <Instead {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
