import { settings } from "@/backend/settings.ts";
import type { Environment } from "@/backend/environment.ts";
import { EmailLink } from "@/ui/EmailLink.tsx";
import { ExternalLink } from "@/ui/ExternalLink.tsx";

export function Licence({ by = settings }: { by?: Pick<Environment, "dataLicence" | "contactEmail"> }) {
  const { dataLicence, contactEmail } = by;
  return (
    <>
      {dataLicence ? (
        <p className="mt-3">
          The operator offers this data under the licence{" "}
          <ExternalLink href={dataLicence.url} rel="license noopener">
            {dataLicence.name}
          </ExternalLink>
          .
        </p>
      ) : (
        <p className="mt-3">
          Read it freely, and ask before you publish it elsewhere.
          {contactEmail && (
            <>
              {" "}
              Write to <EmailLink address={contactEmail} />.
            </>
          )}
        </p>
      )}
      <p className="mt-3">
        Whatever you do with it, keep the source beside each figure. A figure belongs to its publisher, whose
        terms apply to it as well.
      </p>
    </>
  );
}
