import { bankFolder, openBank, topicFiles } from '@hedgerow/curriculum/bank';
import { isInfant } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { rightGiven } from './given-answer.ts';
import { workingSoFar } from './help-sources.ts';
import { askInLesson, learnScreens } from './learn-screens.ts';
import { cardsIn, picturesFor } from './lesson-pictures.ts';
import { markGiven } from './mark-given.ts';

const bank = openBank();
const topics = topicFiles(bankFolder).flatMap((file) => bank.topic(file.replace(/\.json$/, '').replaceAll('/', '.')) ?? []);
const all = topics.flatMap((topic) =>
  topic.objectives.map(({ id }) => ({ topic, objective: id, screens: learnScreens(topic, id, topic.keyStage) })),
);

test('an objective that is drawn is taught with its picture: an example, then another to finish', () => {
  const clock = bank.topic('maths.ks1.shape-and-time');
  const screens = clock === undefined ? [] : learnScreens(clock, 'clock', 'KS1');
  const [example, half] = screens.slice(-2);
  expect([example?.kind, half?.kind]).toEqual(['example', 'half']);
  if (example?.kind !== 'example' || half?.kind !== 'half') return;
  expect(half.figure).toBeDefined();
  expect(half.figure).not.toEqual(example.figure);
});

test('a written example has its own picture, and one without a picture has none', () => {
  const written = all.flatMap(({ topic, screens }) =>
    screens.flatMap((screen) => {
      if (screen.kind === 'idea') return [];
      // A drawn example may ask in the same words of another picture.
      const own = topic.workedExamples.find(({ problem, answer }) => problem === screen.problem && answer === screen.answer);
      return own === undefined ? [] : [{ shown: screen.figure, own: own.figure }];
    }),
  );
  expect(written.filter(({ own }) => own !== undefined).length).toBeGreaterThan(50);
  for (const { shown, own } of written) expect(shown).toEqual(own);
});

test('no example is left hanging: each has a problem, steps and an answer, and none needs options to choose from', () => {
  const examples = all.flatMap(({ screens }) => screens.filter((screen) => screen.kind !== 'idea'));
  expect(examples.length).toBeGreaterThan(500);
  for (const example of examples) {
    expect(example.problem).not.toBe('');
    expect(example.steps.length + (example.kind === 'half' ? example.rest.length : 0)).toBeGreaterThan(0);
    expect(example.answer).not.toBe('');
  }
  const drawn = examples.filter((one) => one.figure !== undefined && (one.kind === 'example' || one.ask?.type !== 'multiple_choice'));
  expect(drawn.map(({ problem }) => problem).filter((problem) => /which of|these/i.test(problem))).toEqual([]);
});

test('what is worked through or asked in a lesson is on its own objective, and nearly every lesson ends with something to do', () => {
  const strange = all.flatMap(({ topic, objective, screens }) =>
    screens.flatMap((screen) => {
      if (screen.kind === 'idea') return [];
      const written = [
        ...topic.workedExamples.filter(({ problem }) => problem === screen.problem),
        ...topic.items.filter(({ stem }) => stem === screen.problem),
      ];
      return written.length === 0 || written.some((one) => one.objective === objective)
        ? []
        : [`${topic.id}/${objective}: ${screen.problem}`];
    }),
  );
  expect(strange).toEqual([]);
  const ending = all.filter(({ screens }) => screens.at(-1)?.kind === 'half');
  expect(ending.length / all.length).toBeGreaterThan(0.97);
});

test('an objective without an example ends with a question to answer', () => {
  const play = bank.topic('english.ks3.a-midsummer-nights-dream');
  const last = play === undefined ? undefined : learnScreens(play, play.objectives[0]?.id ?? null, 'KS3').at(-1);
  expect(last).toMatchObject({ kind: 'half', steps: [], ask: { type: 'multiple_choice' } });
  expect(last?.kind === 'half' ? last.rest.length : 0).toBe(1);
});

const halves = all.flatMap(({ topic, objective, screens }) =>
  screens.flatMap((screen) => (screen.kind === 'half' ? [{ topic, objective, screen }] : [])),
);

test('what is left to the pupil is asked for, and no step that is shown tells it', () => {
  const asked = halves.flatMap(({ screen: { ask, steps } }) => (ask === undefined ? [] : [{ ask, steps }]));
  expect(asked.length / halves.length).toBeGreaterThan(0.95);
  for (const { ask, steps } of asked) {
    expect(steps).toEqual(workingSoFar(ask).slice(0, steps.length));
    expect(markGiven(ask, rightGiven(ask)).verdict).toBe('right');
  }
  // Whatever cannot be judged is followed by what can.
  expect(
    all.flatMap(({ screens }) => screens.at(-1) ?? []).filter((last) => last.kind === 'half' && last.ask === undefined).length,
  ).toBeLessThan(5);
});

test('what was asked is found again by its id', () => {
  for (const { topic, objective, screen } of halves.filter((half) => half.screen.ask !== undefined).slice(0, 60))
    expect(askInLesson(topic, objective, screen.ask?.id ?? '')).toEqual(screen);
  expect(halves[0] && askInLesson(halves[0].topic, halves[0].objective, 'q-unknown')).toBeUndefined();
});

test('who begins to read has a picture on most screens, and taps after two or three of them', () => {
  const young = all.filter(({ topic }) => isInfant(topic.keyStage));
  const ideas = young.flatMap(({ screens }) => screens.filter(({ kind }) => kind === 'idea'));
  expect(ideas.filter((one) => one.kind === 'idea' && one.figure !== undefined).length / ideas.length).toBeGreaterThan(0.65);
  const read = young.map(({ screens }) =>
    screens.reduce<readonly number[]>(
      (runs, screen) => (screen.kind === 'half' ? [...runs, 0] : [...runs.slice(0, -1), (runs.at(-1) ?? 0) + 1]),
      [0],
    ),
  );
  expect(read.filter((runs) => Math.max(...runs) <= 4).length / read.length).toBeGreaterThan(0.9);
});

test('a picture stays on the page while no other comes, unless it shows other numbers', () => {
  const three: Figure = { kind: 'objects', groups: [{ thing: 'apple', count: 3 }] };
  expect(picturesFor(['Count them.', 'There are 3.', 'They are red.', 'Here are 5.'], [undefined, three, undefined, undefined])).toEqual([
    three,
    three,
    three,
    undefined,
  ]);
  expect(cardsIn('A cat and a dog.')).toEqual({ kind: 'cards', cards: ['cat', 'dog'], named: true });
  expect(cardsIn('Watch the match.')).toBeUndefined();
});

test('who begins to read sees what a line says: a picture stands beside its own line', () => {
  const counting = bank.topic('maths.ks1.counting-to-20');
  const screens = counting === undefined ? [] : learnScreens(counting, 'count', 'KS1');
  const line = screens.find((screen) => screen.kind === 'idea' && screen.text.includes('There are 5 apples'));
  expect(line?.figure).toEqual({ kind: 'objects', groups: [{ thing: 'apple', count: 5 }] });
  const pictured = topics.flatMap((topic) =>
    topic.sections.flatMap(({ objective, pictures = [] }) => {
      const lesson = all.find((one) => one.topic === topic && one.objective === objective);
      const shown = lesson?.screens.flatMap((screen) => (screen.figure === undefined ? [] : [screen.figure])) ?? [];
      return pictures.map(({ figure }) => shown.some((one) => JSON.stringify(one) === JSON.stringify(figure)));
    }),
  );
  expect(pictured.length).toBeGreaterThan(60);
  expect(pictured.filter((isShown) => !isShown).length / pictured.length).toBeLessThan(0.05);
});

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

test('a lesson comes whole: nothing that it says is left out, and a list stays a list', () => {
  for (const { topic, objective, screens } of all) {
    const section = topic.sections.find((one) => one.objective === objective);
    if (section === undefined) continue;
    const ideas = screens.flatMap((screen) => (screen.kind === 'idea' ? [screen.text] : []));
    expect(spaced(ideas.join(' '))).toBe(spaced(section.body));
  }
  const states = bank.topic('science.ks2.states-of-matter');
  const [first] = states === undefined ? [] : learnScreens(states, 'changes', 'KS2');
  expect(first?.kind === 'idea' ? first.text : '').toMatch(/^Heating.*\n- \*\*Melting.*\n- \*\*Freezing/);
});

test('a short sentence in the middle of what is said does not stand alone on a screen', () => {
  const topic = bank.topic('maths.ks2.long-multiplication-and-division');
  const screens = topic === undefined ? [] : learnScreens(topic, topic.objectives[0]?.id ?? null, 'KS2');
  const zero = screens.find((screen) => screen.kind === 'idea' && screen.text.includes('Write this 0 first'));
  expect(zero?.kind === 'idea' ? zero.text : '').toBe(
    'The second row ends in 0, because it shows **tens**. Write this 0 first, before you multiply by the tens digit.',
  );
});

test('the same screens come on every visit', () => {
  for (const { topic, objective, screens } of all.slice(0, 60)) expect(learnScreens(topic, objective, topic.keyStage)).toEqual(screens);
});

test.each([
  ['maths.ks2.addition-and-subtraction', 'column-add'],
  ['maths.ks2.addition-and-subtraction', 'column-subtract'],
  ['maths.ks2.long-multiplication-and-division', 'multiply'],
  ['maths.ks2.long-multiplication-and-division', 'divide'],
])('%s, %s: the sum is written down step by step, each with its picture', (topicId, objective) => {
  const topic = bank.topic(topicId);
  const screens = topic === undefined ? [] : learnScreens(topic, objective, 'KS2');
  const worked = screens.flatMap((screen) => (screen.kind === 'idea' ? [] : [screen]));
  expect(worked.map(({ kind }) => kind)).toEqual(['example', 'half']);
  for (const screen of worked) {
    expect(screen.stepFigures?.length).toBe(screen.steps.length);
    expect(screen.stepFigures?.filter((figure) => figure !== null).length).toBeGreaterThan(0);
  }
});
