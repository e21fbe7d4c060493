import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, figureSvg } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { tellsAnswer } from './tells-answer.ts';
import { fold } from './words.ts';

const bank = openBank();
const topics = bank.index.flatMap(({ id }) => bank.topic(id) ?? []);
const saysWord = (words: string, option: string): boolean => ` ${fold(words)} `.includes(` ${fold(option)} `);

test('every picture of the bank stays in its box, with each label clear of lines', () => {
  const faults = topics.flatMap(({ id, items, tasks, sections, workedExamples }) =>
    [
      ...[...items, ...tasks].map(({ id: name, figure }) => [name, figure] as const),
      ...sections.flatMap(({ heading, figure, pictures = [] }) =>
        [figure, ...pictures.map((one) => one.figure)].map((one) => [heading, one] as const),
      ),
      ...workedExamples.map(({ problem, figure }) => [problem, figure] as const),
    ].flatMap(([name, figure]) => (figure === undefined ? [] : faultsOf(drawFigure(figure)).map((fault) => `${id} ${name}: ${fault}`))),
  );
  expect(faults).toEqual([]);
});

test('the words of a lettered diagram never name what is asked', () => {
  const told = topics.flatMap(({ id, items }) =>
    items.flatMap(({ id: name, figure, key }) =>
      figure?.kind === 'parts' && !/^[A-Z]$/.test(key.text) && saysWord(describeFigure(figure), key.text)
        ? [`${id} ${name}: ${key.text}`]
        : [],
    ),
  );
  expect(told).toEqual([]);
});

test('each card that a child may touch is one of the answers, or is spoken of', () => {
  const idle = topics.flatMap(({ id, items }) =>
    items.flatMap(({ id: name, stem, figure, key, distractors }) => {
      const options = [key, ...distractors].map(({ text }) => text);
      if (figure?.kind !== 'cards' || !options.every((text) => /^[A-H]$/.test(text))) return [];
      const letters = figure.cards.map((_, at) => 'ABCDEFGH'.charAt(at));
      const left = letters.filter((letter) => !options.includes(letter) && !saysWord(stem, letter));
      return left.map((letter) => `${id} ${name}: ${letter}`);
    }),
  );
  expect(idle).toEqual([]);
});

/** What is to be read in the picture: its words have to say it, with what it is to be told from. */
const readInPicture: ReadonlySet<string> = new Set([
  // Bigger, fewer, faster, larger than before: both are named, and neither is said to be it.
  'history.ks4.stalins-ussr-1924-1941 pic-plans-fastest',
  'maths.eyfs.comparing-and-patterns more-fewer-1',
  'maths.eyfs.comparing-and-patterns more-fewer-2',
  'other.ks3.citizenship-parliament-and-rights pic-ci-local',
  'pe.ks3.games-and-athletics pic-jumps-winner',
  'pe.ks4.fitness-training-and-skill pic-resting-brady',
  'geography.ks3.map-skills pic-height-1',
  // What goes on, and what comes next.
  'computing.ks2.programming-and-networks pic-selection-2',
  'history.ks2.ancient-sumer pic-sumer-order',
  'maths.eyfs.comparing-and-patterns patterns-1',
  'maths.ks2.non-verbal-reasoning series-shapes-go-way-shape',
  // What is read or worked out is a number that stands at another place as well.
  'chemistry.ks4.rates-and-energy-changes fig-energy-6',
  'computing.ks3.spreadsheets-databases-and-safety pic-cell-copy',
  'computing.ks3.spreadsheets-databases-and-safety pic-cell-product',
  'computing.ks4.algorithms pic-tracing-2',
  'geography.ks3.weather-and-climate graph-frost-months',
  'maths.eyfs.numbers-to-10 one-more-3',
  'maths.ks3.averages-and-range pic-3',
  'maths.ks4.circle-theorems alternate-i',
  'maths.ks4.circle-theorems same-segment-b',
  'maths.ks4.direct-and-inverse-proportion pic-3',
  'maths.ks4.inequalities pic-3',
  'maths.ks4.similarity pic-1',
  'physics.ks4.electricity fig-circuits-5',
  'science.ks3.energy-and-electricity fig-circuits-1',
  'science.ks3.energy-and-electricity fig-circuits-3',
  'science.ks3.magnets-and-static pic-core-4a',
]);

test('the words of a picture say the answer only where it is to be read among others', () => {
  const told = topics.flatMap(({ id, items }) =>
    items.flatMap(({ id: name, figure, key, distractors }) => {
      if (figure === undefined) return [];
      const words = describeFigure(figure);
      const says = (text: string): boolean =>
        // A letter is no article: "a stave" does not say A.
        /^[A-Z]$/.test(text) ? tellsAnswer(words, text) : tellsAnswer(words.toLowerCase(), text.replaceAll('$', '').toLowerCase());
      const others = distractors.filter(({ text }) => says(text));
      // The letter of one among lettered parts, or one of a list that the picture holds whole.
      const isChoice = others.length === distractors.length || (/^[A-Z](?: and [A-Z])?$/.test(key.text) && others.length > 0);
      return says(key.text) && !isChoice ? [`${id} ${name}`] : [];
    }),
  );
  expect(told.toSorted()).toEqual([...readInPicture].toSorted());
});

test('nor do they say what is to be typed, but for one of several things that they name', () => {
  const told = topics.flatMap(({ id, tasks }) =>
    tasks.flatMap((task) => {
      if (task.kind !== 'words' || task.figure === undefined) return [];
      const words = describeFigure(task.figure).toLowerCase();
      const says = (text: string): boolean => tellsAnswer(words, text.replaceAll('$', '').toLowerCase());
      return task.answers.some(says) && !task.wrong.some(({ text }) => says(text)) ? [`${id} ${task.id}`] : [];
    }),
  );
  expect(told).toEqual([]);
});

test('worked examples of topics of shape, graph, data and measure show what their problem gives', () => {
  const pictured = topics.filter(({ workedExamples }) => workedExamples.some(({ figure }) => figure !== undefined));
  expect(pictured.length).toBeGreaterThanOrEqual(80);
});

test('no question to find stands in the picture of an example with its answer beside it', () => {
  const told = topics.flatMap(({ id, workedExamples }) =>
    workedExamples.flatMap(({ problem, figure, answer }) =>
      figure !== undefined && describeFigure(figure).includes('to be found') && saysWord(describeFigure(figure), answer)
        ? [`${id} ${problem}`]
        : [],
    ),
  );
  expect(told).toEqual([]);
});

test('a topic with a picture in a section asks at least three questions that the picture answers, in nearly all of them', () => {
  const taught = topics.filter(({ sections }) => sections.some(({ figure }) => figure !== undefined));
  const asked = taught.filter(({ items }) => items.filter(({ figure }) => figure !== undefined).length >= 3);
  expect(taught.length).toBeGreaterThanOrEqual(300);
  expect(asked.length / taught.length).toBeGreaterThanOrEqual(0.98);
});

test('every topic of maths teaches something with a picture', () => {
  const bare = topics.filter(
    ({ subject, sections }) =>
      subject === 'maths' && !sections.some(({ figure, pictures = [] }) => figure !== undefined || pictures.length > 0),
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test('every picture of the bank is small: under 12 KB on paper, a map under 40', () => {
  const large = topics.flatMap(({ id, items, tasks, sections, workedExamples }) =>
    [...items, ...tasks, ...sections, ...sections.flatMap(({ pictures = [] }) => pictures), ...workedExamples].flatMap(({ figure }) =>
      figure !== undefined && figureSvg(figure).length > (figure.kind === 'outline-map' ? 40_000 : 12_000) ? [`${id}: ${figure.kind}`] : [],
    ),
  );
  expect(large).toEqual([]);
});
