import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { currentToast, dismissToast } from '../ui/toast.ts';
import { endWaiting, forgetAnswers } from './answers.ts';

// What a browser has and jsdom has not, and screens ask for. Motion is reduced, as in the journeys.
window.matchMedia = (query) =>
  ({
    matches: query.includes('reduce'),
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => false,
  }) as unknown as MediaQueryList;
window.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;
// jsdom counts frames by an interval of its own. One that is begun while a test turns the clock by hand never comes again, and no dialog
// of any later file opens: frames go by the real clock.
const { setTimeout: later, clearTimeout: never } = globalThis;
const frameMs = 16;
const onFrame: typeof requestAnimationFrame = (callback) => Number(later(() => callback(performance.now()), frameMs));
const offFrame: typeof cancelAnimationFrame = (frame) => never(frame);
for (const place of [window, globalThis]) Object.assign(place, { requestAnimationFrame: onFrame, cancelAnimationFrame: offFrame });
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

// A message brings its card with it. Here that is there before: reading its files may take a busy machine longer than a test waits.
await import('../ui/toast-card.tsx');

/** A whole page in a failure hides what was looked for; the message on the screen often tells what came instead. */
const failureOf = (message: string | null): Error => {
  const toast = currentToast();
  return new Error(`${message?.split('\n')[0] ?? 'not found'}${toast ? ` (the message on the screen: ${toast.title})` : ''}`);
};

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000, getElementError: failureOf });

beforeEach(forgetAnswers);

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await endWaiting();
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  localStorage.clear();
  sessionStorage.clear();
});
