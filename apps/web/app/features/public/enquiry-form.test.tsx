import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

const call = 'POST /api/schools/enquiries';
const send = () => screen.getByRole('button', { name: 'Ask about your school' });

test('what is missing is said beside its field, and the first one has the focus', async () => {
  const { person } = show(<EnquiryForm />);
  await person.click(send());
  expect(await screen.findByText('Please enter the name of your school.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('School'));
});

test('what was written stays when sending fails, and is thanked for when it went', async () => {
  answer(call, refusal(429, 'Please wait a little.', 'too_many_requests'), { json: { message: 'A person reads it.' } });
  const { person } = show(<EnquiryForm />);
  await person.type(screen.getByLabelText('School'), 'Oak Lane Primary');
  await person.type(screen.getByLabelText('Your name'), 'Tia Ford');
  await person.type(screen.getByLabelText('Your work email'), 'tia@example.test');
  await person.click(send());
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a little.');
  expect(screen.getByLabelText<HTMLInputElement>('School').value).toBe('Oak Lane Primary');
  await person.click(send());
  const heading = await screen.findByRole('heading', { name: 'We have your message' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('A person reads it.')).toBeTruthy();
});
