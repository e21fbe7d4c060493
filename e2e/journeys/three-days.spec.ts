import type { APIRequestContext, Page } from '@playwright/test';
import type { GivenAnswer, Practice, PracticeTurn } from '@hedgerow/contracts/practice';
import type { Today, TodayStep } from '@hedgerow/contracts/today';
import { give, said } from '../fixtures/giving.ts';
import { post } from '../fixtures/paying.ts';
import { practiceIn, toQuestions } from '../fixtures/practising.ts';
import { type Product, turnedDays } from '../fixtures/server.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

// What a night changes, seen on the screen. What a day holds, and why, is three-days.test.ts of the server.
test.use({ settings: turnedDays });

type Ask = Product['ask'];
type At = { readonly api: APIRequestContext; readonly ask: Ask; readonly id: string };

const stepsOf = async (api: APIRequestContext): Promise<readonly TodayStep[]> =>
  ((await (await api.get('/api/student/today')).json()) as Today).steps;
const turnOf = async ({ api, id }: At): Promise<PracticeTurn | null> =>
  ((await (await api.get(`/api/practice/${id}`)).json()) as Practice).turn;

/** What is right and wrong of the open question, after a child's thought: what comes at once is no work. */
const thoughtOf = async ({ ask, id }: At) => {
  await ask({ secondsLater: 8 });
  return ask<{ readonly right: GivenAnswer; readonly wrong: GivenAnswer }>({ practice: id });
};

/** To its end by calls: what is planned at these places is shown, everything else is right. */
const play = async (at: At, shown: readonly number[]): Promise<void> => {
  const { api, id } = at;
  for (let turn = await turnOf(at); turn !== null; turn = await turnOf(at)) {
    const isShown = turn.kind === 'planned' && shown.includes(turn.slot);
    const { right } = await thoughtOf(at);
    if (turn.feedback?.closed !== true) await post(api, `/api/practice/${id}/answer`, { turn: turn.number, given: isShown ? null : right });
    await post(api, `/api/practice/${id}/next`);
  }
};

/** A practice on this topic, by calls. */
const begunOn = async (api: APIRequestContext, topic: string): Promise<string> => {
  const data = { from: 'topic', subject: 'maths', topic, numQuestions: 5 };
  const begun = await api.post('/api/practice/start', { data });
  expect(begun.ok(), topic).toBe(true);
  return ((await begun.json()) as Practice).id;
};

/** What is pressed begins a practice. */
const begunBy = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const begun = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/practice/start');
  await press();
  return ((await (await begun).json()) as Practice).id;
};

/** To the next day, for the browser too; its page is closed over the night. */
const night = async (page: Page, ask: Ask): Promise<void> => {
  await page.goto('about:blank');
  const { now } = await ask<{ readonly now: string }>({ day: 'next' });
  await page.clock.setFixedTime(now);
};

/** Everything right, on the screen, to the practice's end; answers what was asked about. */
const answerAll = async (page: Page, at: At): Promise<readonly (string | undefined)[]> => {
  const practice = practiceIn(page);
  const next = practice.getByRole('button', { name: 'Next', exact: true });
  const met: (string | undefined)[] = [];
  for (let turn = await turnOf(at); turn !== null; turn = await turnOf(at)) {
    met.push(turn.learn?.objective);
    await give(practice, turn, (await thoughtOf(at)).right);
    await expect(said(practice)).toHaveAttribute('data-right', 'true');
    await next.click();
    await expect(next).toBeHidden();
  }
  return met;
};

for (const [year, plan, known, missed] of [
  [1, 'primary_explorer', ['Adding within 10', 'Counting'], 'Halves and quarters'],
  [5, 'primary_scholar', ['Fractions', 'Angles'], 'Area and perimeter'],
  [9, 'secondary_practice', ['Linear equations', 'Angles in triangles'], 'Adding fractions'],
  [11, 'secondary_practice', ['Linear equations', 'Probability'], 'Adding fractions'],
] as const)
  test(`what a Year ${year} pupil gets wrong is asked on the next day, is right, and no day is like another${year === 5 ? ' @desktop' : ' @desktop @whole'}`, async ({
    page,
    people,
    server: { ask },
  }) => {
    test.slow();
    await night(page, ask);
    const pupil = await people.pupil({ year, plan });
    const { api, username, password } = pupil;
    /** The session does not live through the night. */
    const comeBack = async () => {
      await night(page, ask);
      await post(api, '/api/child-auth/child-login', { username, password });
      await people.signIn(page, pupil);
      await page.goto('/student/dashboard');
    };
    for (const topic of known) await play({ api, ask, id: await begunOn(api, topic) }, [0, 2]);
    await people.signIn(page, pupil);
    const practice = practiceIn(page);
    const today = page.getByRole('region', { name: 'Today', exact: true });
    const firstStep = today.getByRole('listitem').first();

    // The first day: one is wrong, which is said at once.
    await page.goto(year < 7 ? '/student/quizzes' : '/student/subjects');
    await page.getByRole('button', { name: 'Practise with help' }).click();
    await practice.getByRole('radio', { name: 'Maths' }).check();
    await practice.getByRole('textbox').fill(missed);
    const id = await begunBy(page, () => practice.getByRole('button', { name: 'Start', exact: true }).click());
    await toQuestions(practice);
    const first = await turnOf({ api, ask, id });
    if (first === null) throw new Error('nothing is asked');
    await give(practice, first, (await thoughtOf({ api, ask, id })).wrong);
    await expect(said(practice)).toHaveAttribute('data-right', 'false');
    await expectAccessible(page);
    await practice.getByRole('button', { name: 'Try once more' }).click();
    await practice.getByRole('button', { name: 'Exit' }).click();
    await expect(practice).toBeHidden();
    await play({ api, ask, id }, []);
    const days = [await stepsOf(api)];

    // The second: it is due, and all that is due is right.
    await comeBack();
    await expect(firstStep).toContainText(/\d questions from before/);
    await expectAccessible(page);
    await noOverflow(page);
    days.push(await stepsOf(api));
    const start = today.getByRole('button', { name: /^Start: \d questions from before$/ });
    const due = await begunBy(page, () => start.click());
    expect(await answerAll(page, { api, ask, id: due })).toContain(first.learn?.objective);
    await expect(practice.getByText('All right first time.')).toBeVisible();
    await expectAccessible(page);
    await noOverflow(page);
    await practice.getByRole('button', { name: 'Exit' }).click();
    await expect(firstStep).toContainText('Done');

    // The third: nothing of it is due any more, and three days of work are a streak of three.
    await comeBack();
    days.push(await stepsOf(api));
    for (const { title } of days[2] ?? []) await expect(today.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
    await expect(start).toHaveCount(0);
    const again = await begunBy(page, () =>
      today
        .getByRole('button', { name: /^Start: / })
        .first()
        .click(),
    );
    await toQuestions(practice);
    await answerAll(page, { api, ask, id: again });
    await practice.getByRole('button', { name: 'Exit' }).click();
    await page.goto(year < 7 ? '/student/adventure' : '/student/progress');
    const streak =
      year < 7 ? page.getByRole('list', { name: 'My figures' }).getByText('3 days', { exact: true }) : page.getByText('3 days, best 3');
    await expect(streak).toBeVisible();
    const [one, two, three] = days.map((steps) => steps.map((step) => step.id));
    expect(two).not.toEqual(one);
    expect(three).not.toEqual(two);
  });

for (const [year, plan] of [
  [9, 'secondary_learn'],
  [9, 'secondary_revise'],
  [11, 'secondary_learn'],
  [11, 'secondary_revise'],
] as const)
  test(`a Year ${year} pupil with ${plan} meets questions on each of two days, and other ones on the second @desktop @whole`, async ({
    page,
    people,
    server: { ask },
  }) => {
    test.slow();
    await night(page, ask);
    const pupil = await people.pupil({ year, plan });
    const { api, username, password } = pupil;
    const practice = practiceIn(page);
    const today = page.getByRole('region', { name: 'Today', exact: true });
    const asked: (string | undefined)[][] = [];
    for (let day = 0; day < 2; day += 1) {
      if (day > 0) {
        await night(page, ask);
        await post(api, '/api/child-auth/child-login', { username, password });
      }
      await people.signIn(page, pupil);
      await page.goto('/student/dashboard');
      const step = (await stepsOf(api)).find(({ start }) => start.with === 'quiz' || start.with === 'due');
      if (step === undefined) throw new Error('no step has questions');
      const id = await begunBy(page, () =>
        today
          .getByRole('button', { name: `Start: ${step.title}`, exact: true })
          .last()
          .click(),
      );
      await toQuestions(practice);
      asked.push([...(await answerAll(page, { api, ask, id }))]);
      await practice.getByRole('button', { name: 'Exit' }).click();
      await expect(today.getByRole('listitem').filter({ hasText: 'Done' }).first()).toBeVisible();
    }
    expect(asked[1]).not.toEqual(asked[0]);
  });
