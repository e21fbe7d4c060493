import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { ChildStep } from './child-step.tsx';
import type { ToldChild } from './draft.ts';

const open = (typed: ToldChild | undefined, onAccountFirst: (() => void) | undefined = () => undefined) => {
  const onDone = vi.fn<(child: ToldChild) => void>();
  const onType = vi.fn<(child: ToldChild) => void>();
  show(<ChildStep typed={typed} onType={onType} onDone={onDone} onAccountFirst={onAccountFirst} />);
  return { onDone, onType };
};
const blank: ToldChild = { firstName: '', yearGroup: '', hard: { subjects: [], words: '' } };
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('a name and a year are enough, and what is hard goes with them', async () => {
  const { onDone, onType } = open(blank);
  await userEvent.type(screen.getByLabelText('First name of your child'), 'Max');
  await userEvent.selectOptions(screen.getByLabelText('Year group'), 'Year 4');
  await userEvent.click(screen.getByLabelText('Maths'));
  await userEvent.type(screen.getByLabelText('In your own words'), 'fractions');
  const said = { firstName: 'Max', yearGroup: 'Year 4', hard: { subjects: ['maths'], words: 'fractions' } };
  expect(onType).toHaveBeenLastCalledWith(said);
  await goOn();
  expect(onDone).toHaveBeenCalledExactlyOnceWith(said);
});

test('what is missing is said with its field, and nothing goes on', async () => {
  const { onDone } = open(blank);
  for (const subject of ['Maths', 'English', 'Science', 'History', 'French']) await userEvent.click(screen.getByLabelText(subject));
  await goOn();
  for (const words of ['First name is required', 'Year group is required', 'Please tick at most 4 subjects.'])
    expect(screen.getByRole('link', { name: words })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First name of your child'));
  expect(onDone).not.toHaveBeenCalled();
});

test('after a reload everything stands there again', () => {
  open({ firstName: 'Ivy', yearGroup: 'Year 8', hard: { subjects: ['french', 'maths'], words: 'verbs' } });
  expect(screen.getByLabelText<HTMLInputElement>('First name of your child').value).toBe('Ivy');
  expect(screen.getByLabelText<HTMLSelectElement>('Year group').value).toBe('Year 8');
  expect(screen.getByLabelText<HTMLInputElement>('French').checked).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>('Science').checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('In your own words').value).toBe('verbs');
});

test('a parent may make the account first; one who has an account is not asked', async () => {
  const first = vi.fn<() => void>();
  open(blank, first);
  await userEvent.click(screen.getByRole('button', { name: 'Make my account first' }));
  expect(first).toHaveBeenCalledOnce();
});
