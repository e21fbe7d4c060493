import { accountMessages } from '@hedgerow/contracts/accounts';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { aUser, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { DeleteSection } from './delete-section.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { useSettingsForm } from './settings-form.ts';

const update = 'POST /api/auth/update-profile';
const user = aUser();

const Form = ({ onSaved }: { readonly onSaved: () => void }) => (
  <ProfileTab user={user} settings={useSettingsForm(user, onSaved, () => undefined)} />
);
const open = () => {
  const onSaved = vi.fn<() => void>();
  return { onSaved, ...show(<Form onSaved={onSaved} />) };
};

test('settings that cannot be saved stay as they were typed, and say so', async () => {
  answer(update, 'no network');
  const { person, onSaved } = open();
  await person.clear(screen.getByLabelText('First name'));
  await person.type(screen.getByLabelText('First name'), 'Joy');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Update Failed')).toBeTruthy();
  expect(screen.getByText('There was an error updating your settings. Please try again.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Joy');
  expect(onSaved).not.toHaveBeenCalled();
});

test('names and an address that can be one are needed, said beside each and above, and nothing is sent', async () => {
  const { person } = open();
  await person.clear(screen.getByLabelText('First name'));
  await person.clear(screen.getByLabelText('Last name'));
  await person.type(screen.getByLabelText('Last name'), ' ');
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'ann');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  for (const words of ['First name is required', 'Last name is required', 'Invalid email address'])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText('Required Fields')).toBeTruthy();
  expect(sentTo(update)).toEqual([]);
});

test('another address is not asked for without the password', async () => {
  answer(update, refusal(403, accountMessages.wrongPassword));
  const { person } = open();
  expect(screen.queryByLabelText('Your current password')).toBeNull();
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), 'joy@example.test');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(accountMessages.passwordNeeded)).toBeTruthy();
  expect(sentTo(update)).toEqual([]);
  await person.type(screen.getByLabelText('Your current password'), 'not this one 1');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(accountMessages.wrongPassword)).toBeTruthy();
});

test('who leaves reads what goes with the account, and with a wrong password nothing is deleted', async () => {
  answer('GET /api/simple-auth/profile', profileOf(user));
  answer('POST /api/auth/delete-account', refusal(403, accountMessages.wrongPassword, 'forbidden'));
  const { person } = show(<DeleteSection family email="ann@example.test" hasPassword />);
  await person.click(screen.getByRole('button', { name: 'Delete my account' }));
  expect(screen.getByText(/we delete nothing\. The link in the email/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'));
  await person.type(screen.getByLabelText('Your password'), 'not this one 1');
  await person.click(screen.getByRole('button', { name: 'Delete our account' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was deleted');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
});

test('an account without a password is not deleted before there is one', () => {
  show(<DeleteSection family email="ann@example.test" hasPassword={false} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Delete my account' }).disabled).toBe(true);
  expect(screen.getByText('Set a password above first. We ask for it here.')).toBeTruthy();
});
