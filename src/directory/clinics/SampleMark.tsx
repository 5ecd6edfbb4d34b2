/** The short mark beside each figure without a source; `SampleBanner` says once what it means. */
export function SampleMark() {
  return <span className="text-xs font-normal text-quiet italic">sample</span>;
}
