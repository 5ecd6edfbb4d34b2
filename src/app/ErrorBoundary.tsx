import { Component, type ReactNode } from "react";
import { failureOf, logError } from "@/backend/errors.ts";
import { Button } from "@/ui/Button.tsx";
import { ConnectionErrorDrawing } from "@/ui/drawings/ConnectionErrorDrawing.tsx";
import { Notice } from "@/ui/Notice.tsx";
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
        <Notice
          isPageTitle
          role="alert"
          drawing={<ConnectionErrorDrawing />}
          {...failureOf(this.state.thrown[0], MESSAGE)}
        >
          <Button onClick={() => window.location.reload()}>Load again</Button>
        </Notice>
      </>
    );
  }
}
