import { Hammer } from "lucide-react";
import { ButtonLink } from "@/ui/Button.tsx";
import { PageHead } from "@/ui/PageHead.tsx";
import { Notice } from "@/ui/Notice.tsx";

export default function NotBuiltYetPage() {
  return (
    <>
      <PageHead title="Not built yet" />
      <h1 className="sr-only">Not built yet</h1>
      <Notice
        icon={Hammer}
        title="This page is not built yet"
        text="We are working on it. The directory is open."
      >
        <ButtonLink to="/">Back to the directory</ButtonLink>
      </Notice>
    </>
  );
}
