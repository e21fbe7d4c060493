// npm run build:screens: real screens of the running demonstration, for the public pages. Run it when a screen on them has changed.
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserFlags, findBrowser } from '../browser.ts';
import { codeOf } from '../fixtures/authenticator.ts';
import { startServer } from '../fixtures/server.ts';

const folder = join(import.meta.dirname, '../../apps/web/public/screens');
const password = 'hedge-and-path-7';
/** As ui/screen-picture.tsx shows them. */
const sizes = {
  phone: { width: 390, height: 680, scale: 1.5 },
  wide: { width: 1120, height: 700, scale: 1 },
} as const;
const schemes = ['light', 'dark'] as const;

type Post = (path: string, body: object) => Promise<Record<string, string>>;
type Screen = {
  readonly name: string;
  readonly path: string;
  readonly ready: string;
  /** Where a page shows it on wide windows too. */
  readonly wideToo?: true;
  /** What comes to the top of the picture; otherwise the top of the page. */
  readonly from?: string;
  /** The first visit shows what was reached. */
  readonly celebrates?: true;
  readonly enter: (post: Post) => Promise<unknown>;
};

const teacherSecret = { value: '' };
const screens: readonly Screen[] = [
  {
    name: 'pupil',
    path: '/student/dashboard',
    ready: 'Robin',
    celebrates: true,
    enter: (post) => post('/api/child-auth/child-login', { username: 'robinhawthorn1000', password }),
  },
  {
    name: 'student',
    path: '/student/dashboard',
    ready: 'Today',
    celebrates: true,
    enter: (post) => post('/api/child-auth/child-login', { username: 'willowhawthorn1000', password }),
  },
  {
    name: 'parent',
    path: '/parent/dashboard',
    ready: 'Tonight',
    from: 'Robin’s learning',
    enter: (post) => post('/api/simple-auth/login', { email: 'parent@hedgerow.example', password }),
  },
  {
    name: 'teacher',
    path: '/teacher/dashboard',
    ready: 'Homework',
    wideToo: true,
    enter: async (post) => {
      const email = 'teacher@hedgerow.example';
      if (teacherSecret.value !== '') return post('/api/simple-auth/login', { email, password, code: codeOf(teacherSecret.value) });
      await post('/api/simple-auth/login', { email, password });
      const { secret = '' } = await post('/api/auth/two-factor/begin', { password });
      teacherSecret.value = secret;
      return post('/api/auth/two-factor/confirm', { code: codeOf(secret) });
    },
  },
];

const postIn =
  (context: BrowserContext, origin: string): Post =>
  async (path, data) => {
    const answer = await context.request.post(path, { data, headers: { origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };

/** One person signs in once; the window changes its size and its colours. */
const photograph = async (
  browser: Browser,
  origin: string,
  { name, path, ready, from, wideToo, celebrates, enter }: Screen,
): Promise<void> => {
  for (const [form, { width, height, scale }] of Object.entries(sizes)) {
    if (form === 'wide' && wideToo !== true) continue;
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width, height },
      deviceScaleFactor: scale,
      reducedMotion: 'reduce',
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const state = signedIn.get(name);
    if (state === undefined) await enter(postIn(context, origin));
    else await context.addCookies(state);
    signedIn.set(name, await context.cookies());
    const page = await context.newPage();
    if (state === undefined && celebrates === true) {
      // Medals of the month behind them are shown once: that is over before the pictures.
      await page.goto(path);
      await page.getByRole('region', { name: 'Something to celebrate' }).getByRole('button', { name: 'Close' }).click();
    }
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await page.getByRole('main').getByText(ready).first().waitFor();
      // Not the quiet of the network: live events keep a connection.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main .mantine-Skeleton-root')].every((one) => one.getBoundingClientRect().top > innerHeight),
      );
      await page.evaluate(() => document.fonts.ready);
      if (from !== undefined)
        await page
          .getByText(from)
          .first()
          .evaluate((words) => scrollTo(0, words.getBoundingClientRect().top + scrollY - 24));
      const file = join(folder, `${name}-${form}-${colorScheme}.avif`);
      await sharp(await page.screenshot({ animations: 'disabled' }))
        .avif({ quality: 42, effort: 4 })
        .toFile(file);
      process.stdout.write(`${name}-${form}-${colorScheme}: ${Math.round(statSync(file).size / 1024)} KiB\n`);
    }
    await context.close();
  }
};

const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();
mkdirSync(folder, { recursive: true });
const server = await startServer({ DEMO_DATA: 'on' });
try {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...browserFlags],
  });
  // `npm run build:screens -- teacher` makes one anew.
  const wanted = process.argv.slice(2);
  for (const screen of screens.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    await photograph(browser, server.url, screen);
  await browser.close();
} finally {
  await server.stop();
}
