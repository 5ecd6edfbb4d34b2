import type { ReactNode } from "react";
import { settings } from "@/backend/settings.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";
import { OperatorsEmail } from "@/ui/EmailLink.tsx";
import { List, Text } from "./PolicyText.tsx";

export default function AccessibilityPage() {
  return (
    <article className="max-w-3xl">
      <PageMeta
        title="Accessibility"
        description="How we make this directory usable for everybody, how we tested it against WCAG 2.2 AA, what falls short, and how to report a barrier."
        path="/accessibility"
      />
      <h1 className="text-3xl sm:text-4xl">Accessibility</h1>
      <p className="mt-4 text-lg text-quiet">
        Everybody should be able to use this directory: by keyboard, with a screen reader, enlarged, in their
        own colours, on an old phone. Our standard is{" "}
        <abbr title="Web Content Accessibility Guidelines">WCAG</abbr> 2.2, level AA.
      </p>
      <p className="mt-3">
        As of <time dateTime="2026-11-28">28 November 2026</time> we believe the site meets it{" "}
        <strong className="font-semibold">in part</strong>: our tests find no faults, and the exceptions are
        listed below. This is our own assessment; nobody else has checked or certified it.
      </p>
      <Section title="What we test, and how">
        <Text>Before each release, we run these tests on the finished site in a real browser, Chromium:</Text>
        <List
          items={[
            {
              title: "Automatic checks:",
              text: "every axe rule for levels A and AA and for good practice, on every page and in each of its states (loading, empty, failed, with a dialog open), in light and dark colours.",
            },
            {
              title: "Keyboard alone:",
              text: "searching, voting, both calculators, suggesting a clinic, reporting a wrong figure, and reading, sharing and writing a post; also where the focus goes when a page or dialog opens or closes.",
            },
            {
              title: "What a screen reader is given:",
              text: "landmarks, headings, names and announcements, as the browser passes them on.",
            },
            {
              title: "Sight:",
              text: "a 320-pixel screen, text at twice its size, wider text spacing, the contrast of text and fields, forced colours, and no movement if you’ve asked for none.",
            },
          ]}
        />
        <Text>
          We’ve also tried the main journeys in Firefox and WebKitGTK: searching, voting (by keyboard too),
          both calculators, suggesting a clinic, and reading and writing a post.
        </Text>
      </Section>
      <Section title="What falls short, and what we haven’t tested">
        <List
          items={[
            {
              title: "No people, no devices:",
              text: "nobody with a disability has tested the site for us, and we haven’t tried it with a real screen reader, voice control or switch. Automatic tests find only some barriers.",
            },
            {
              title: "Safari and phones:",
              text: "WebKitGTK is close to Safari but isn’t Safari. We haven’t used a real iPhone, Mac or Android phone. The tests listed above have run in Chromium only.",
            },
            {
              title: "Maps:",
              text: "they come from Google when you ask for one, and we can’t make them accessible. The airport and travel times are written beside them, and a link opens the directions.",
            },
            {
              title: "Other sites:",
              text: "we don’t run the clinics’ sites, the payment page or most sources. Many sources are in the language of their country, and some are PDF files.",
            },
            {
              title: "Pictures in posts:",
              text: "our editor asks authors to describe each picture, but nothing checks how well, and a post written as HTML may lack it. The picture above a post is decoration.",
            },
            {
              title: "Short messages:",
              text: "they disappear after about five seconds, unless the pointer or the focus is on them. Some of them say what stands nowhere else on the page: why a vote was refused; that your shortlist is full, couldn’t be opened or can’t be stored; that a note went with the clinic you took off your shortlist; that the search couldn’t be loaded; that a form you left couldn’t be sent; that something was copied; and, for our administrators, whether a change was made. Doing the same again shows the message again.",
            },
            { title: "Language:", text: "the site is in English only." },
          ]}
        />
      </Section>
      <Section title="The human check before a vote">
        <Text>
          It shows a drawing of a baby and a crib, and asks you to put one in the other. You don’t need to
          drag it or see it: the button ‘Place the baby in the crib’ comes first and does the same. There is
          no time limit.
        </Text>
      </Section>
      <Section title="Report a barrier">
        <Text>
          Write to <OperatorsEmail address={settings.privacyEmail} /> and tell us which page it was, what you
          tried, and what you browse with. Your report helps us more than any test.
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
