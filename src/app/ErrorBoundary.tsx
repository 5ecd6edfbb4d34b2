import { TriangleAlert } from "lucide-react";
import { Component, type ErrorInfo, type ReactNode } from "react";
import { Button } from "@/ui/Button.tsx";
import { Notice } from "@/ui/Notice.tsx";
import { PageHead } from "@/ui/PageHead.tsx";

/** Shows a way on instead of a blank page when a page fails to render. Key it by the path. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error("The page could not be shown", error, info.componentStack);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHead title="Something went wrong" />
        <Notice
          isPageTitle
          role="alert"
          icon={TriangleAlert}
          title="Something went wrong on this page"
          text="Nothing was sent. Loading it again may help."
        >
          <Button onClick={() => window.location.reload()}>Load again</Button>
        </Notice>
      </>
    );
  }
}
