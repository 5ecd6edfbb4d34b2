import { useLayoutEffect } from "react";
import { ButtonLink } from "@/ui/Button.tsx";
import { focusPageStart } from "@/ui/focusPageStart.ts";
import { PageHead } from "@/ui/PageHead.tsx";
import { Steps } from "./NextSteps.tsx";

/** Stays after a form was sent until the person leaves; the toast that says the same goes away. */
export function ThankYou({ clinicName }: { clinicName: string }) {
  // The address is the form's, so nothing else moves the page and the focus.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
    focusPageStart();
  }, []);
  return (
    <div className="grid max-w-2xl gap-8">
      <PageHead title="Thank you for your submission" />
      <div>
        <h1 className="text-3xl outline-none sm:text-4xl">Thank you</h1>
        <p className="mt-3 text-lg">
          We have received what you told us about{" "}
          <bdi className="font-semibold wrap-anywhere">{clinicName}</bdi>.
        </p>
        <p className="mt-2 text-quiet">
          The form doesn’t ask who you are, so we can’t write to you. If everything checks out, you will find
          the clinic in the directory.
        </p>
      </div>
      <div>
        <Steps
          steps={[
            { title: "We look at it", text: "Does the clinic exist, and is the website its own?" },
            {
              title: "If it checks out, the clinic is listed",
              text: "Figures without a published source are marked as sample figures.",
            },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/">Browse the directory</ButtonLink>
        <ButtonLink to="/add-clinic" tone="outline">
          Add another clinic
        </ButtonLink>
      </div>
    </div>
  );
}
