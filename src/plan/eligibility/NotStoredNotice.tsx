export function NotStoredNotice() {
  return (
    <p role="status" className="text-amber">
      Your browser can’t store your answers. They’ll be lost when you leave this page.
    </p>
  );
}
