import type { User } from '@hedgerow/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { aUser } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type AccountDialogProps, type AccountEntry, AccountMenu } from './account-menu.tsx';

const dialogCalled = (title: string) =>
  function Named({ opened, onClose }: AccountDialogProps) {
    return (
      <Dialog opened={opened} onClose={onClose} title={title}>
        <p>Inside {title}</p>
      </Dialog>
    );
  };
const entries: readonly AccountEntry[] = [
  { words: 'Personal Settings', icon: null, roles: ['parent', 'student'], dialog: dialogCalled('Settings') },
  { words: 'Billing', icon: null, roles: ['parent'], ownersOnly: true, dialog: dialogCalled('Plans') },
  { words: 'Classes', icon: null, roles: ['teacher'], dialog: dialogCalled('Classes') },
];

const Bar = ({ user }: { readonly user: User }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <button ref={button} type="button" onClick={() => setOpened(!opened)}>
        Account
      </button>
      <AccountMenu entries={entries} user={user} opened={opened} onClose={() => setOpened(false)} button={button} />
      <button type="button">Beside it</button>
    </>
  );
};
const open = (user = aUser()) => ({ ...show(<Bar user={user} />), button: screen.getByRole('button', { name: 'Account' }) });
const item = (name: string) => screen.getByRole('menuitem', { name });
const words = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('it goes round by keyboard, and Escape gives the focus back', async () => {
  const { person, button } = open();
  button.focus();
  await person.keyboard('{Enter}');
  expect(document.activeElement).toBe(item('Personal Settings'));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Billing'));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Personal Settings'));
  await person.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(item('Billing'));
  await person.keyboard('{Home}{End}');
  expect(document.activeElement).toBe(item('Billing'));
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('what is chosen opens, and when it closes the focus is on the button again', async () => {
  const { person, button } = open();
  button.focus();
  await person.keyboard('{Enter}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeTruthy();
  expect(screen.queryByRole('menu')).toBeNull();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test('Tab and a press elsewhere close it', async () => {
  const { person, button } = open();
  await person.click(button);
  await person.tab();
  expect(screen.queryByRole('menu')).toBeNull();
  await person.click(button);
  expect(screen.getByRole('menu')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Beside it' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test.each([
  ['parent', {}, ['Personal Settings', 'Billing']],
  ['second carer, nothing of money', { carer: true }, ['Personal Settings']],
  ['teacher', { role: 'teacher' }, ['Classes']],
] as const)('each sees their own lines: a %s', async (_who, more, lines) => {
  const { person, button } = open(aUser(more));
  await person.click(button);
  expect(words()).toEqual(lines);
});
