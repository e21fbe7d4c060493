import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { wantsStillness } from '../lib/reading.ts';

const takes = 800;

/** A number that was earned counts up from 0, once; who listens, or asks for less motion, has it at once. */
export const CountUp = ({ to }: { readonly to: number }) => {
  const [still] = useState(wantsStillness);
  const [shown, setShown] = useState(still ? to : 0);
  useEffect(() => {
    if (still) return undefined;
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, Math.max(0, now - began) / takes);
      setShown(Math.round(to * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [to, still]);
  if (still) return to;
  return (
    <>
      <span aria-hidden data-unspoken>
        {shown}
      </span>
      <VisuallyHidden>{to}</VisuallyHidden>
    </>
  );
};
