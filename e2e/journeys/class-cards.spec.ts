import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { reach } from '../fixtures/reach.ts';
import type { Product } from '../fixtures/server.ts';
import { setSecondStep, signStaffIn, staffPassword } from '../fixtures/staff.ts';
import { expect, expectAccessible, noOverflow, test } from '../fixtures/test.ts';

/** Owls of Year 1 with two pupils whose accounts the school opened, and their teacher signed in. */
const aYoungClass = async (desk: APIRequestContext, teacher: APIRequestContext, server: Product): Promise<void> => {
  const { schoolId = '' } = await server.operate('create-school', '--name', 'Oak Lane Primary');
  const made = async (role: 'teacher' | 'administrator', api: APIRequestContext): Promise<string> => {
    const email = `${role}.${schoolId}@example.test`;
    await server.operate(`create-${role}`, '--email', email, '--password', staffPassword, '--school', schoolId);
    await signStaffIn(api, server, email);
    await setSecondStep(api, server);
    return email;
  };
  const email = await made('teacher', teacher);
  await made('administrator', desk);
  const send = async (path: string, data: object) => {
    const answer = await desk.post(path, { data, headers: { origin: server.url } });
    return (await answer.json()) as Readonly<Record<string, string>>;
  };
  const staff = (await (await desk.get('/api/school/staff')).json()) as { members: { id: string; email: string }[] };
  const teacherId = staff.members.find((member) => member.email === email)?.id;
  await send('/api/school/classes', { name: 'Owls', subject: 'maths', yearGroup: 1, teacherId });
  const list = 'first_name,last_name,year_group,class,pupil_number\nAda,Lee,1,Owls,A\nBen,Ash,1,Owls,B';
  const { digest } = await send('/api/school/pupil-list/preview', { list });
  await send('/api/school/pupil-list', { list, digest });
};

/** The three pictures of each card, in the order of the pupils. */
const picturesIn = async (file: string): Promise<string[][]> => {
  const loading = getDocument({ data: new Uint8Array(await readFile(file)), verbosity: 0 });
  const page = await (await loading.promise).getPage(1);
  const { items } = await page.getTextContent();
  const words = items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' ');
  await loading.destroy();
  const tapped = [...words.matchAll(/[123]\.\s+(\w+)/g)].map(([, picture = '']) => picture);
  return [tapped.slice(0, 3), tapped.slice(3, 6)];
};
const tap = async (page: Page, pictures: readonly string[]): Promise<void> => {
  for (const picture of pictures) await page.getByRole('button', { name: picture, exact: true }).click();
};

test('@narrow a class of Year 1 gets its cards, and one child after the other signs in on a shared tablet', async ({
  page,
  server,
  openBrowser,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.expect(/status of 40[134]/);
  const desk = await openBrowser();
  await aYoungClass(desk.request, page.request, server);
  await page.goto('/teacher/classes');
  const panel = page.getByRole('region', { name: 'Sign-in cards for the youngest' });
  await reach(panel.getByRole('button', { name: 'Switch on' }));
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Switch on' }).click();
  const print = panel.getByRole('button', { name: 'Print 2 cards' });
  await expect(print).toBeVisible();
  const download = page.waitForEvent('download');
  await print.click();
  const [adas = [], bens = []] = await picturesIn(await (await download).path());
  await expect(panel.getByText('Has a card')).toHaveCount(2);
  await expectAccessible(page);
  await noOverflow(page);
  const code = (await panel.getByText(/^Class code/).innerText()).replace('Class code ', '');

  const tablet = await openBrowser();
  await tablet.goto('/login');
  await tablet.getByRole('link', { name: 'Sign in with your class' }).click();
  await tablet.getByLabel('Class code').fill('ZZZZ-ZZZZ');
  await tablet.getByRole('button', { name: 'Go!' }).click();
  await expect(tablet.getByText('That code does not work. Ask your teacher.')).toBeVisible();
  await expectAccessible(tablet);
  await tablet.getByLabel('Class code').fill(code.toLowerCase());
  await tablet.getByRole('button', { name: 'Go!' }).click();
  await expect(tablet.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  await expectAccessible(tablet);
  await noOverflow(tablet);
  await tablet.getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(tablet.getByRole('heading', { name: 'Hello Ada!' })).toBeVisible();
  await tap(tablet, ['Tree', 'Tree', 'Tree']);
  await tablet.getByRole('button', { name: 'Go!' }).click();
  await expect(tablet.getByRole('alert')).toContainText('Not quite. Look at your card and try again');
  await expectAccessible(tablet);
  await tap(tablet, adas);
  await tablet.getByRole('button', { name: 'Go!' }).click();
  await expect(tablet).toHaveURL('/student/dashboard');
  // Who signs out leaves the tablet to the next child of the class.
  await tablet.getByRole('button', { name: 'Log Out' }).click();
  await expect(tablet).toHaveURL(/\/class\/\w{8}$/);
  await tablet.getByRole('button', { name: 'Ben', exact: true }).click();
  await tap(tablet, bens);
  await tablet.getByRole('button', { name: 'Go!' }).click();
  await expect(tablet).toHaveURL('/student/dashboard');

  // Animals in the place of names.
  await panel.getByRole('button', { name: 'Change what is on the cards' }).click();
  await panel.getByRole('radio', { name: 'An animal for each pupil, without names' }).check();
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Has a card: Bear')).toBeVisible();
  const other = await openBrowser();
  await other.goto(`/class/${code}`);
  await expect(other.getByRole('button', { name: 'Duck' })).toBeVisible();
  await expectAccessible(other);
  await panel.getByRole('button', { name: 'Switch off' }).click();
  await expect(panel.getByRole('button', { name: 'Switch on' })).toBeVisible();
  await other.reload();
  await expect(other.getByText('That code does not work. Ask your teacher.')).toBeVisible();
});
