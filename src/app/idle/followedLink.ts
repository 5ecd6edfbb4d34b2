export function linkWithin(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
  // Links in pictures are of another kind.
  if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.download !== "") return null;
  const { origin, pathname } = window.location;
  return link.origin === origin && link.pathname !== pathname ? link : null;
}

export function onFollowed(follow: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkWithin(event.target);
    if (link) follow(link);
  };
  // Before React answers.
  document.addEventListener("click", onClick, { capture: true, ...(signal && { signal }) });
}
