import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { GuideForm } from './guide-form.tsx';

const open = (error: unknown = null) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  answer('GET /api/assessments', { json: [] });
  answer('GET /api/student/recent-activity', { json: [] });
  const onGenerate = vi.fn<(request: { readonly subject: string; readonly topic: string }) => void>();
  const form = <GuideForm subject="Geography" topic="macbeth" sourceFileIds={[]} busy={false} error={error} onGenerate={onGenerate} />;
  return { onGenerate, ...show(form) };
};

test('a subject has the name that the maps and the cards have for it', async () => {
  open();
  expect(await screen.findByRole('option', { name: 'Maths' })).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Mandarin' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Mathematics' })).toBeNull();
});

test('what another subject has is pointed at in the sentence of the refusal, and nothing is said to have failed', async () => {
  const details = { nearest: [], elsewhere: { subject: 'maths', title: 'Fractions' } };
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { person, onGenerate } = open(new ApiError('invalid', 400, 'We do, in Maths.', { details }));
  const there = await screen.findByRole('button', { name: 'Fractions' });
  const notice = screen.getByRole('alert');
  expect(notice.textContent).toMatch(/^We do, in Maths\./);
  // On a telephone it stands above the button that was pressed.
  expect(brought.mock.contexts).toContain(notice);
  brought.mockRestore();
  await person.click(there);
  expect(onGenerate).toHaveBeenCalledWith(expect.objectContaining({ topic: 'Fractions' }));
  expect(screen.getByLabelText('Subject')).toHaveProperty('value', 'Maths');
});
