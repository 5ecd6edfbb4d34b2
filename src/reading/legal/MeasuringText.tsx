import { MeasuringChoice } from "@/measuring/MeasuringChoice.tsx";
import { Text } from "./PolicyText.tsx";

export function MeasuringText() {
  return (
    <>
      <Text>
        If you let us measure, your browser tells us, when you leave the site, how long our pages took to
        appear and to answer you, how much they jumped about, and which errors you met: a code, and the line
        of our script. With that go the kind of page (‘a clinic’s page’, not which clinic), the version of
        this site, the family of your browser (such as Firefox) and whether it is a phone or a computer. It
        holds no address, no identifier and nothing you typed; we store it by the hour, and can’t tell which
        reports are yours. Apart from it we count a keyed hash of your network’s address, against floods. We
        ask you once, and never report anything before you have agreed.
      </Text>
      <MeasuringChoice />
    </>
  );
}
