import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { codeOf } from '../fixtures/authenticator.ts';
import { makePeople, type Person } from '../fixtures/people.ts';
import { giveAndCheck, practiceIn, toQuestions } from '../fixtures/practising.ts';
import { reach } from '../fixtures/reach.ts';
import { expect, test as journey } from '../fixtures/test.ts';
import { lookAt } from './picture.ts';
import { stillAt } from './still-at.ts';

// Every screen at two widths and in two colour schemes beside its kept picture (docs/decisions/0044-pictures-of-screens.md).
// `npm run build:looks -- name` makes them anew; `npm run test:whole` compares.

const youngest = [
  { name: 'reception', year: 0, plan: 'primary_explorer' },
  { name: 'year1', year: 1, plan: 'primary_scholar' },
] as const;

/** They are made before a page is opened: their ids, from which a day's plan follows, are the same each time. */
const test = journey.extend<object, { readonly young: ReadonlyMap<string, Person> }>({
  young: [
    async ({ server }, give) => {
      const people = makePeople(server.url);
      const made = new Map<string, Person>();
      for (const { name, year, plan } of youngest) made.set(name, await people.pupil({ year, plan, firstName: 'Ivy' }));
      await give(made);
      await people.leave();
    },
    { scope: 'worker', auto: true },
  ],
});

test.describe.configure({ mode: 'default', timeout: 480_000 });
test.use({ settings: { DEMO_DATA: 'on', NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'still.ts')).href}` } });

const password = 'hedge-and-path-7';
const wanted = (process.env['ONLY_LOOKS'] ?? '').split(',').filter((name) => name !== '');

const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

/** Looks at one screen after the other, and says at the end what differs. */
const album = (page: Page) => {
  const said: string[] = [];
  const keep = (difference: string | undefined): void => {
    if (difference !== undefined) said.push(difference);
  };
  return {
    said,
    /** An address; `whole` shows that it has come. */
    at: async (name: string, path: string, whole: Locator = page.getByRole('heading', { level: 1 })): Promise<void> => {
      if (!isWanted(name)) return;
      keep(
        await lookAt(page, name, async () => {
          await page.goto(path);
          await expect(whole.first()).toBeVisible();
        }),
      );
    },
    /** What stands there now: a dialog, a question. */
    now: async (name: string, whole: Locator): Promise<void> => {
      await expect(whole.first()).toBeVisible();
      if (isWanted(name)) keep(await lookAt(page, name, async () => undefined, { wholePage: false }));
    },
  };
};

const post = async (api: APIRequestContext, origin: string, path: string, data: object): Promise<Readonly<Record<string, string>>> => {
  const answer = await api.post(path, { data, headers: { origin } });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Readonly<Record<string, string>>;
};

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(stillAt);
});

const dialog = (page: Page): Locator => page.getByRole('dialog');
const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

const publicPages = {
  landing: '/',
  about: '/about',
  contact: '/contact',
  'free-resources': '/free-resources',
  'what-we-cover': '/what-we-cover',
  'covered-subject': '/what-we-cover/maths-ks2',
  schools: '/schools',
  blog: '/blog',
  article: '/blog/spaced-practice-little-and-often',
  careers: '/careers',
  press: '/press',
  privacy: '/privacy',
  safeguarding: '/safeguarding',
  accessibility: '/accessibility',
  refer: '/refer',
  'site-map': '/sitemap',
  login: '/login',
  'sign-up': '/family-signup',
  'not-found': '/nowhere',
  'bring-a-parent': '/onboarding/bring-a-parent',
} as const;

test('a visitor', async ({ page, faults }) => {
  faults.expect(/status of 404/);
  const { said, at } = album(page);
  for (const [name, path] of Object.entries(publicPages)) await at(name, path);
  expect(said).toEqual([]);
});

/** Medals of the month behind them are shown once: that is over before the pictures. */
const enterAsPupil = async (page: Page, origin: string, username: string): Promise<void> => {
  await post(page.request, origin, '/api/child-auth/child-login', { username, password });
  await page.goto('/student/dashboard');
  await page.getByRole('region', { name: 'Something to celebrate' }).getByRole('button', { name: 'Close' }).click();
};

for (const { name } of youngest)
  test(`a child of ${name}`, async ({ page, people, young }) => {
    const child = young.get(name);
    if (child === undefined) throw new Error(`${name} was not made`);
    await people.signIn(page, child);
    const { said, at, now } = album(page);
    await at(`${name}-first-home`, '/student/dashboard', page.getByRole('button', { name: 'Not now' }));
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: 'Not now' }).click();
    await at(`${name}-home`, '/student/dashboard', page.getByRole('button', { name: 'Start', exact: true }));
    await at(`${name}-quizzes`, '/student/quizzes');
    await at(`${name}-adventure`, '/student/adventure');
    await at(`${name}-me`, '/student/me');
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: /^Map: (?:Mathematics|Maths)/ }).click();
    await now(`${name}-map`, dialog(page).getByRole('listitem'));
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    const practice = practiceIn(page);
    await now(`${name}-learn`, practice.getByRole('button', { name: 'Skip to the questions' }));
    await toQuestions(practice);
    await now(`${name}-question`, practice.getByRole('button', { name: 'Help me' }));
    await giveAndCheck(practice);
    await now(`${name}-answered`, practice.getByRole('button', { name: /^(?:Next|Try once more)$/ }));
    expect(said).toEqual([]);
  });

test('a pupil of Year 4', async ({ page, server }) => {
  await enterAsPupil(page, server.url, 'robinhawthorn1000');
  const { said, at, now } = album(page);
  await at('year4-home', '/student/dashboard', page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem'));
  await at('year4-quizzes', '/student/quizzes');
  await at('year4-adventure', '/student/adventure');
  await at('year4-me', '/student/me');
  await page.goto('/student/dashboard');
  await page.getByRole('button', { name: 'Map: Mathematics' }).click();
  await now('year4-map', dialog(page).getByRole('listitem'));
  await page.goto('/student/adventure');
  await page.getByRole('button', { name: /Customise Avatar/ }).click();
  await now('year4-avatar', dialog(page).getByRole('tab'));
  await page.goto('/student/quizzes');
  await page.getByRole('button', { name: 'Practise with help' }).click();
  const practice = practiceIn(page);
  await now('year4-practise', practice.getByRole('button', { name: 'Start', exact: true }));
  await practice.getByRole('radio', { name: 'Maths' }).check();
  await practice.getByRole('textbox').fill('area of rectangles');
  await practice.getByRole('button', { name: 'Start', exact: true }).click();
  await now('year4-learn', practice.getByRole('button', { name: 'Skip to the questions' }));
  await toQuestions(practice);
  await now('year4-question', practice.getByRole('button', { name: 'Help me' }));
  await giveAndCheck(practice);
  await now('year4-answered', practice.getByRole('button', { name: /^(?:Next|Try once more)$/ }));
  await page.goto('/student/quizzes');
  await (await reach(page.getByRole('button', { name: /^Multiplication tables check/ }))).click();
  await now('year4-tables-check', dialog(page).getByRole('button', { name: 'Try three first' }));
  expect(said).toEqual([]);
});

test('a pupil of Year 10', async ({ page, server }) => {
  await enterAsPupil(page, server.url, 'willowhawthorn1000');
  const { said, at, now } = album(page);
  await at('year10-today', '/student/dashboard', page.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem'));
  await at('year10-subjects', '/student/subjects?subject=maths', page.getByRole('button', { name: /^Practise: / }));
  await at('year10-library', '/student/library');
  await at('year10-cards', '/student/cards');
  await at('year10-progress', '/student/progress');
  await page.goto('/student/library');
  await page.getByRole('region', { name: 'My tests' }).getByRole('listitem').first().getByRole('button').first().click();
  await now('year10-review', dialog(page).getByRole('heading', { name: 'Review of answers' }));
  await page.goto('/student/library');
  await page.getByRole('region', { name: 'My guides' }).getByRole('listitem').first().getByRole('button').first().click();
  await now('year10-guide', dialog(page).getByRole('button', { name: 'Generate Flashcards' }));
  await page.goto('/student/cards');
  await page.getByRole('region', { name: 'My decks' }).getByRole('listitem').first().getByRole('button').first().click();
  await now('year10-card', dialog(page).getByRole('button', { name: 'Show answer' }));
  await dialog(page).getByRole('button', { name: 'Show answer' }).click();
  await now('year10-card-answer', dialog(page));
  await page.goto('/student/library');
  await page
    .getByRole('button', { name: /Upload Work/ })
    .first()
    .click();
  await now('year10-upload', dialog(page));
  await page.goto('/student/subjects?subject=maths');
  await page.getByRole('button', { name: 'Practise with help' }).click();
  const practice = practiceIn(page);
  await practice.getByRole('radio', { name: 'Biology' }).check();
  await practice.getByRole('textbox').fill('photosynthesis');
  await practice.getByRole('button', { name: 'Start', exact: true }).click();
  await toQuestions(practice);
  await now('year10-question', practice.getByRole('button', { name: 'Help me' }));
  await giveAndCheck(practice);
  await now('year10-answered', practice.getByRole('button', { name: /^(?:Next|Try once more)$/ }));
  expect(said).toEqual([]);
});

test('a parent', async ({ page, server }) => {
  await post(page.request, server.url, '/api/simple-auth/login', { email: 'parent@hedgerow.example', password });
  const { said, at, now } = album(page);
  await at('parent-overview', '/parent/dashboard', page.getByRole('region', { name: /^How .* is doing$/ }));
  await at('parent-both', '/parent/dashboard?child=all', page.getByRole('heading', { name: 'Your family' }));
  await at('parent-learning', '/parent/learning', page.getByRole('region', { name: 'Topics' }));
  await at('parent-set-work', '/parent/set-work', page.getByRole('button', { name: 'Create Assignment' }));
  await at('parent-family', '/parent/family', page.getByRole('article'));
  await at('parent-settings', '/parent/settings', page.getByRole('region', { name: /^How .* reads$/ }));
  await page.goto('/parent/family');
  await page.getByRole('button', { name: 'See invoices' }).click();
  await now('parent-billing', dialog(page).getByRole('tab'));
  await closeDialog(page);
  await page.getByRole('button', { name: 'Add Child' }).click();
  await now('parent-add-child', dialog(page));
  expect(said).toEqual([]);
});

test('a teacher', async ({ page, server }) => {
  await post(page.request, server.url, '/api/simple-auth/login', { email: 'teacher@hedgerow.example', password });
  const { said, at } = album(page);
  await at('teacher-second-step', '/teacher/dashboard', page.getByRole('heading', { name: 'Set up two-step sign-in' }));
  const { secret = '' } = await post(page.request, server.url, '/api/auth/two-factor/begin', { password });
  await post(page.request, server.url, '/api/auth/two-factor/confirm', { code: codeOf(secret, stillAt) });
  await at('teacher-today', '/teacher/dashboard', page.getByRole('heading', { name: /^Class Overview/ }));
  await at('teacher-classes', '/teacher/classes', page.getByRole('rowheader'));
  await at('teacher-set-work', '/teacher/set-work', page.getByRole('heading', { name: 'Scheme of learning' }));
  await at('teacher-results', '/teacher/results', page.getByRole('heading', { name: 'Topics, the hardest first' }));
  await at('teacher-resources', '/teacher/resources');
  await page.goto('/teacher/classes');
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/pupils/);
  await at('teacher-pupil', page.url(), page.getByRole('heading', { name: 'Objectives' }));
  expect(said).toEqual([]);
});

test('an administrator of a school', async ({ page, server }) => {
  await post(page.request, server.url, '/api/simple-auth/login', { email: 'school@hedgerow.example', password });
  const { secret = '' } = await post(page.request, server.url, '/api/auth/two-factor/begin', { password });
  await post(page.request, server.url, '/api/auth/two-factor/confirm', { code: codeOf(secret, stillAt) });
  const { said, at } = album(page);
  await at('school-dashboard', '/school/dashboard', page.getByRole('heading', { name: 'Requests from teachers' }));
  await at('school-classes', '/school/classes', page.getByRole('heading', { name: 'Taught now' }));
  expect(said).toEqual([]);
});
