import { makePeople } from '@hedgerow/e2e/fixtures/people';
import type { Browser, Locator, Page } from '@playwright/test';
import { loadavg } from 'node:os';
import { interactionsOf, watchInteractions } from './interaction-times.ts';
import { withProduct } from './product.ts';
import { median, percentile, ratio, rounded, type Section } from './ratio.ts';
import { aVisitor, openChromium, slowDown } from './slow-phone.ts';

const sessions = 4;
/** Milliseconds to the next paint, at the 95th percentile. */
const mark = 200;
/** What the browser does not note took less than this. */
const least = 16;

const floorName = 'an empty handler (the floor)';

/** What is done, and how often it is measured together. */
type Steps = Map<string, number[]>;

/** Does one thing, waits for what comes of it, and notes how long each of its taps took until something was painted. */
const doing = (page: Page, steps: Steps) => {
  let before = 0;
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    await work();
    const all = await interactionsOf(page);
    steps.set(name, [...(steps.get(name) ?? []), ...(all.length === before ? [least] : all.slice(before))]);
    before = all.length;
  };
};

const close = (dialog: Locator): Promise<void> =>
  dialog
    .getByRole('button', { name: /^(Close|Exit)$/ })
    .first()
    .tap();

const placeOf = (page: Page, name: string) => page.getByRole('navigation', { name: 'My places' }).getByRole('link', { name, exact: true });

/** A primary pupil: a quiz, a map, the calendar, the shop. */
const primarySession = async (page: Page, steps: Steps): Promise<void> => {
  const does = doing(page, steps);
  const practice = page.getByRole('dialog', { name: 'Practice' });
  await placeOf(page, 'Quizzes').tap();
  await does('open a quiz', async () => {
    await page.getByRole('button', { name: /^Maths/ }).tap();
    await practice.getByRole('button', { name: 'Skip to the questions' }).waitFor();
  });
  await does('skip the lesson', async () => {
    await practice.getByRole('button', { name: 'Skip to the questions' }).tap();
    await practice.getByRole('button', { name: 'Check' }).waitFor();
  });
  for (const help of ['What is asked?', 'Show the first step', 'Show one like it', 'Explain the answer'])
    await does('ask for help', () => practice.getByRole('button', { name: help }).tap());
  await does('next question', async () => {
    await practice.getByRole('button', { name: 'Next', exact: true }).tap();
    await practice.getByRole('button', { name: 'What is asked?' }).waitFor();
  });
  await does('close the quiz', async () => {
    await close(practice);
    await practice.waitFor({ state: 'hidden' });
  });
  await placeOf(page, 'My Learning').tap();
  const map = page.getByRole('dialog', { name: 'Learning map' });
  await does('open a map', async () => {
    await page.getByRole('button', { name: 'Map: Mathematics' }).tap();
    await map.getByRole('listitem').first().waitFor();
  });
  await does('open a place on it', () => map.getByRole('listitem').getByRole('button').first().tap());
  await close(map);
  await does('go to another place', async () => {
    await placeOf(page, 'Me').tap();
    await page.getByRole('heading', { level: 1, name: 'Me' }).waitFor();
  });
  const calendar = page.getByRole('region', { name: /calendar/i });
  await calendar.scrollIntoViewIfNeeded();
  await does('turn the calendar', async () => {
    await calendar.getByRole('button', { name: 'Previous month' }).tap();
    await calendar.getByRole('button', { name: 'Next month' }).tap();
  });
  await placeOf(page, 'My Adventure').tap();
  const shop = page.getByRole('dialog', { name: 'Customise Avatar' });
  await does('open the shop', async () => {
    await page.getByRole('button', { name: 'Customise Avatar' }).tap();
    await shop.getByRole('list', { name: 'Character' }).waitFor();
  });
  await does('try something on', () => shop.getByRole('listitem').getByRole('button').nth(1).tap());
};

/** A secondary pupil with cards that are due. */
const cardsSession = async (page: Page, steps: Steps): Promise<void> => {
  const does = doing(page, steps);
  const cards = page.getByRole('dialog', { name: 'Flashcards' });
  await does('open the cards', async () => {
    await page.getByRole('button', { name: 'Study cards' }).tap();
    await cards.getByRole('button', { name: 'Show answer' }).waitFor();
  });
  for (let card = 0; card < 2; card += 1) {
    await does('turn a card', async () => {
      await cards.getByRole('button', { name: 'Show answer' }).tap();
      await cards.getByRole('button', { name: 'Knew it' }).waitFor();
    });
    await does('say that one knew it', async () => {
      await cards.getByRole('button', { name: 'Knew it' }).tap();
      await cards.getByRole('button', { name: 'Show answer' }).waitFor();
    });
  }
};

/** A button that does nothing but be there: what the browser and the machine need for themselves. */
const emptySession = async (page: Page, steps: Steps): Promise<void> => {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Nothing';
    button.addEventListener('click', () => {});
    document.body.append(button);
  });
  const does = doing(page, steps);
  for (let tap = 0; tap < 5; tap += 1) await does(floorName, () => page.getByRole('button', { name: 'Nothing' }).tap());
};

type Visit = { readonly url: string; readonly path: string; readonly cookie: string };

const visit = async (browser: Browser, { url, path, cookie }: Visit, session: (page: Page) => Promise<void>): Promise<void> => {
  const context = await aVisitor(browser, { url, cookie });
  try {
    const page = await context.newPage();
    await watchInteractions(page);
    await slowDown(page, false);
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await session(page);
  } finally {
    await context.close();
  }
};

/** From a tap to the next paint on a telephone's processor, through what pupils do most. */
export const interactions = (): Promise<Section> =>
  withProduct(async ({ url }) => {
    const busy = loadavg();
    const people = makePeople(url);
    const browser = await openChromium();
    try {
      const [young, older] = [await people.pupil({ year: 4 }), await people.pupil({ year: 9 })];
      const guide = await older.api.post('/api/revision-guides/generate', { data: { subject: 'Geography', topic: 'Rivers' } });
      const { id: revisionGuideId } = (await guide.json()) as { readonly id: string };
      await older.api.post('/api/flashcards/generate', { data: { revisionGuideId } });
      const cookieOf = async ({ api }: typeof young): Promise<string> =>
        (await api.storageState()).cookies
          .filter(({ name }) => name.endsWith('session_token'))
          .map(({ name, value }) => `${name}=${value}`)[0] ?? '';
      const steps: Steps = new Map();
      for (let session = 0; session < sessions; session += 1) {
        await visit(browser, { url, path: '/api/site', cookie: '' }, (page) => emptySession(page, steps));
        await visit(browser, { url, path: '/student/dashboard', cookie: await cookieOf(young) }, (page) => primarySession(page, steps));
        await visit(browser, { url, path: '/student/cards', cookie: await cookieOf(older) }, (page) => cardsSession(page, steps));
      }
      const floor = steps.get(floorName) ?? [];
      const done = [...steps].filter(([name]) => name !== floorName);
      const all = done.flatMap(([, times]) => times);
      const [slow, slowFloor] = [percentile(all, 95), percentile(floor, 95)];
      const row = (name: string, times: readonly number[]): (string | number)[] => [
        name,
        times.length,
        rounded(median(times)),
        rounded(percentile(times, 95)),
        ratio(percentile(times, 95), slowFloor),
      ];
      return {
        title: 'From a tap to the next paint',
        columns: ['what is done', 'taps', 'median ms', 'p95 ms', 'p95 beside the floor'],
        rows: [row(floorName, floor), ...done.map(([name, times]) => row(name, times)), row('everything but the floor', all)],
        notes: [
          `${sessions} sessions of a Year 4 and a Year 9 pupil at 390 px, a processor four times slower, applied; server, browser and generator on the same cores. As the browser's Event Timing has it, in steps of 8 ms; what it does not note counts as ${least} ms. Goal: ${mark} ms at the 95th percentile. The load average was ${busy.map((load) => load.toFixed(1)).join(', ')}.`,
        ],
        failures: slow > mark ? [`${rounded(slow)} ms at the 95th percentile, ${ratio(slow, slowFloor)} times an empty handler.`] : [],
      };
    } finally {
      await browser.close();
      await people.leave();
    }
  });
