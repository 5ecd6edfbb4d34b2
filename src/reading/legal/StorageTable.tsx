import { STORAGE } from "./storage.ts";

export function StorageTable() {
  return (
    <table className="mt-4 w-full border-collapse text-left">
      <caption className="sr-only">What is kept in your browser</caption>
      <thead className="text-sm text-quiet max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            Name and place
          </th>
          <th scope="col" className="py-2 font-normal">
            What for
          </th>
        </tr>
      </thead>
      <tbody>
        {STORAGE.map(({ key, place, purpose }) => (
          <tr key={key} className="border-t border-line align-top max-sm:block max-sm:py-2.5">
            <th scope="row" className="font-normal max-sm:block sm:w-2/5 sm:py-2.5 sm:pr-4">
              <code className="text-[0.9em] font-semibold wrap-anywhere">{key}</code>
              <span className="block text-sm text-quiet">{place}</span>
            </th>
            <td className="max-sm:block sm:py-2.5">{purpose}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
