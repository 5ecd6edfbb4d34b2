import { settings } from "@/backend/settings.ts";
import { useBrowserValue } from "@/ui/useBrowserValue.ts";
import { apiPath, DATASETS } from "./datasets.ts";

export function ApiAddresses() {
  // The build may use a backend that only the served page has.
  const origin = useBrowserValue(() => settings.supabaseUrl, "");
  const example = `curl -H "apikey: ${settings.publishableKey}" \\\n  "${origin}/rest/v1/clinics?select=id,name&order=id"`;
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer py-2 text-accent">
        Addresses, the key and an example
      </summary>
      <p className="mt-3">
        The same rows as they are right now, as JSON. Send the site's public key with each request; it only
        says that you are a visitor. For CSV, send <code>Accept: text/csv</code> as well.
      </p>
      <Code>{example}</Code>
      <p className="mt-3">
        An answer has 1,000 rows at most: add <code>&amp;limit=1000&amp;offset=1000</code> for the next ones.
        Ask for columns by name and compare with <code>eq</code> or <code>in</code>; costlier questions are
        refused. The same tables hold sample figures too, so keep <code>status=eq.sourced</code>.
      </p>
      <dl>
        {DATASETS.map((dataset) => (
          <div key={dataset.name} className="mt-4">
            <dt className="font-semibold">{dataset.title}</dt>
            <dd>
              <Code>{origin + apiPath(dataset)}</Code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Code({ children }: { children: string }) {
  return (
    <code className="mt-2 block rounded-lg border border-line bg-surface px-3 py-2 text-sm whitespace-pre-wrap wrap-anywhere">
      {children}
    </code>
  );
}
