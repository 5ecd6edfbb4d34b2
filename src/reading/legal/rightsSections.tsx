import { settings } from "@/backend/settings.ts";
import { OperatorsEmail } from "@/ui/EmailLink.tsx";
import { List, Text, type PolicySection } from "./PolicyText.tsx";
import { StorageTable } from "./StorageTable.tsx";

export const RIGHTS_SECTIONS: PolicySection[] = [
  {
    title: "Cookies and what is kept in your browser",
    body: (
      <>
        <Text>
          We don’t set cookies. Your browser keeps the following for this site, and only once you use the part
          that needs it. Session storage is cleared when you close the tab. Local storage stays until you
          remove it in your browser’s settings; Safari, and every browser on an iPhone or iPad, may remove it
          after a week in which you didn’t come here.
        </Text>
        <StorageTable />
        <Text>
          So that the site works without a network, your browser also keeps the site itself, the list of
          clinics with their prices, results and sponsored places, the list of posts and their categories, all
          laws, the clinics and posts that you opened or pointed at, which clinics you compared together, and
          what became of clinics that are no longer listed, with the day on which it received them, in its
          cache storage (<code>answers</code> and <code>workbox-precache</code>; a small database,{" "}
          <code>workbox-expiration</code>, records when each entry may be deleted). This copy holds nothing
          that you answer, search for or type, and nothing about a vote. What you haven’t looked at for 60
          days goes the next time you look at something here; all of it goes when you clear this site’s data
          in your browser’s settings. While your browser is set to save data, nothing that you look at is
          added; if it was set so from the start, nothing is kept at all.
        </Text>
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
            text: "Supabase keeps our database and runs our server functions, and a hosting company delivers the pages. Both follow our instructions.",
          },
          {
            title: "invictaclinics.com:",
            text: "our page about the clinic INVICTA loads the clinic’s logo from there, so that server sees your address when you open the page. It isn’t told which page you came from.",
          },
          {
            title: "Pictures in the blog",
            text: "may come from other servers, named in the picture’s address. They aren’t told which page you came from.",
          },
          {
            title: "Only when you click:",
            text: "Google Maps or OpenStreetMap for a map or directions, DuckDuckGo for a search for a clinic’s website, the card payment provider for a sponsored listing, and the clinics’ and sources’ own sites.",
          },
        ]}
      />
    ),
  },
  {
    title: "Where data is kept, and how it is protected",
    body: (
      <Text>
        Connections are encrypted. Visitors can only read what is meant for everybody; only our
        administrators, who sign in with a password, can read what you send. If a service named in section 8
        handles data outside the European Economic Area, it does so under an adequacy decision or standard
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
            text: "plain addresses, for as long as their own terms say. We don’t copy them, and we’re happy to tell you the terms.",
          },
          {
            title: "Votes:",
            text: "as long as the clinic has an entry here, listed or not, without those hashes.",
          },
          {
            title: "Requests for a human check:",
            text: "a keyed hash of the network’s address with the minute, three hours at most, on a quiet site a day.",
          },
          {
            title: "Restrictions after failed human checks:",
            text: "an hour; their hashes 30 days at most.",
          },
          {
            title: "Suggested clinics:",
            text: "a year at the latest.",
          },
          {
            title: "Reported figures, with an e-mail address if you gave one:",
            text: "a year at the latest.",
          },
          {
            title: "Suggestions and reports that we delete:",
            text: "a week in a bin, so that a mistake can be undone.",
          },
          {
            title: "Who changed the directory:",
            text: "we note what our administrators change, with their e-mail address, which other administrators see. We keep that for a year at least and two at most. It holds nothing about visitors.",
          },
          ...(import.meta.env.ASKS_TO_MEASURE
            ? [
                {
                  title: "What we measured of visits:",
                  text: "30 days at most. The hash beside it, which only limits how much one network sends: three hours, on a quiet site a day.",
                },
              ]
            : []),
          { title: "Reviews:", text: "until you withdraw your consent or the clinic leaves the directory." },
          {
            title: "Backups:",
            text: "copies of all this in case of an accident hold what we’ve deleted since, until we delete the copies too.",
          },
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
              text: "to find out what data we hold about you, and to get a copy (Article 15);",
            },
            { title: "rectification:", text: "to have wrong data corrected (Article 16);" },
            { title: "erasure:", text: "to have your data deleted (Article 17);" },
            { title: "restriction:", text: "to have us store data without using it (Article 18);" },
            { title: "portability:", text: "to receive what you gave us in a common format (Article 20);" },
            {
              title: "object:",
              text: "to have us stop anything we do based on our legitimate interest (Article 21);",
            },
            {
              title: "withdraw consent",
              text: "at any time; what we did before then stays lawful (Article 7);",
            },
            {
              title: "complain",
              text: "to a data protection authority, for example in the country where you live (Article 77).",
            },
          ]}
        />
        <Text>
          The only automated decisions we make are limits on how many votes, submissions, reports, failed
          checks and failed logins we accept from one network. They have no legal or similarly serious effects
          for you (Article 22). We can’t always tell which data is yours: a vote carries no name. Tell us
          anything that could help us find it.
        </Text>
      </>
    ),
  },
  {
    title: "Contact, and changes to this policy",
    body: (
      <Text>
        Write to <OperatorsEmail address={settings.privacyEmail} />. We answer within one month. When this
        policy changes, the date and a note of the change appear at the top of this page.
      </Text>
    ),
  },
];
