import { useEffect } from 'react';
import { anyAnswer, api } from '../../lib/api.ts';

/** A minute is active when the page was looked at and used in it: idle time is left out (docs/product/pupil-home.md#study-minutes). */
const minute = 60_000;
const signsOfUse = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const;

export const isActive = ({ visible, lastUse, now }: { visible: boolean; lastUse: number; now: number }): boolean =>
  visible && now - lastUse < minute;

/** Calls back each minute while the page is open: whether it was active. Answers how to stop. */
export const watchActiveMinutes = (onMinute: (active: boolean) => void): (() => void) => {
  let lastUse = Date.now();
  const used = () => {
    lastUse = Date.now();
  };
  const tell = () => onMinute(isActive({ visible: document.visibilityState === 'visible', lastUse, now: Date.now() }));
  for (const sign of signsOfUse) addEventListener(sign, used, { passive: true });
  const timer = setInterval(tell, minute);
  return () => {
    clearInterval(timer);
    for (const sign of signsOfUse) removeEventListener(sign, used);
  };
};

/** Tells the server of each active minute while the page is open. A minute that cannot be told is let go. */
export const useActiveMinutes = (enabled: boolean): void => {
  useEffect(() => {
    if (!enabled) return undefined;
    return watchActiveMinutes((active) => {
      if (active) void api.post('/api/student/active-minute', {}, anyAnswer).catch(() => undefined);
    });
  }, [enabled]);
};
