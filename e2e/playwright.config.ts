import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './browser.ts';

const { executablePath, env } = await findBrowser();
const inherited = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Journeys run at both widths, unless their title says `@phone` or `@desktop`. */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  // A shared machine can be slow; a journey that takes this long is broken all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    actionTimeout: 15_000,
    // What a worker asks for passes by page.route: journeys that catch requests need pages without one. offline.spec.ts allows it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/London' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, env: { ...inherited, ...env }, args: browserFlags },
  },
  projects: [
    { name: 'phone', grepInvert: /@desktop/, use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 800 } } },
  ],
});
