import type { FigureHandles, FigureView } from '@hedgerow/contracts/figures';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { figureGiven, figureStart, type Places } from '../../lib/figure-given.ts';
import { spokenWords } from '../../lib/spoken-text.ts';
import { show } from '../../testing/show.tsx';
import { FigureBoard } from './figure-board.tsx';
import { slideTap } from './moving.ts';

const figure: FigureView = { width: 320, height: 60, marks: [], words: 'A number line from 0 to 4.' };
const line: FigureHandles = {
  kind: 'slide',
  handles: [
    {
      name: 'Arrow',
      look: 'point',
      from: [20, 20],
      wide: 0,
      stops: [0, 1, 2, 3, 4].map((stop) => ({ at: [20 + stop * 70, 20] as const, heard: `at mark ${stop}` })),
    },
  ],
};
const side = [0, 1, 2, 3].map((value) => ({ at: value * 20, text: String(value) }));
const grid: FigureHandles = { kind: 'grid', names: ['Corner', 'Corner'], join: 'none', across: side, up: side };
const parts: FigureHandles = {
  kind: 'parts',
  parts: [1, 2, 3].map((part) => ({ name: `Part ${part} of 3`, mark: { kind: 'box', at: [part * 20, 8], size: [20, 20], fill: 'three' } })),
};

const places = () => screen.getByTestId('places').textContent;
const Held = ({ handles, start }: { readonly handles: FigureHandles; readonly start: Places }) => {
  const [held, setHeld] = useState(start);
  return (
    <>
      <h3 id="q">Where is it?</h3>
      <FigureBoard figure={figure} handles={handles} places={held} onPlaces={setHeld} disabled={false} labelledBy="q" />
      <output data-testid="places">{held.join(',')}</output>
    </>
  );
};

test('what slides has a name and says where it stands; arrows, Page keys, Home and End move it and stop at the ends', async () => {
  const { person } = show(<Held handles={line} start={[0]} />);
  expect(screen.getByRole('group', { name: 'Where is it?' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'A number line from 0 to 4.' })).toBeTruthy();
  const arrow = screen.getByRole('slider', { name: 'Arrow' });
  arrow.focus();
  await person.keyboard('{ArrowRight}{ArrowUp}');
  expect(arrow.getAttribute('aria-valuetext')).toBe('at mark 2');
  await person.keyboard('{End}{ArrowRight}');
  expect(places()).toBe('4');
  await person.keyboard('{PageDown}');
  expect(places()).toBe('0');
});

test('points move in four directions; Enter puts one where it is', async () => {
  const { person } = show(<Held handles={grid} start={[-1, -1, -1, -1]} />);
  const [first, second] = screen.getAllByRole('slider');
  expect([first, second].map((one) => one?.getAttribute('aria-label'))).toEqual(['Corner 1', 'Corner 2']);
  first?.focus();
  expect(first?.getAttribute('aria-valuetext')).toBe('0 across, 0 up, not placed yet');
  await person.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowUp}');
  expect(places()).toBe('2,1,-1,-1');
  second?.focus();
  await person.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(places()).toBe('2,1,0,0');
  expect(first?.getAttribute('aria-valuetext')).toBe('2 across, 1 up');
});

test('parts are checkboxes: Space shades, an arrow goes on to the next, a press takes it back', async () => {
  const { person } = show(<Held handles={parts} start={[]} />);
  const [first, second] = screen.getAllByRole('checkbox');
  first?.focus();
  await person.keyboard(' {ArrowRight}{Enter}');
  expect(places()).toBe('0,1');
  expect(second?.getAttribute('aria-checked')).toBe('true');
  if (first) await person.click(first);
  expect(places()).toBe('1');
});

test('without hitting or dragging anything: lists, and buttons of one step', async () => {
  const { person } = show(<Held handles={line} start={[0]} />);
  await person.click(screen.getByRole('button', { name: 'Arrow: right' }));
  expect(places()).toBe('1');
  await person.click(screen.getByText('Answer with lists'));
  await person.selectOptions(screen.getByLabelText('Arrow', { selector: 'select' }), 'at mark 3');
  expect(places()).toBe('3');
});

const labels: FigureHandles = {
  kind: 'labels',
  places: [
    { name: 'A', at: [14, 10] },
    { name: 'B', at: [306, 10] },
  ],
  words: ['anther', 'petal'],
};

test('each letter has a list of words; a word goes to one letter alone', async () => {
  const { person } = show(<Held handles={labels} start={[-1, -1]} />);
  await person.selectOptions(screen.getByRole('combobox', { name: 'A' }), 'petal');
  expect(places()).toBe('1,-1');
  await person.selectOptions(screen.getByRole('combobox', { name: 'B' }), 'petal');
  expect(places()).toBe('-1,1');
});

const regions: FigureHandles = {
  kind: 'parts',
  ground: 1,
  parts: ['Outside both circles', 'Only A'].map((name, at) => ({
    name,
    mark: { kind: 'box', at: [at * 20, 0], size: [40, 40], fill: 'four', stroke: 'three' },
  })),
};

test('regions lie between the paper and the lines; one that is not shaded has no edge of its own', async () => {
  const { person } = show(<Held handles={regions} start={[]} />);
  const only = screen.getByRole('checkbox', { name: 'Only A' });
  expect(only.querySelector('rect')?.getAttribute('fill')).toBe('var(--figure-paper)');
  expect(only.querySelector('rect')?.getAttribute('stroke')).toBe('none');
  await person.click(only);
  expect(places()).toBe('1');
  expect(only.querySelector('rect')?.getAttribute('stroke')).toBe('var(--figure-three)');
  await person.click(screen.getByText('Answer with buttons'));
  await person.click(screen.getByRole('button', { name: 'Outside both circles' }));
  expect(places()).toBe('0,1');
});

const squares: FigureHandles = {
  kind: 'parts',
  ground: 0,
  columns: 2,
  parts: [1, 2, 3].flatMap((row) =>
    [5, 6].map((column) => ({
      name: `Column ${column}, row ${row}`,
      mark: { kind: 'box' as const, at: [column * 20, 60 - row * 20] as const, size: [20, 20] as const, fill: 'four' as const },
    })),
  ),
};

test('on squared paper arrows go to the squares beside, above and below, and stop at its edges; Tab stops once', async () => {
  const { person } = show(<Held handles={squares} start={[]} />);
  const all = screen.getAllByRole('checkbox');
  expect(all.map((one) => one.getAttribute('tabindex'))).toEqual(['0', '-1', '-1', '-1', '-1', '-1']);
  all[0]?.focus();
  await person.keyboard('{ArrowDown}{ArrowUp} {ArrowRight}{ArrowRight} {ArrowUp}{ArrowUp}');
  expect(places()).toBe('2,3');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Column 6, row 3');
  expect(all.map((one) => one.getAttribute('tabindex'))).toEqual(['-1', '-1', '-1', '-1', '-1', '0']);
});

test('the water of a jug and the pointer of a dial are set as an arrow is, and water lies below the lines', async () => {
  const level: FigureHandles = {
    kind: 'slide',
    ground: 0,
    handles: [
      {
        name: 'Water',
        look: 'level',
        from: [140, 60],
        wide: 100,
        stops: [0, 1, 2].map((stop) => ({ at: [140, 50 - stop * 20] as const, heard: `at mark ${stop}` })),
      },
    ],
  };
  const { person } = show(<Held handles={level} start={[0]} />);
  const water = screen.getByRole('slider', { name: 'Water' });
  await person.click(screen.getByRole('button', { name: 'Water: up' }));
  expect(water.getAttribute('aria-valuetext')).toBe('at mark 1');
  water.focus();
  await person.keyboard('{End}');
  expect(places()).toBe('2');
});

const fiveValues: FigureHandles = {
  kind: 'slide',
  joins: 'box',
  handles: ['Lowest value', 'Lower quartile', 'Median', 'Upper quartile', 'Highest value'].map((name, at) => ({
    name,
    look: 'tick' as const,
    from: [0, 30] as const,
    wide: 20,
    start: 2 * at,
    stops: Array.from({ length: 11 }, (_, stop) => ({ at: [stop * 30, 30] as const, heard: `at ${stop}` })),
  })),
};

test('the values of a box plot wait side by side, are joined to a box, and none passes its neighbour', async () => {
  const { person } = show(<Held handles={fiveValues} start={figureStart(fiveValues)} />);
  expect(places()).toBe('0,2,4,6,8');
  screen.getByRole('slider', { name: 'Median' }).focus();
  await person.keyboard('{End}');
  expect(places()).toBe('0,2,6,6,8');
  await person.keyboard('{Home}{ArrowLeft}');
  expect(places()).toBe('0,2,2,6,8');
  const box = screen.getByRole('group', { name: 'Where is it?' }).querySelector('svg > g > rect');
  expect([box?.getAttribute('x'), box?.getAttribute('width')]).toEqual(['60', '120']);
  expect(figureGiven(fiveValues, figureStart(fiveValues))).toBeUndefined();
  expect(slideTap(fiveValues, [0, 2, 4, 6, 8], [205, 30], undefined)).toEqual({ places: [0, 2, 4, 7, 8], held: 3 });
});

test.each([
  ['path', 'polyline', /^0,60 20,20 40,0$/],
  ['curve', 'path', /^M0 60C[^C]+ 20 20C[^C]+ 40 0$/],
  ['shape', 'polygon', /^\d+,\d+ \d+,\d+ \d+,\d+$/],
] as const)('points are joined as a %s, whichever is put first', (join, drawn, points) => {
  const down = [0, 1, 2, 3].map((value) => ({ at: 60 - value * 20, text: String(value) }));
  const joined: FigureHandles = { kind: 'grid', names: ['Point', 'Point', 'Point'], join, across: side, up: down };
  const shown = (start: Places) => {
    show(<Held handles={joined} start={start} />);
    const joining = screen.getByRole('group', { name: 'Where is it?' }).querySelector(`svg > ${drawn}`);
    const told = joining?.getAttribute('points') ?? joining?.getAttribute('d');
    cleanup();
    return told;
  };
  const told = shown([2, 3, 0, 0, 1, 2]);
  expect(told).toBe(shown([0, 0, 1, 2, 2, 3]));
  expect(told).toMatch(points);
});

const cells: FigureHandles = {
  kind: 'cells',
  keys: 'number',
  cells: [
    { name: 'Bus, Year 3', at: [100, 40], size: [80, 50] },
    { name: 'Walk, Year 3', at: [180, 40], size: [80, 50] },
    { name: 'Bus, Year 4', at: [100, 90], size: [80, 50] },
  ],
};

test('each gap of a table is a field with a name; Enter goes to the next that is empty, arrows up and down', async () => {
  const { person } = show(<Held handles={cells} start={['', '', '']} />);
  const bus = screen.getByRole('textbox', { name: 'Bus, Year 3' });
  await person.click(bus);
  await person.keyboard('12{Enter}3/4|{ArrowDown}');
  expect(places()).toBe('12,3/4,');
  await person.click(bus);
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Bus, Year 4' }));
  await person.keyboard('7{ArrowUp}');
  expect(places()).toBe('12,3/4,7');
  expect(document.activeElement).toBe(bus);
});

test.each([
  ['what slides', line, [0], []],
  ['a grid', grid, [-1, -1, -1, -1], ['Tap the grid to place 2 points.']],
  ['parts', parts, [], []],
  ['regions', regions, [], []],
  ['letters', labels, [-1, -1], ['Words to choose from: anther, petal.']],
  ['a table', cells, ['', '', ''], []],
] as const)('read aloud, %s is its picture and how to answer, and none of the tools', (_, handles, start, how) => {
  show(<Held handles={handles} start={start} />);
  const board = screen.getByRole('group', { name: 'Where is it?' });
  // Nothing is laid out here, so nothing could be hidden.
  for (const element of [board, ...board.querySelectorAll('*')]) element.checkVisibility = () => true;
  expect(spokenWords(board)).toEqual(['A number line from 0 to 4.', ...how]);
});
