export function SampleMark() {
  return <span className="text-xs font-normal text-quiet italic">sample</span>;
}
