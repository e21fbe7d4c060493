/** As a `ref`: what has come somewhere else on the screen than where somebody pressed is in sight. */
export const intoView = (place: HTMLElement | null): void => place?.scrollIntoView({ block: 'nearest' });

/** From the edge of the bar above, and of the sheet below. */
const air = 12;
const barHeight = 57;

/**
 * As a `ref` of the sheet that says what an answer was: what was chosen, and what was right, stay in sight above it, however high it
 * becomes. Where both have no room, the right one does.
 */
export const answersAbove = (sheet: HTMLElement | null): (() => void) | undefined => {
  const foot = sheet?.closest<HTMLElement>('[data-study-foot]');
  if (foot === null || foot === undefined) return undefined;
  const show = () => {
    // On a low screen the sheet lies below the question, and covers nothing.
    if (getComputedStyle(foot).position !== 'sticky') return;
    const above = (what: string) =>
      [...(foot.parentElement?.querySelectorAll<HTMLElement>(what) ?? [])].filter((one) => !foot.contains(one));
    // What was typed has no verdict of its own: the sheet says it.
    const typed = above('input, textarea').slice(0, 1);
    for (const one of [...typed, ...above('[data-verdict]'), ...above('[data-verdict=right]')]) {
      one.style.scrollMarginBlock = `${barHeight + air}px ${foot.offsetHeight + air}px`;
      one.scrollIntoView({ block: 'nearest' });
    }
  };
  const height = new ResizeObserver(show);
  height.observe(foot);
  return () => height.disconnect();
};

/** As a `ref` of a screen of a study panel: it begins at its top, however far down the one before it was read. */
export const fromTop = (screen: HTMLElement | null): void => {
  const panel = screen?.closest('[role="dialog"]');
  if (panel) panel.scrollTop = 0;
};
