import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, refusal, sentTo } from '../../testing/answers.ts';
import { show } from '../../testing/show.tsx';
import { currentToast } from '../../ui/toast.ts';
import { SetWorkForm } from './set-work-form.tsx';
import { kindsOpen } from './work-form.ts';

const form = (
  <SetWorkForm
    childId="c1"
    name="Willow"
    yearGroup="Year 10"
    subjects={['chemistry', 'maths']}
    own={['chemistry']}
    kinds={['assessment', 'reading']}
    files={[{ id: 'f1', originalName: 'Water cycle.pdf' }]}
    keyStage="KS4"
  />
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

test('subjects that the child has worked on stand under their name, the others below', () => {
  show(form);
  const groups = screen
    .getAllByRole('group')
    .flatMap(({ tagName, label, children }: HTMLElement & { label?: string }) =>
      tagName === 'OPTGROUP' ? [[label, ...[...children].map(({ textContent }) => textContent)]] : [],
    );
  expect(groups).toEqual([
    ['Willow has worked on', 'Chemistry'],
    ['Other subjects', 'Maths'],
  ]);
});

const ofYear = { title: 'Moles', years: 'Year 10', ofYear: true, objectives: [{ topic: 'Count in moles.', text: 'Count in moles.' }] };

test('a topic of the child’s own year is chosen without typing, makes the title, and is set', async () => {
  answer('GET /api/parent/child/c1/topics', {
    json: [ofYear, { ...ofYear, title: 'Rates', years: 'Year 11', ofYear: false, objectives: [] }],
  });
  answer('POST /api/assignments', { json: [] });
  const { person } = show(form);
  expect(screen.queryByText('Choose from a list of topics and objectives')).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'chemistry');
  await person.click(screen.getByText('Choose from a list of topics and objectives'));
  expect(await screen.findByText('Topics of Year 10')).toBeTruthy();
  expect(screen.getByText('Other years of this key stage')).toBeTruthy();
  await person.click(screen.getByText('Moles'));
  await person.click(screen.getByRole('button', { name: 'The whole topic: Moles' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Moles');
  await person.click(screen.getByText('Choose from a list of topics and objectives'));
  await person.click(await screen.findByText('Moles', { selector: 'summary' }));
  await person.click(screen.getByRole('button', { name: 'Count in moles.' }));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Count in moles');
  await person.type(screen.getByLabelText('Title'), ', again');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  await expect
    .poll(() => sentTo('POST /api/assignments'))
    .toMatchObject([{ childIds: ['c1'], subject: 'chemistry', topic: 'Count in moles.', title: 'Count in moles, again' }]);
});

test('a topic that was typed makes the title where there is none, and so does what there is to read', async () => {
  answer('POST /api/assignments', { json: [] });
  const { person } = show(form);
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'chemistry');
  await person.type(screen.getByRole('combobox', { name: /Topic/ }), 'Moles');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  await expect.poll(() => sentTo('POST /api/assignments')).toMatchObject([{ topic: 'Moles', title: 'Moles' }]);
  await person.click(screen.getByRole('radio', { name: 'Something to read' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'What to read' }), 'f1');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Water cycle');
});

test('topics that do not come are asked for again', async () => {
  answer('GET /api/parent/child/c1/topics', refusal(503, 'Please try again.', 'unavailable'), { json: [ofYear] });
  const { person } = show(form);
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'maths');
  await person.click(screen.getByText('Choose from a list of topics and objectives'));
  expect(await screen.findByText('We could not load the topics')).toBeTruthy();
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

test('a piece to write needs a subject first, makes the title, and is set with its task', async () => {
  const letter = { id: 'letter', title: 'A thank-you letter', form: 'Letter', years: 'Years 3 and 4', ofYear: true };
  const about = { task: 'Write a letter.', purpose: 'For somebody.', plan: [], words: [], checklist: [], piece: 'Dear Ann' };
  answer('GET /api/parent/child/c1/writing-tasks', { json: [{ ...letter, ...about }] });
  answer('POST /api/assignments', { json: [] });
  const { person } = show(
    <SetWorkForm
      childId="c1"
      name="Robin"
      yearGroup="Year 4"
      subjects={['english', 'maths']}
      kinds={['assessment', 'writing']}
      files={[]}
      keyStage="KS2"
    />,
  );
  await person.click(screen.getByRole('radio', { name: 'Writing' }));
  expect(screen.getByText('Please choose a subject first.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: /Subject/ }), 'english');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'What to write' }), 'letter');
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('A thank-you letter');
  await person.click(screen.getByRole('button', { name: 'Create Assignment' }));
  await expect
    .poll(() => sentTo('POST /api/assignments'))
    .toMatchObject([{ kind: 'writing', taskId: 'letter', topic: '', subject: 'english' }]);
  expect(screen.queryByRole('region', { name: /What pupils get/ })).toBeNull();
});

test('only who has a plan with practice, in Years 3 to 6, is offered writing', () => {
  expect(kindsOpen('primary_scholar', 'KS2', false)).toContain('writing');
  for (const kinds of [
    kindsOpen('free', 'KS2', true),
    kindsOpen('primary_scholar', 'KS1', true),
    kindsOpen('secondary_practice', 'KS3', true),
  ])
    expect(kinds).not.toContain('writing');
});
