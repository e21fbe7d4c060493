import type { Locator, Page } from '@playwright/test';
import { goToPlace } from '../fixtures/places.ts';
import { expectAccessibleIn } from '../fixtures/accessible.ts';
import { beginAssessment, finishAssessment, makeGuide, placeIn } from '../fixtures/learning.ts';
import { aTeacher } from '../fixtures/staff.ts';
import { expect, noOverflow, test } from '../fixtures/test.ts';

// Other journeys look at their screens in light colours and at one width. Here every kind of screen is seen in dark colours, at both
// widths between them, and at 320 px.

const plates = { subject: 'Geography', topic: 'Plate tectonics' };

const looksRight = async (page: Page): Promise<void> => {
  await expectAccessibleIn(page, ['dark']);
  await noOverflow(page);
};

/** Opens an address, waits for what shows that it is whole, and looks. */
const look = async (page: Page, path: string, whole: (page: Page) => Locator): Promise<void> => {
  await page.goto(path);
  await expect(whole(page).first()).toBeVisible();
  await looksRight(page);
};

const title = (name: string) => (within: Page) => within.getByRole('heading', { level: 1, name });

test('dark colours and a narrow telephone: what a visitor sees', async ({ page }) => {
  test.slow();
  await look(page, '/', title('Learning that grows with your child'));
  await look(page, '/blog/spaced-practice-little-and-often', title('Spaced practice: why little and often wins'));
  await look(page, '/free-resources', title('Free Educational Resources'));
  await look(page, '/family-signup', (within) => within.getByRole('heading', { level: 1 }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please enter both email/username and password')).toBeVisible();
  await looksRight(page);
});

test('dark colours and a narrow telephone: a young child’s day and question @phone', async ({ page, people }) => {
  test.slow();
  await people.signIn(page, await people.pupil({ year: 4 }));
  await look(page, '/student/dashboard', (within) => within.getByRole('region', { name: 'Today', exact: true }).getByRole('listitem'));
  await look(page, '/student/adventure', (within) => within.getByRole('list', { name: 'Next badges' }));
  await look(page, '/student/me', (within) => within.getByRole('grid'));
  await look(page, '/student/quizzes', (within) => within.getByRole('heading', { name: 'Today’s Learning Journey' }));
  await page.getByRole('button', { name: 'More: today’s learning journey' }).click();
  await page.getByRole('button', { name: /^Maths/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksRight(page);
});

test('dark colours and a narrow telephone: an older pupil’s home, question, review, guide and upload @phone', async ({ page, people }) => {
  test.slow();
  const pupil = await people.pupil({ year: 9 });
  await makeGuide(pupil.api, plates);
  await finishAssessment(pupil.api, plates);
  await beginAssessment(pupil.api, { ...plates, topic: 'Rivers' });
  await people.signIn(page, pupil);
  await look(page, '/student/progress', (within) => within.getByRole('region', { name: 'Recent activity' }).getByRole('listitem'));
  const recent = page.getByRole('region', { name: 'Recent activity' });
  const dialog = page.getByRole('dialog');
  const close = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };

  await recent.getByRole('button', { name: /Rivers.*In Progress/ }).click();
  await expect(placeIn(dialog, 'Question 1 of 5')).toBeVisible();
  await looksRight(page);
  await page.goto('/student/progress');
  await recent.getByRole('button', { name: /Plate tectonics.*%/ }).click();
  await expect(dialog.getByRole('heading', { name: 'Review of answers' })).toBeVisible();
  await looksRight(page);
  await close();
  await recent.getByRole('button', { name: /Plate tectonics.*Revision/ }).click();
  await expect(dialog.getByRole('button', { name: 'Generate Flashcards' }).first()).toBeVisible();
  await looksRight(page);
  await close();
  await goToPlace(page, 'Library');
  await page
    .getByRole('button', { name: /Upload Work/ })
    .first()
    .click();
  await expect(dialog).toBeVisible();
  await looksRight(page);
});

test('dark colours and a narrow telephone: a parent’s pages, children, plans and payments @phone', async ({ page, people }) => {
  test.slow();
  const { parent } = await people.family({ firstName: 'Max', year: 9 }, { firstName: 'Ivy', year: 4 });
  await people.signIn(page, parent);
  await look(page, '/parent/dashboard', (within) => within.getByRole('region', { name: /^How .* is doing$/ }));
  await page.getByRole('button', { name: 'Account Settings' }).click();
  await page.getByRole('menuitem', { name: 'Subscriptions & Billing' }).click();
  await expect(page.getByRole('heading', { name: 'Current plans' })).toBeVisible();
  await looksRight(page);
  await page.keyboard.press('Escape');
  await look(page, '/parent/learning', (within) => within.getByRole('region', { name: 'Topics' }));
  await look(page, '/parent/set-work', (within) => within.getByRole('button', { name: 'Create Assignment' }));
  await look(page, '/parent/settings', (within) => within.getByRole('region', { name: /^How .* reads$/ }));
  await look(page, '/parent/family', (within) => within.getByRole('article', { name: 'Ivy Lee' }));
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await looksRight(page);
  const alone = await people.parent('Bea');
  await people.signIn(page, alone);
  await look(page, '/subscription/subscribe', (within) => within.getByRole('heading', { level: 1 }));
});

test('dark colours and a narrow telephone: the first page of a teacher without a class @whole', async ({ page, server }) => {
  await aTeacher(page.request, server);
  await look(page, '/teacher/dashboard', (within) => within.getByRole('heading', { level: 1 }));
});
