import { settings } from "@/backend/settings.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";
import { List, Text, type PolicySection } from "./PolicyText.tsx";
import { StorageTable } from "./StorageTable.tsx";

/** What stays in the browser, who else receives data, for how long, and visitors' rights. */
export const RIGHTS_SECTIONS: PolicySection[] = [
  {
    title: "Cookies and what is kept in your browser",
    body: (
      <>
        <Text>
          We set no cookies. Your browser keeps the following for this site, each only from when you use the
          part that needs it. Session storage is gone when you close the tab; local storage stays until you
          remove it in your browser’s settings.
        </Text>
        <StorageTable />
      </>
    ),
  },
  {
    title: "Who else receives data",
    body: (
      <List
        items={[
          {
            title: "Our processors:",
            text: "Supabase keeps our database and runs our server functions, and a hosting company delivers the pages. Both work on our instructions.",
          },
          {
            title: "invictaclinics.com:",
            text: "the page of the clinic INVICTA shows its logo from there, so that host sees your address when you open that page. It does not learn which page you came from.",
          },
          {
            title: "Pictures in the blog",
            text: "may come from other hosts, named in the picture’s address. They do not learn which page you came from.",
          },
          {
            title: "Only when you click:",
            text: "Google Maps for a map or directions, the card payment provider for a sponsored listing, and the clinics’ and sources’ own sites.",
          },
        ]}
      />
    ),
  },
  {
    title: "Where data is kept, and how it is protected",
    body: (
      <Text>
        Connections are encrypted. The database gives visitors only what is meant for everybody; what you send
        can be read by our administrators alone, who sign in with a password. Where a service named in section
        8 handles data outside the European Economic Area, this rests on an adequacy decision or on standard
        contractual clauses of the European Commission.
      </Text>
    ),
  },
  {
    title: "How long we keep data",
    body: (
      <List
        items={[
          { title: "Hashes of addresses and browser names:", text: "30 days at most." },
          {
            title: "Logs of our processors:",
            text: "plain addresses for as long as their own terms say, which we will gladly tell you; we do not copy them.",
          },
          { title: "Votes:", text: "as long as the clinic is listed, without those hashes." },
          {
            title: "Restrictions after failed human checks:",
            text: "an hour; their hashes 30 days at most.",
          },
          {
            title: "Proposed clinics:",
            text: "until they are reviewed, and no longer than needed to answer questions about them.",
          },
          { title: "Reviews:", text: "until you withdraw your consent or the clinic leaves the directory." },
          { title: "What your browser keeps:", text: "see section 7." },
        ]}
      />
    ),
  },
  {
    title: "Your rights",
    body: (
      <>
        <Text>You have the right to</Text>
        <List
          items={[
            {
              title: "access:",
              text: "to learn which data about you we hold, and to get a copy (Article 15);",
            },
            { title: "rectification:", text: "to have wrong data put right (Article 16);" },
            { title: "erasure:", text: "to have your data deleted (Article 17);" },
            { title: "restriction:", text: "to have us hold data without using it (Article 18);" },
            { title: "portability:", text: "to receive what you gave us in a common format (Article 20);" },
            {
              title: "object:",
              text: "to have us stop what rests on our legitimate interest (Article 21);",
            },
            {
              title: "withdraw consent",
              text: "at any time; what was done until then stays lawful (Article 7);",
            },
            {
              title: "complain",
              text: "to a data protection authority, for example in the country where you live (Article 77).",
            },
          ]}
        />
        <Text>
          By machine alone we only keep limits: how many votes, proposals, failed checks and failed logins are
          taken from one network. Nothing that has legal or similarly serious effects for you is decided that
          way (Article 22). For some data we cannot tell that it is yours: a vote carries no name. Tell us
          what could help us find it.
        </Text>
      </>
    ),
  },
  {
    title: "How to reach us, and changes of this policy",
    body: (
      <Text>
        Write to <EmailLink address={settings.privacyEmail} />. We answer within one month. When this policy
        changes, the date and a note of the change stand at the top of this page.
      </Text>
    ),
  },
];
