import { useState } from "react";
import { Link } from "react-router-dom";
import { adminFailure } from "@/admin/fields/adminFailure.ts";
import { Button } from "@/ui/Button.tsx";
import { showToast } from "@/ui/toast.ts";
import { VOTE_CHANGE_REFUSALS } from "./voteRefusals.ts";
import { useEndBlock, type Block } from "./pauses.ts";
import { votesPath } from "./views.ts";
import { formatMinute, shortHash } from "./formatVotes.ts";

/** As in `private.blocks_for_owner()`. */
const MOST_LISTED = 200;

export function Blocks({ blocks }: { blocks: Block[] }) {
  const { mutateAsync } = useEndBlock();
  const [ending, setEnding] = useState<number[]>([]);
  if (blocks.length === 0) return <p>Nobody is blocked.</p>;
  const end = async (id: number) => {
    setEnding((before) => [...before, id]);
    try {
      const isEnded = await mutateAsync(id);
      showToast({ title: isEnded ? "The block has ended" : "This block had ended already" });
    } catch (error) {
      showToast(adminFailure(error, { title: "The block is still in force" }, VOTE_CHANGE_REFUSALS));
    }
    setEnding((before) => before.filter((each) => each !== id));
  };
  return (
    <>
      {blocks.length === MOST_LISTED && (
        <p className="mb-3">{`The newest ${MOST_LISTED} are listed. End some to see older ones.`}</p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {blocks.map(({ id, network, hash, reason, since, until, by }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-mono wrap-anywhere">
                {hash === null ? (
                  network
                ) : (
                  <Link
                    to={votesPath({ view: "addresses", address: hash })}
                    className="text-accent underline"
                  >
                    {shortHash(hash)}
                  </Link>
                )}
              </p>
              {reason && (
                <p className="wrap-anywhere">
                  <bdi>{reason}</bdi>
                </p>
              )}
              <p className="text-sm wrap-anywhere text-quiet">
                {`Since ${formatMinute(since)}, by ${by ?? "the operator or a deleted account"}; until ${formatMinute(until)}`}
              </p>
            </div>
            <Button
              tone="outline"
              aria-disabled={ending.includes(id)}
              onClick={() => !ending.includes(id) && void end(id)}
            >
              <span>
                End<span className="sr-only">{` the block of ${network ?? shortHash(hash ?? "")}`}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
