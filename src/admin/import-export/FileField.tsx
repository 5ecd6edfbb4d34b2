import { Field } from "@/ui/Field.tsx";

interface ChooseFileProps {
  onFile: (file: File) => void;
  isBusy: boolean;
}

export function FileField({ onFile, isBusy }: ChooseFileProps) {
  return (
    <Field
      label="CSV file"
      hint="At most 10,000 rows, of which 4,000 change clinics. In Excel: ‘Save As’, ‘CSV UTF-8’."
    >
      {({ className, ...control }) => (
        <input
          {...control}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={isBusy}
          className={`${className} h-auto py-2 file:mr-3 file:min-h-8 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-edge file:bg-accent-soft file:px-3 file:font-medium file:text-ink`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) onFile(file);
            target.value = "";
          }}
        />
      )}
    </Field>
  );
}
