import type { ReactNode } from "react";
import { settings } from "@/backend/settings.ts";
import { PageHead } from "@/ui/PageHead.tsx";
import { EmailLink } from "@/ui/EmailLink.tsx";
import { List, Text } from "./PolicyText.tsx";

/** What was tested for accessibility, and what is known to fall short. */
export default function AccessibilityPage() {
  return (
    <article className="mx-auto max-w-3xl">
      <PageHead
        title="Accessibility"
        description="What we did so that everybody can use this directory, how it was tested against WCAG 2.2 AA, what falls short, and how to report a barrier."
        path="/accessibility"
      />
      <h1 className="text-3xl sm:text-4xl">Accessibility</h1>
      <p className="mt-4 text-lg text-quiet">
        Everybody should be able to use this directory: by keyboard, with a screen reader, enlarged, in their
        own colours, on an old phone. The standard that we aim at is the{" "}
        <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2, level AA.
      </p>
      <p className="mt-3">
        As of <time dateTime="2026-11-21">21 November 2026</time> we believe that the site meets it{" "}
        <strong className="font-semibold">in part</strong>: our tests find no fault, and the exceptions are
        listed below. We assessed it ourselves; nobody else has examined or certified it.
      </p>
      <Section title="What was tested, and how">
        <Text>Before each release these tests run in a real browser, Chromium, on the finished site:</Text>
        <List
          items={[
            {
              title: "Automatic checks:",
              text: "all rules of axe for level A and AA and for good practice, on every page and in its states, such as loading, empty, failed or with a dialog open; in light and in dark colours.",
            },
            {
              title: "Keyboard alone:",
              text: "searching, voting, both calculators, proposing a clinic, reading and sharing a post, writing one; also where the focus goes when a page or a dialog opens or closes.",
            },
            {
              title: "What a screen reader is given:",
              text: "landmarks, headings, names and announcements, as the browser hands them over.",
            },
            {
              title: "Sight:",
              text: "a width of 320 pixels, text at twice its size, wider spacing of text, the contrast of text and fields, forced colours, and no movement where you asked for none.",
            },
          ]}
        />
      </Section>
      <Section title="What we know falls short, or have not tested">
        <List
          items={[
            {
              title: "No people, no devices:",
              text: "nobody with a disability has tested the site for us, and it has not been tried with a real screen reader, voice control or switch. Automatic tests find only a part of all barriers.",
            },
            {
              title: "One browser:",
              text: "these tests have not been run in Firefox or Safari, nor on real phones.",
            },
            {
              title: "Maps:",
              text: "they come from Google when you ask for one, and we cannot make them accessible. Airport and times stand beside them in words, and a link opens the directions.",
            },
            {
              title: "Other sites:",
              text: "clinics, the payment page and most sources are not ours. Some of the sources are in Czech, Polish or German, or are PDF files.",
            },
            {
              title: "Pictures in posts:",
              text: "whoever writes a post has to describe its pictures; nothing enforces it. The picture above a post is decoration.",
            },
            {
              title: "Short messages:",
              text: "they go away after about five seconds, unless the pointer or the focus is on them. Nothing that you need stands in them alone, except why a vote was refused or a post could not be published or deleted; trying again brings it back.",
            },
            { title: "Language:", text: "the site is in English only." },
          ]}
        />
      </Section>
      <Section title="The human check before a vote">
        <Text>
          It asks you to put a drawn baby into a crib. You need neither drag nor see it: the button ‘Place the
          baby in the crib’ does the same, and there is no time limit.
        </Text>
      </Section>
      <Section title="Report a barrier">
        <Text>
          Write to <EmailLink address={settings.privacyEmail} /> and tell us the page, what you tried, and
          what you use to browse. Reports help us more than any test.
        </Text>
      </Section>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </section>
  );
}
