import { settings } from "@/backend/settings.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";
import { List, Text, type PolicySection } from "./PolicyText.tsx";

/** Another service than our own may be set to tell visitors their address. */
const lookUpHost = new URL(settings.ipLookupUrl).host;
const hasOwnLookUp = lookUpHost === new URL(settings.supabaseUrl).host;

/** Who we are, and what we do with which data. */
export const DATA_SECTIONS: PolicySection[] = [
  {
    title: "Who is responsible",
    body: (
      <Text>
        The European IVF Clinic Directory (“we”) decides what happens with your data on this site and answers
        for it under the General Data Protection Regulation (GDPR).{" "}
        {settings.operator && `It is run by ${settings.operator}. `}Write to us about anything in this policy:{" "}
        <EmailLink address={settings.privacyEmail} />.
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
              text: "your address on the internet and the name of your browser reach our servers, as with any site.",
            },
            { title: "When you vote:", text: "see section 4." },
            { title: "When you send a review:", text: "see section 5." },
            { title: "When you propose a clinic:", text: "see section 6." },
            {
              title: "When you use the calculators:",
              text: "nothing. Dates and test results are worked out in your browser and never sent to us.",
            },
          ]}
        />
        <Text>We make no profiles, show no tracking advertisements and sell no data.</Text>
      </>
    ),
  },
  {
    title: "What for, and on what legal ground",
    body: (
      <List
        items={[
          {
            title: "To show the site and keep it safe:",
            text: "our legitimate interest, Article 6(1)(f) GDPR.",
          },
          {
            title: "To keep votes honest,",
            text: "so that nobody votes twice or in masses: our legitimate interest and that of everybody who relies on the ranking, Article 6(1)(f).",
          },
          {
            title: "To publish reviews and review proposed clinics:",
            text: "your consent, Article 6(1)(a), which you give by sending them and may withdraw at any time.",
          },
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
          With a vote we store the clinic, the time, the random number of your visit, and keyed hashes of your
          address and of your browser’s name. A keyed hash allows us to see that two votes came from one
          place; without the key, which never leaves our database, nobody can turn it back. The same is stored
          when the human check fails. Too many failures restrict the address and the visit for an hour; too
          many votes from one address are refused for an hour or a day.
        </Text>
        <Text>The hashes are kept for 30 days and then removed. The vote itself stays, without them.</Text>
        <Text>
          {hasOwnLookUp
            ? "While you solve the check, your browser asks our own server which address it comes from. No third party is asked."
            : `While you solve the check, your browser asks ${lookUpHost} which address it comes from.`}
        </Text>
      </>
    ),
  },
  {
    title: "Reviews",
    body: (
      <Text>
        Reviews are collected through an external form service, which this site does not link to at present;
        its own privacy policy applies there. We receive what you write, use it for the review score of the
        clinic, and publish neither your name nor your contact details. Please leave out what could identify
        other people.
      </Text>
    ),
  },
  {
    title: "Clinics that you propose",
    body: (
      <>
        <Text>
          With a standard listing we store what you enter: the clinic’s name, country and website, your
          satisfaction, your relationship to the clinic and, if you like, additional information. It is not
          published as it is and cannot be read by other visitors. To hold off floods we also note, apart from
          what you sent, a keyed hash of your address. It counts for an hour and is deleted afterwards, after
          30 days at the latest.
        </Text>
        <Text>
          With a sponsored listing nothing you enter is sent to us. The payment page of a card payment
          provider opens, and its own privacy policy applies there.
        </Text>
      </>
    ),
  },
];
