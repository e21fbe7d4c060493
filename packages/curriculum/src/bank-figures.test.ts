import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, figureSvg } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { fold } from './words.ts';

const bank = openBank();
const topics = bank.index.flatMap(({ id }) => bank.topic(id) ?? []);
const saysWord = (words: string, option: string): boolean => ` ${fold(words)} `.includes(` ${fold(option)} `);

test('every picture of the bank stays in its box, with each label clear of lines', () => {
  const faults = topics.flatMap(({ id, items, sections, workedExamples }) =>
    [
      ...items.map(({ id: name, figure }) => [name, figure] as const),
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

test('a topic with a picture in a section asks at least three questions that the picture answers, in most of them', () => {
  const taught = topics.filter(({ sections }) => sections.some(({ figure }) => figure !== undefined));
  const asked = taught.filter(({ items }) => items.filter(({ figure }) => figure !== undefined).length >= 3);
  expect(taught.length).toBeGreaterThanOrEqual(100);
  expect(asked.length / taught.length).toBeGreaterThanOrEqual(0.9);
});

test('every picture of the bank is small: under 12 KB on paper, a map under 40', () => {
  const large = topics.flatMap(({ id, items, sections, workedExamples }) =>
    [...items, ...sections, ...sections.flatMap(({ pictures = [] }) => pictures), ...workedExamples].flatMap(({ figure }) =>
      figure !== undefined && figureSvg(figure).length > (figure.kind === 'outline-map' ? 40_000 : 12_000) ? [`${id}: ${figure.kind}`] : [],
    ),
  );
  expect(large).toEqual([]);
});
