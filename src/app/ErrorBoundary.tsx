import { Component, type ReactNode } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { LoadError } from "@/ui/LoadError.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";

const MESSAGE = {
  title: "Something went wrong on this page",
  text: "Try loading it again.",
};

export class ErrorBoundary extends Component<{ children: ReactNode }, { thrown: unknown[] }> {
  override state = { thrown: [] };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: [error] };
  }

  override componentDidCatch(error: Error) {
    logError(error);
  }

  override render() {
    if (this.state.thrown.length === 0) return this.props.children;
    return (
      <>
        <PageMeta title={MESSAGE.title} />
        <LoadError isPageTitle label="Load again" failure={failureOf(this.state.thrown[0], MESSAGE)} />
      </>
    );
  }
}
