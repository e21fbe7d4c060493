import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { currentToast } from '../../ui/toast.ts';
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

test('a class has one subject: it stands there already', async () => {
  answer('POST /api/assignments', { json: {} });
  const { person } = show(
    <SetWorkForm childIds={['c1']} name="Ada" subjects={['maths', 'chemistry']} subject="maths" kinds={['assessment']} files={[]} />,
  );
  await person.type(screen.getByRole('textbox', { name: /Title/ }), 'Area');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  await expect.poll(() => sentTo('POST /api/assignments').at(-1)).toMatchObject({ title: 'Area', subject: 'maths' });
});

test('a topic that is not covered is said beside its field, which has the focus, and the message about empty fields goes', async () => {
  const words = 'We do not cover “zebras” in Chemistry yet. Please try another topic.';
  answer('POST /api/assignments', {
    status: 400,
    json: { error: words, message: words, code: 'invalid', details: { field: 'topic', nearest: [] } },
  });
  const { person } = show(form);
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  expect(currentToast()?.title).toBe('Missing Information');
  await person.type(screen.getByRole('textbox', { name: /Title/ }), 'Zebras');
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'chemistry');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /Topic/ }));
  expect(currentToast()).toBeUndefined();
});

test('what would be given in the place of the topic is read before anything is set, and can be set all the same', async () => {
  const given = '“Kinetics” is taught in Years 12 to 13. This comes from our own GCSE (Key Stage 4) topic “Rates”.';
  answer('POST /api/assignments', {
    status: 400,
    json: { error: given, message: given, code: 'invalid', details: { field: 'topic', nearest: ['Collision theory'], given } },
  });
  const { person } = show(form);
  await person.type(screen.getByRole('textbox', { name: /Title/ }), 'Before Monday');
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'chemistry');
  await person.type(screen.getByRole('combobox', { name: /Topic/ }), 'Kinetics');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  const said = await screen.findByRole('alert', { name: 'This is what Willow would get' });
  expect(said.textContent).toContain(given);
  expect(sentTo('POST /api/assignments')).toMatchObject([{ topic: 'Kinetics', askFirst: true }]);
  await person.click(screen.getByRole('button', { name: 'Collision theory' }));
  expect(screen.queryByText(given)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  await person.click(await screen.findByRole('button', { name: 'Set it anyway' }));
  await expect.poll(() => sentTo('POST /api/assignments').at(-1)).toMatchObject({ topic: 'Collision theory', askFirst: false });
});
