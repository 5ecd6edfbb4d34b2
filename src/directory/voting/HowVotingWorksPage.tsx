import { ButtonLink } from "@/ui/Button.tsx";
import { PageMeta } from "@/ui/PageMeta.tsx";

const RULES = [
  {
    title: "One vote per clinic in each browser tab",
    text: "You can vote for as many clinics as you like, once each. Your browser tab has a random number that tells its votes from other people's. Close the tab and your browser forgets it; it stays with the votes, without saying whose they are.",
  },
  {
    title: "A short human check",
    text: "You place a baby in a crib, by dragging it or with a button. While you do, your browser solves a small sum set by our database. It costs you nothing, but it makes thousands of votes expensive.",
  },
  {
    title: "A limit for each network",
    text: "One network address, such as that of a household or a hospital, can give a clinic five votes a day, thirty votes an hour in all, and three votes a day without a completed check. A household with IPv6 can give up to three times as many. Without a completed check, a clinic can get twenty votes a day.",
  },
  {
    title: "Failed checks",
    text: "After five failed checks within an hour, that browser tab can't vote for an hour. Other people on the same network can, if they complete the check. Each time you open it, at most one failed attempt counts.",
  },
  {
    title: "What we keep",
    text: "We keep each vote with its clinic and time. We store your network address and browser only as codes that can't be turned back without a secret key, and remove them after 30 days.",
  },
  {
    title: "What we do about suspicious votes",
    text: "We recount all votes and look for bursts. Votes that were bought or made by machines are taken out of the count but never deleted, so that we can show what we did.",
  },
  {
    title: "What votes don't tell you",
    text: "A vote means that someone wished this clinic well; it doesn't measure results. A few votes say little, so medals on the leaderboard stay hollow until a clinic has 20. Sponsored places take no part in votes or rankings.",
  },
];

export default function HowVotingWorksPage() {
  return (
    <article className="max-w-3xl">
      <PageMeta
        title="How voting works"
        description="One vote per clinic in each browser tab, a short human check, limits for each network, and what we keep."
        path="/how-voting-works"
      />
      <h1 className="text-3xl sm:text-4xl">How voting works</h1>
      <p className="mt-4 text-lg text-quiet">
        The leaderboard is only useful if nobody can fill it with made-up votes. These are the rules.
      </p>
      <ol className="mt-8 grid gap-6">
        {RULES.map(({ title, text }) => (
          <li key={title}>
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
      <ButtonLink to="/" tone="outline" className="mt-10">
        Back to Home
      </ButtonLink>
    </article>
  );
}
