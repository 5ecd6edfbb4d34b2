import { lazy, Suspense, type ComponentType } from "react";

export function lazyChapter<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: NotLoaded };
    }
  });
  return function LazyChapter(props) {
    return (
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

function Loading() {
  return (
    <p role="status" className="text-quiet">
      Loading this part...
    </p>
  );
}

function NotLoaded() {
  return <p role="alert">This part couldn’t be loaded. Reload the page to see it.</p>;
}
