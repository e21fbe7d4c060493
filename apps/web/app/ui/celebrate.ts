import { wantsStillness } from '../lib/reading.ts';

const longestMilliseconds = 1450;

const aCanvas = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: '500', pointerEvents: 'none' });
  document.body.append(canvas);
  return canvas;
};

/** docs/product/words-and-look.md#celebrating: short, leaves and confetti for the youngest, quiet for the others, still under reduced motion. Loaded when there is something to celebrate. */
export const celebrate = async (manner: 'playful' | 'plain'): Promise<void> => {
  if (wantsStillness()) return;
  const { default: confetti } = await import('canvas-confetti');
  const playful = manner === 'playful';
  const canvas = aCanvas();
  // Without a worker: our policy allows none that is made of text.
  const party = confetti.create(canvas, { resize: true, useWorker: false });
  // On a slow machine its frames would take longer than the moment is.
  setTimeout(() => {
    party.reset();
    canvas.remove();
  }, longestMilliseconds);
  await party({
    particleCount: playful ? 90 : 36,
    spread: playful ? 90 : 60,
    startVelocity: playful ? 34 : 26,
    ticks: 80,
    gravity: 1.3,
    origin: { y: 0.35 },
    colors: playful ? ['#63d6a0', '#0f7d4e', '#ffc163', '#ffabc8', '#8fcaff'] : ['#7a68ea', '#63d6a0', '#ffc163'],
    disableForReducedMotion: true,
  });
};
