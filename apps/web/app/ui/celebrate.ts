/** brand.md: short, leaves and confetti for the youngest, quiet for the others, still under reduced motion. Loaded when there is something to celebrate. */
export const celebrate = async (manner: 'playful' | 'plain'): Promise<void> => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: confetti } = await import('canvas-confetti');
  const playful = manner === 'playful';
  await confetti({
    particleCount: playful ? 90 : 36,
    spread: playful ? 90 : 60,
    startVelocity: playful ? 34 : 26,
    // About 1.3 s at 60 frames a second.
    ticks: 80,
    gravity: 1.3,
    origin: { y: 0.35 },
    colors: playful ? ['#63d6a0', '#0f7d4e', '#ffc163', '#ffabc8', '#8fcaff'] : ['#7a68ea', '#63d6a0', '#ffc163'],
    disableForReducedMotion: true,
    zIndex: 500,
  });
};
