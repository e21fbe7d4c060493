import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

const signup = 'POST /api/newsletter/signup';

test('without an address nothing is sent, and the field says so', async () => {
  const { person } = show(<NewsletterForm />);
  await person.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(sentTo(signup)).toEqual([]);
});

test('an address that is refused stays to be put right; then it is thanked for, and the focus is there', async () => {
  answer(signup, refusal(400, 'Please enter a valid email address.'), { json: {} });
  const { person } = show(<NewsletterForm />);
  await person.type(screen.getByLabelText('Email'), 'ann@');
  await person.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Subscription Failed')).toBeTruthy();
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ann@');
  await person.type(screen.getByLabelText('Email'), 'example.test');
  await person.click(screen.getByRole('button', { name: 'Subscribe' }));
  await expect.poll(() => document.activeElement?.tagName).toBe('P');
  expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  expect(sentTo(signup)).toEqual([{ email: 'ann@' }, { email: 'ann@example.test' }]);
});
