import { CalendarHeart, Microscope, type LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";

interface Tool {
  name: string;
  text: string;
  path: string;
  icon: LucideIcon;
  available: boolean;
}

const TOOLS: Tool[] = [
  {
    name: "IVF Due Date Calculator",
    text: "Your due date and the milestones along the way, from your transfer, conception or last period.",
    path: "/ivf-calculator",
    icon: CalendarHeart,
    available: true,
  },
  {
    name: "Sperm Analysis Interpreter",
    text: "What the numbers on a semen analysis mean, compared with the WHO reference limits.",
    path: "/sperm-analysis",
    icon: Microscope,
    available: true,
  },
];

export function ToolCards() {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-[minmax(0,1fr)]">
      {TOOLS.map((tool) => (
        <li key={tool.path} className="grid">
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  );
}

export function ToolCard({ tool }: { tool: Tool }) {
  const { name, text, path, icon: Icon, available } = tool;
  const announceComingSoon = (event: { preventDefault(): void }) => {
    if (available) return;
    event.preventDefault();
    // The specification asks for the browser's own alert.
    alert(`${name} Calculator - Coming Soon!`);
  };
  return (
    <Link
      to={path}
      onClick={announceComingSoon}
      className="flex gap-4 rounded-2xl bg-accent-soft p-5 transition-shadow hover:shadow-md"
    >
      <Icon aria-hidden className="mt-1 size-8 shrink-0 text-accent" strokeWidth={1.5} />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-serif text-lg font-semibold">{name}</span>
        <span className="mt-1 block text-quiet">{text}</span>
      </span>
    </Link>
  );
}
