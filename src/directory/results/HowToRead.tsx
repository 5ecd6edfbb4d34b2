import { Link } from "react-router-dom";

export default function HowToRead() {
  return (
    <section className="mt-10 max-w-prose" aria-labelledby="how-to-read">
      <h2 id="how-to-read" className="text-xl">
        How to read it
      </h2>
      <p className="mt-3">
        <strong>Dots.</strong> Each dot is a clinic’s rate, and the bar around it how far chance reaches: the
        publisher’s own range where it gives one, else our 95% interval, with a dashed edge. Fewer treatments
        make a longer bar. Where two bars overlap, we call neither clinic better: the difference may be
        chance.
      </p>
      <p className="mt-3">
        <strong>Funnel.</strong> A clinic’s rate over the treatments it counted. If only chance set clinics
        apart, 95 of 100 would lie within the shaded funnel and 998 of 1,000 between the dotted lines. The
        limits are those of the binomial distribution, interpolated between whole counts after Spiegelhalter
        (Statistics in Medicine 2005), and as much wider as rounding may have moved the rates and the average;
        for rates per embryo they are approximate, since two embryos may be transferred at once. The British
        regulator’s ranges look about as wide as 99.8% intervals.
      </p>
      <p className="mt-3">
        A clinic whose started cycles nearly all reached a transfer seems not to count those that stopped. We
        show its rate per transfer alone here.
      </p>
      <p className="mt-3">
        Clinics treat different patients, which no picture can even out. None of these rates is your own
        chance: ask each clinic for the births per started cycle at your age.
      </p>
      <p className="mt-3">
        <Link to="/how-results-are-counted" className="text-accent underline underline-offset-4">
          How results are counted
        </Link>
      </p>
    </section>
  );
}
