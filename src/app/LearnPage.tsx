import { Link } from "react-router-dom";
import { COUNTRIES_WITH_RULES } from "@/law/lawPages.ts";
import { PageMeta } from "@/ui/PageMeta.tsx";

interface Page {
  to: string;
  name: string;
  text: string;
}

const GROUPS: { title: string; pages: Page[] }[] = [
  {
    title: "Understand what you read",
    pages: [
      {
        to: "/how-results-are-counted",
        name: "How results are counted",
        text: "Why the same ten women can give a success rate of 30% or of 57%, and what to ask a clinic.",
      },
      {
        to: "/results",
        name: "All success rates",
        text: "Every published rate as a dot with its range, and which clinics differ by more than chance.",
      },
      {
        to: "/glossary",
        name: "Glossary",
        text: "The words you meet here and at clinics, in plain English.",
      },
      {
        to: "/how-voting-works",
        name: "How voting works",
        text: "What a vote for a clinic says, what it doesn't, and how we keep the count honest.",
      },
      {
        to: "/blog",
        name: "Blog",
        text: "Articles about treatment abroad.",
      },
    ],
  },
  {
    title: "Work it out",
    pages: [
      {
        to: "/ivf-calculator",
        name: "IVF Due Date Calculator",
        text: "Your due date and the milestones along the way, from your transfer, conception or last period.",
      },
      {
        to: "/sperm-analysis",
        name: "Sperm Analysis Interpreter",
        text: "What the numbers on a semen analysis mean, compared with the WHO reference limits.",
      },
      {
        to: "/find-your-clinic",
        name: "Find clinics that fit you",
        text: "Answer up to five questions and get a list to start from.",
      },
    ],
  },
  {
    title: "My plan",
    pages: [
      {
        to: "/plan",
        name: "May I be treated there?",
        text: `Answer a few questions and see which of ${COUNTRIES_WITH_RULES.length} countries may treat you, and on what terms.`,
      },
      {
        to: "/plan/costs",
        name: "What will it cost?",
        text: "What a clinic’s price includes, what comes on top, your own numbers, and what to ask.",
      },
      {
        to: "/plan/dates",
        name: "When must I be there?",
        text: "From your cycle or transfer date: each step at home and abroad, nights away, and when each document is due.",
      },
      {
        to: "/plan/afterwards",
        name: "What comes afterwards?",
        text: "What the child may learn about a donor, how long embryos may be stored and what happens then, and what to take home.",
      },
      {
        to: "/plan/folder",
        name: "My folder",
        text: "All of your plan on one page, to print or save, with a sheet for your doctor in two languages.",
      },
    ],
  },
];

export default function LearnPage() {
  return (
    <div className="max-w-3xl">
      <PageMeta
        title="Learn"
        description="How success rates are counted, a glossary, a due date calculator, a semen analysis explained, and a plan for treatment abroad. Free, and without an account."
        path="/learn"
      />
      <h1 className="text-3xl sm:text-4xl">Learn</h1>
      <p className="mt-4 text-lg text-quiet">
        Free, and without an account. What you type into these pages stays in your browser.
      </p>
      {GROUPS.map(({ title, pages }) => (
        <section key={title} className="mt-8">
          <h2 className="text-xl">{title}</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {pages.map(({ to, name, text }) => (
              <li key={to}>
                <Link to={to} className="group block py-4">
                  <span className="font-medium text-accent underline-offset-4 group-hover:underline">
                    {name}
                  </span>
                  <span className="mt-1 block text-quiet">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
