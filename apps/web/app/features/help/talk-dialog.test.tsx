import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialog } from '../../ui/dialog.tsx';
import { OffersTalk, TalkButton } from '../../ui/talk-button.tsx';
import { answer, sentCalls, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { TalkDialog } from './talk-dialog.tsx';
import { WorryForm } from './worry-form.tsx';

const way = { name: 'Need to talk to someone?' };
const pupilsScreen = (offers: boolean) => (
  <OffersTalk value={offers}>
    <TalkButton />
    <TalkDialog />
  </OffersTalk>
);

test('the way to people who listen opens without asking the server anything', async () => {
  const { person } = show(pupilsScreen(true));
  await person.click(screen.getByRole('button', way));
  const dialog = await screen.findByRole('dialog', way);
  expect(dialog.textContent).toContain('Tell a grown-up you trust');
  for (const [name, href] of [
    [/Childline\s*Call 0800 1111/, 'tel:08001111'],
    [/Samaritans\s*Call 116 123/, 'tel:116123'],
    [/Shout\s*Text SHOUT to 85258/, 'sms:85258'],
    [/Emergency\s*Call 999/, 'tel:999'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(sentCalls()).toEqual([]);
});

test('it can be closed and opened again', async () => {
  const { person } = show(pupilsScreen(true));
  for (const _ of [1, 2]) {
    await person.click(screen.getByRole('button', way));
    await screen.findByRole('dialog', way);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('it stands in a pupil’s dialogs too', async () => {
  show(
    <OffersTalk value>
      <Dialog opened onClose={() => undefined} title="All Topics">
        topics
      </Dialog>
    </OffersTalk>,
  );
  await screen.findByRole('dialog', { name: 'All Topics' });
  expect(screen.getByRole('button', way)).toBeTruthy();
});

test('a parent who looks is shown nothing of it', () => {
  show(pupilsScreen(false));
  expect(screen.queryByRole('button', way)).toBeNull();
});

test('a worry goes to whom the child chose, and the screen says that it has it', async () => {
  answer('GET /api/student/worry-desks', { json: { school: 'Oak Lane' } });
  answer('POST /api/student/worry', { json: { success: true } });
  const { person } = show(<WorryForm />);
  expect(screen.getByRole('button', { name: 'Send my worry' })).toHaveProperty('disabled', true);
  await person.type(screen.getByLabelText('What is wrong?'), 'I am scared');
  await person.click(await screen.findByRole('radio', { name: /Oak Lane/ }));
  await person.click(screen.getByRole('button', { name: 'Send my worry' }));
  expect((await screen.findByRole('status')).textContent).toContain('We have your words');
  expect(sentTo('POST /api/student/worry')).toEqual([{ words: 'I am scared', to: 'school' }]);
});

test('without a line a worry is not lost: the words stay and the screen says that they were not sent', async () => {
  answer('GET /api/student/worry-desks', 'no network');
  answer('POST /api/student/worry', 'no network');
  const { person } = show(<WorryForm />);
  await person.type(screen.getByLabelText('What is wrong?'), 'I am scared');
  await person.click(screen.getByRole('button', { name: 'Send my worry' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It was not sent');
  expect(screen.getByLabelText('What is wrong?')).toHaveProperty('value', 'I am scared');
});
