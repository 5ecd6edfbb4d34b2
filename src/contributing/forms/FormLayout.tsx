import type { ReactNode } from "react";

interface FormLayoutProps {
  title: string;
  lead: ReactNode;
  back?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}

export function FormLayout({ title, lead, back, aside, children }: FormLayoutProps) {
  return (
    <div className="form-page grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:items-start 2xl:grid-cols-[22rem_minmax(0,1fr)_22rem]">
      <div className="lg:col-span-2 2xl:col-span-1">
        {back}
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        <div className="mt-3 max-w-2xl text-lg text-quiet">{lead}</div>
      </div>
      {children}
      {aside}
    </div>
  );
}
