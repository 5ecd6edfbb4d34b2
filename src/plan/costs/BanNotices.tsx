import { Link } from "react-router-dom";
import { RuleSource } from "@/law/RuleSource.tsx";
import type { Ban } from "./costLaw.ts";

export default function BanNotices({ bans }: { bans: Ban[] }) {
  return bans.map(({ title, sentence, rule, lawPath }) => (
    <div key={title} className="rounded-lg border border-alarm bg-surface px-4 py-3 print:hidden">
      <p className="font-semibold">{title}</p>
      <p>{sentence}</p>
      <p className="text-quiet">So we don’t count it, and the letter doesn’t ask about it.</p>
      <RuleSource rule={rule} />
      <Link
        to={lawPath}
        className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
      >
        All rules there
      </Link>
    </div>
  ));
}
