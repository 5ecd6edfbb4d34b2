import { PageHead } from "@/ui/PageHead.tsx";
import { SubmissionForm } from "./SubmissionForm.tsx";

const STEPS = [
  {
    title: "You tell us about the clinic",
    text: "Patients, staff and everybody else may do so. It takes two minutes.",
  },
  {
    title: "We look at it",
    text: "Does the clinic exist, and is the website its own? Nothing is published unread.",
  },
  {
    title: "The clinic is listed",
    text: "Figures that have no published source are marked as samples. A sponsored place is marked too, and changes no ranking.",
  },
];

export default function AddClinicPage() {
  return (
    <>
      <PageHead
        title="Add your clinic"
        description="Propose an IVF clinic for the directory: a free standard listing, or a sponsored place that is always marked as such."
        path="/add-clinic"
      />
      <h1 className="text-3xl sm:text-4xl">Add Your Clinic</h1>
      <p className="mt-3 max-w-2xl text-lg text-quiet">
        Is a clinic missing here? Tell us about it, so that others can find it.
      </p>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(16rem,22rem)] lg:items-start">
        <SubmissionForm />
        <aside aria-labelledby="steps-title">
          <h2 id="steps-title" className="text-xl">
            What happens next
          </h2>
          <ol className="mt-4 grid gap-5">
            {STEPS.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
                <span
                  aria-hidden
                  className="grid size-9 place-items-center rounded-full bg-accent-soft font-serif font-semibold text-accent"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="pt-1 text-base">{title}</h3>
                  <p className="mt-1 text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  );
}
