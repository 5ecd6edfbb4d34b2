import { ButtonLink } from "@/ui/Button.tsx";
import { PageHead } from "@/ui/PageHead.tsx";

const RULES = [
  {
    title: "One vote for each clinic",
    text: "You can vote for as many clinics as you like, once each. We tell visits apart by a random number in your browser's tab, which is gone when you close it.",
  },
  {
    title: "A small human check",
    text: "You put the baby in the crib, and meanwhile your browser solves a small sum that our database set. That makes votes by the thousand expensive. It costs you nothing.",
  },
  {
    title: "A limit for each network",
    text: "One network, such as a household or a hospital, can give five votes a day to one clinic and thirty votes an hour in all. Votes without the solved sum: three a day from one network.",
  },
  {
    title: "Failed checks",
    text: "After five failed checks within an hour, that network and that tab cannot vote for an hour.",
  },
  {
    title: "What we keep",
    text: "A vote is kept with its clinic and time. Your network address and browser are kept only as codes that cannot be turned back without a secret key, and are removed after 30 days.",
  },
  {
    title: "What we do with suspicious votes",
    text: "We count all votes again and look for bursts. Votes that were bought or made by machines are taken out of the count, and never deleted, so that we can show what we did.",
  },
  {
    title: "What votes do not say",
    text: "A vote says that somebody wished this clinic well. It is no measure of results. Sponsored places take no part in votes or rankings.",
  },
];

/** The rules of the vote in plain words. */
export default function HowVotingWorksPage() {
  return (
    <article className="mx-auto max-w-3xl">
      <PageHead
        title="How voting works"
        description="One vote for each clinic, a small human check, limits for each network, and what we keep and do not keep."
        path="/how-voting-works"
      />
      <h1 className="text-3xl sm:text-4xl">How voting works</h1>
      <p className="mt-4 text-lg text-quiet">
        The leaderboard is only worth something if nobody can fill it with made-up votes. These are its rules.
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
