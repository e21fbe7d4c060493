import type { Page } from '@playwright/test';

/** What the page has noted: from a tap to the next paint, in milliseconds (Event Timing, rounded by the browser to 8 ms). */
type Noted = { readonly id: number; readonly milliseconds: number };

/** Before the page's own script: notes every event that belongs to an interaction, as web-vitals does for INP. */
export const watchInteractions = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const noted: Noted[] = [];
    Object.assign(globalThis, { notedInteractions: noted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && typeof entry.interactionId === 'number' && entry.interactionId > 0)
          noted.push({ id: entry.interactionId, milliseconds: entry.duration });
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  });
};

/** The interactions so far, the longest event of each; those under 16 ms are not among them. */
export const interactionsOf = async (page: Page): Promise<readonly number[]> => {
  // Entries come when the browser is idle after the paint.
  await page.waitForTimeout(300);
  const noted = await page.evaluate(() => (globalThis as { readonly notedInteractions?: readonly Noted[] }).notedInteractions ?? []);
  const longest = new Map<number, number>();
  for (const { id, milliseconds } of noted) longest.set(id, Math.max(milliseconds, longest.get(id) ?? 0));
  return [...longest.values()];
};
