import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { SetWorkForm } from './set-work-form.tsx';

const form = (
  <SetWorkForm childIds={['c1']} name="Willow" subjects={['chemistry', 'maths']} kinds={['assessment']} files={[]} keyStage="KS4" />
);

// A field that grows listens to the page's fonts, which jsdom does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true }));
afterAll(() => void Reflect.deleteProperty(document, 'fonts'));

test('what came near in one subject goes when another is chosen', async () => {
  answer('POST /api/assignments', {
    status: 400,
    json: { error: 'No topic.', message: 'No topic.', code: 'invalid', details: { field: 'topic', nearest: ['Atomic structure'] } },
  });
  const { person } = show(form);
  await person.type(screen.getByRole('textbox', { name: /Title/ }), 'Jekyll');
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'chemistry');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  expect(await screen.findByRole('button', { name: 'Atomic structure' })).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'maths');
  expect(screen.queryByRole('button', { name: 'Atomic structure' })).toBeNull();
});
