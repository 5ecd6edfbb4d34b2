import { Link } from "react-router-dom";
import { RuleSource } from "@/law/RuleSource.tsx";
import type { Ban } from "./costLaw.ts";

const LINK = "inline-flex min-h-11 items-center text-accent underline underline-offset-4";

/** Comes before any number: what the law of the country forbids. */
export default function BanNotices({ bans }: { bans: Ban[] }) {
  return bans.map((ban) => <BanNotice key={ban.title} ban={ban} />);
}

function BanNotice({ ban: { title, sentence, rule, lawPath, lines } }: { ban: Ban }) {
  return (
    <div className="rounded-lg border border-alarm bg-surface px-4 py-3 print:hidden">
      <p className="font-semibold">{title}</p>
      <p>{sentence}</p>
      {lines !== null && <p className="text-quiet">So the letter doesn’t ask about it.</p>}
      <RuleSource rule={rule} />
      <p className="flex flex-wrap gap-x-5">
        <Link to="/plan" className={LINK}>
          See where you may be treated
        </Link>
        <Link to={lawPath} className={LINK}>
          All rules there
        </Link>
      </p>
    </div>
  );
}
