// The style is the button's: one of its own would be a file more to know of on every page.
import classes from './icon-button.module.css';

/** docs/product/words-and-look.md#tips: a tip comes after 700 ms, and at once within 300 ms of the one before. */
const comesAfterMs = 700;
const atOnceWithinMs = 300;
/** Between a button and its tip, and between a tip and the edge of the window. */
const gapPx = 4;

const before = { endedAt: Number.NEGATIVE_INFINITY };

const place = (tip: HTMLElement, button: HTMLElement): void => {
  const { left, width, bottom, top } = button.getBoundingClientRect();
  const middle = left + width / 2 - tip.offsetWidth / 2;
  tip.style.left = `${Math.max(gapPx, Math.min(middle, window.innerWidth - tip.offsetWidth - gapPx))}px`;
  const below = bottom + gapPx;
  tip.style.top = `${below + tip.offsetHeight > window.innerHeight ? top - tip.offsetHeight - gapPx : below}px`;
};

/** The words of a button that is only an icon, for whoever rests on it with a mouse. A finger and a screen reader have its name already. */
export const showTip = (button: HTMLElement, words: string): void => {
  const tip = document.createElement('span');
  tip.className = classes.tip;
  tip.ariaHidden = 'true';
  tip.textContent = words;
  const timer = window.setTimeout(
    () => {
      // The pointer may have gone on while this file was on its way.
      if (!button.matches(':hover')) return;
      document.body.append(tip);
      place(tip, button);
    },
    performance.now() - before.endedAt < atOnceWithinMs ? 0 : comesAfterMs,
  );
  const end = (): void => {
    window.clearTimeout(timer);
    if (tip.isConnected) before.endedAt = performance.now();
    tip.remove();
    button.removeEventListener('pointerleave', end);
    button.removeEventListener('pointerdown', end);
  };
  button.addEventListener('pointerleave', end);
  button.addEventListener('pointerdown', end);
};
