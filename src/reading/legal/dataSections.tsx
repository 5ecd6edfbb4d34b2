import { settings } from "@/backend/settings.ts";
import { OperatorsEmail } from "@/ui/EmailLink.tsx";
import { MeasuringText } from "./MeasuringText.tsx";
import { List, Text, type PolicySection } from "./PolicyText.tsx";

/** The operator may choose another service that tells visitors their address. */
const lookUpHost = new URL(settings.ipLookupUrl).host;
const hasOwnLookUp = lookUpHost === new URL(settings.supabaseUrl).host;

export const DATA_SECTIONS: PolicySection[] = [
  {
    title: "Who is responsible",
    body: (
      <Text>
        The European IVF Clinic Directory (“we”) is responsible for your data on this site under the General
        Data Protection Regulation (GDPR).{" "}
        {settings.operator && <span>{`It is run by ${settings.operator}. `}</span>}
        <span>{"If you have a question about this policy, write to "}</span>
        <OperatorsEmail address={settings.privacyEmail} />
        <span>.</span>
      </Text>
    ),
  },
  {
    title: "What data we handle",
    body: (
      <>
        <Text>You can use the whole directory without an account and without telling us who you are.</Text>
        <List
          items={[
            {
              title: "When a page loads:",
              text: "your internet address and the name of your browser reach our servers, as on any website.",
            },
            { title: "When you vote:", text: "see section 4." },
            { title: "When you send a review:", text: "see section 5." },
            { title: "When you suggest a clinic or report a wrong figure:", text: "see section 6." },
            {
              title: "When you use the calculators:",
              text: "nothing. Your dates and test results stay in your browser and are never sent to us.",
            },
          ]}
        />
        <Text>We don’t build profiles, show tracking adverts or sell data.</Text>
        {import.meta.env.ASKS_TO_MEASURE && <MeasuringText />}
      </>
    ),
  },
  {
    title: "Why we use data, and on what legal basis",
    body: (
      <List
        items={[
          {
            title: "To show the site and keep it safe:",
            text: "our legitimate interest, Article 6(1)(f) GDPR.",
          },
          {
            title: "To keep votes honest,",
            text: "so that nobody votes twice or floods the count: our legitimate interest, and that of everybody who relies on the ranking, Article 6(1)(f).",
          },
          {
            title: "To publish reviews, and to review suggested clinics and reported figures:",
            text: "your consent, Article 6(1)(a), which you give by sending them and can withdraw at any time.",
          },
          ...(import.meta.env.ASKS_TO_MEASURE
            ? [
                {
                  title: "To see whether the site is quick and works for you:",
                  text: "your consent, Article 6(1)(a), which you can withdraw in section 2 at any time.",
                },
              ]
            : []),
          {
            title: "To sell sponsored listings:",
            text: "the contract with the clinic, Article 6(1)(b).",
          },
        ]}
      />
    ),
  },
  {
    title: "Votes and the human check",
    body: (
      <>
        <Text>
          When you vote, we store the clinic, the time, your browser tab’s random number, and keyed hashes of
          your address, of the larger networks around it (for IPv6) and of your browser’s name. A keyed hash
          lets us see that two votes came from one place. Nobody can turn it back without the key, which never
          leaves our database. When a human check fails, we store the same without the larger networks, and
          the random number of that check. Too many failures stop the browser tab from voting for an hour; if
          a network sends too many votes, we refuse more for an hour or a day.
        </Text>
        <Text>
          We keep the hashes for 30 days and then remove them. Until then, people who run this directory may
          look at them where votes seem bought, and take such votes out of the count. The vote itself stays
          without them. If we block a network by hand because of an attack, we store its address until the day
          after the block ends, a year and a day at most.
        </Text>
        <Text>
          {hasOwnLookUp
            ? "During the check, your browser asks our own server for your internet address. No third party is involved."
            : `During the check, your browser asks ${lookUpHost} for your internet address.`}
        </Text>
      </>
    ),
  },
  {
    title: "Reviews",
    body: (
      <Text>
        Reviews are collected through an external form service, which has its own privacy policy. This site
        does not link to it at present. We receive what you write, use it for the clinic’s review score, and
        never publish your name or contact details. Please leave out anything that could identify other
        people.
      </Text>
    ),
  },
  {
    title: "Clinics you suggest and figures you report",
    body: (
      <>
        <Text>
          When you suggest a clinic, we store what you enter: the clinic’s name, country and website, your
          satisfaction, your relationship to the clinic and any additional information. We don’t publish it as
          it is, other visitors can’t read it, and we delete it after a year at the latest. To prevent floods
          of submissions, we also store a keyed hash of your address (for IPv6 also of the larger networks
          around it), separately from what you sent. It counts for an hour and is then deleted, after 30 days
          at the latest.
        </Text>
        <Text>
          When you report a wrong figure, we store what you enter: the clinic, which figure is wrong, what is
          right, where that can be read and, if you give one, your e-mail address. The address is optional. We
          use it only to ask you about this report, and never publish it or pass it on. Only our
          administrators read reports and suggestions, and note beside each why they accepted or rejected it;
          we delete them, with the address, after a year at the latest, or earlier if you ask us to. What we
          delete stays in a bin for a week, so that a mistake can be undone, and is then gone. Against floods
          we store the same hashes for the same time as for suggested clinics.
        </Text>
        <Text>
          For a sponsored listing, we store the same, for as long, before you pay, so that we know which
          clinic a payment is for. A card payment provider’s page then opens, and its own privacy policy
          applies.
        </Text>
      </>
    ),
  },
];
