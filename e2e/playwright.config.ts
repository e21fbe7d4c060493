import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

const { executablePath, env } = await findBrowser();
const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

const isSet = (name: string): boolean => process.env[name] !== undefined && process.env[name] !== '';
/** `npm run test:whole`: every journey at every width. */
const whole = isSet('WHOLE');
/** `npm test` leaves out what screen tests say as well, and what a night can find: `@whole`. */
const gate = isSet('GATE') && !whole;
const onDesktop = gate ? /@phone|@narrow|@whole/ : /@phone/;
const onPhone = whole ? { grepInvert: /@desktop/ } : { grep: /@phone|@both|@narrow/, ...(gate ? { grepInvert: /@whole/ } : {}) };

const desktop = { grepInvert: onDesktop, use: { viewport: { width: 1280, height: 800 } } };
/** The pictures of screens (looks/looks.spec.ts): compared in the whole run, made anew by `npm run build:looks`. */
const withLooks = whole || isSet('RENEW_LOOKS');
/** Its product lives through a term of school before it opens: begun last, it would run alone while the other workers are done. */
const demonstration = ['**/teacher-work.spec.ts', '**/teachers-set-work.spec.ts'];

/** A journey runs on a desktop, unless its title says `@phone`; where the layout is its subject it says `@both`, or `@narrow` where a telephone tells most of it and a night can try the other. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  globalSetup: './products.ts',
  // A journey waits for the page, the server and PostgreSQL in turn: with a worker for each of two cores a third of their time was idle.
  // Each has a product and a browser of its own, so there are six at the most.
  workers: Math.min(availableParallelism() + 1, 6),
  fullyParallel: true,
  forbidOnly: isSet('CI'),
  // Where nobody watches, a journey that fails is tried once more; scripts/test.mjs lists it, and allows only a few such.
  retries: isSet('CI') ? 1 : 0,
  reporter: 'list',
  // A shared machine can be slow; a journey that takes this long is broken all the same.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    // The first questions of a product are made in seconds of a processor, which three products may want at once.
    actionTimeout: 30_000,
    // What a worker asks for passes by page.route: journeys that catch requests need pages without one. offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, env: { ...inherited, ...env }, args: browserFlags },
  },
  projects: [
    { name: 'demonstration', testMatch: demonstration, ...desktop },
    { name: 'phone', ...onPhone, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', testIgnore: demonstration, ...desktop },
    ...(withLooks ? [{ name: 'looks', testDir: 'looks' }] : []),
  ],
});
