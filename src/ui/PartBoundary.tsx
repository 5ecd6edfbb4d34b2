import { Component, type ReactNode } from "react";
import { logError } from "@/backend/errors.ts";
import { Button } from "./Button.tsx";

/** Loses a part that fails to render or that something else on the page has rewritten, not the page. */
export class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    logError(error);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="p-4">
        <p>This part of the page has stopped working. The rest still works.</p>
        <Button className="mt-3" onClick={() => this.setState({ hasFailed: false })}>
          Show it again
        </Button>
      </div>
    );
  }
}
