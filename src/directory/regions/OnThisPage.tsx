import { EVERY_RULE } from "@/law/everyRuleId.ts";

const SECTIONS = [
  { id: "law-title", label: "Law" },
  { id: "cities-title", label: "Cities" },
  { id: "list-title", label: "Clinics" },
  { id: "travel-title", label: "Travel and costs" },
];

export function OnThisPage({ hasRules }: { hasRules: boolean }) {
  const sections = hasRules ? [...SECTIONS, { id: EVERY_RULE, label: "Every rule" }] : SECTIONS;
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-5 border-y border-line">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-accent hover:underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
