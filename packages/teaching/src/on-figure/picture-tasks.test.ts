import { optionText } from '@hedgerow/curriculum/option-values';
import { type FactForm, PracticeQuestion } from '@hedgerow/curriculum/question';
import { difficulties } from '@hedgerow/domain/difficulties';
import { faultsOf } from '@hedgerow/figures/faults';
import { describeFigure, drawFigure, type Figure } from '@hedgerow/figures/figure';
import { describe, expect, test } from 'vitest';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { bareMethod } from '../compose/methods.ts';
import { generatorById } from '../generators/all-generators.ts';
import { valuesIn } from '../generators/checkers/tex-value.ts';
import { markGiven } from '../practice/mark-given.ts';
import { rightGiven } from '../practice/given-answer.ts';
import { picturedBy, pictureTask } from './picture-tasks.ts';

const tasksOf = (id: string): readonly FactForm[] => {
  const generator = generatorById(id);
  if (generator === undefined) throw new Error(`${id} is no generator`);
  return difficulties.flatMap((difficulty) =>
    Array.from(
      { length: 8 },
      (_, seed) => pictureTask(bareMethod(generator), { seed: seed * 31, difficulty, keyStage: generator.keyStage }) ?? [],
    ).flat(),
  );
};

/** "half past 2", "20 minutes to 6", "3:30" as minutes after twelve. */
const minutesIn = (text: string): number => {
  const digital = /^(\d+):(\d\d)$/.exec(text);
  if (digital) return (Number(digital[1]) % 12) * 60 + Number(digital[2]);
  const [, much = '', way = '', hour = ''] = /^(?:(quarter|half|\d+ minutes?) (past|to) )?(\d+)/.exec(text) ?? [];
  const minutes = much === 'quarter' ? 15 : much === 'half' ? 30 : Number.parseInt(much || '0', 10);
  return ((Number(hour) % 12) * 60 + (way === 'to' ? -minutes : minutes) + 720) % 720;
};

type Spot = readonly [number, number];
/** Lines through the middle of a shape that lay it on itself, each tried by turning every corner over. */
const foldsOf = (corners: readonly Spot[]): number => {
  const count = corners.length;
  const middle = [0, 1].map((side) => corners.reduce((sum, corner) => sum + (corner[side] ?? 0), 0) / count) as unknown as Spot;
  const ends = corners.flatMap((corner, at): Spot[] => {
    const [x, y] = corners[(at + 1) % count] ?? corner;
    return [corner, [(corner[0] + x) / 2, (corner[1] + y) / 2]];
  });
  const turns = ends.map(([x, y]) => Math.atan2(y - middle[1], x - middle[0])).map((turn) => (turn + 2 * Math.PI) % Math.PI);
  const axes = turns.filter((turn, at) => turns.findIndex((other) => Math.abs(Math.sin(turn - other)) < 1e-6) === at);
  return axes.filter((axis) =>
    corners.every(([x, y]) => {
      const [dx, dy] = [x - middle[0], y - middle[1]];
      const over: Spot = [
        middle[0] + dx * Math.cos(2 * axis) + dy * Math.sin(2 * axis),
        middle[1] + dx * Math.sin(2 * axis) - dy * Math.cos(2 * axis),
      ];
      return corners.some((corner) => Math.hypot(corner[0] - over[0], corner[1] - over[1]) < 1e-6);
    }),
  ).length;
};

const kindOfAngle = (degrees: number): string =>
  degrees < 90
    ? 'acute angle'
    : degrees === 90
      ? 'right angle'
      : degrees < 180
        ? 'obtuse angle'
        : degrees === 180
          ? 'straight line'
          : 'reflex angle';

/** What a picture alone leads to, as the answers say it: a number to order by, a group, or whether a text is true of it. */
const sizeShown = (figure: Figure): number => {
  if (figure.kind === 'money') return figure.pieces.reduce((sum, piece) => sum + piece, 0);
  if (figure.kind === 'ruler') return figure.to - figure.from;
  if (figure.kind === 'angle') return figure.degrees;
  return figure.kind === 'fraction' ? figure.shaded.length / figure.parts : Number.NaN;
};
const groupShown = (figure: Figure): string => {
  if (figure.kind === 'angle') return kindOfAngle(figure.degrees);
  if (figure.kind === 'polygon') {
    // Its lengths are written, or equal sides have as many ticks.
    const sides = new Set<string | number>(figure.sides ?? figure.ticks).size;
    return sides === 1 ? 'equilateral' : sides === 2 ? 'isosceles' : 'scalene';
  }
  const folds = figure.kind === 'grid-shapes' ? foldsOf(figure.shapes[0]?.points ?? []) : -1;
  return folds === 1 ? '1 line' : `${folds} lines`;
};
const isShown = (figure: Figure, text: string): boolean => {
  const plain = optionText(text);
  if (figure.kind === 'clock') return minutesIn(plain) === (figure.hour % 12) * 60 + figure.minute;
  if (figure.kind === 'fraction') return Math.abs((valuesIn(text)[0] ?? 0) - sizeShown(figure)) < 1e-9;
  if (figure.kind === 'graph') {
    const [, by = '', sign = '+', c = '0'] = /y = (-?\d*)x(?: ([+-]) (\d+))?/.exec(text) ?? [];
    const m = by === '' || by === '-' ? Number(`${by}1`) : Number(by);
    return (figure.curves[0]?.points ?? []).every(([x, y]) => Math.abs(m * x + Number(`${sign}${c}`) - y) < 0.01);
  }
  if (figure.kind !== 'inequality-line') return false;
  const [span] = figure.spans;
  const ends = [...text.matchAll(/-?\d+/g)].map(Number);
  const closed = [...text.matchAll(/<|>|\\leq|\\geq/g)].map(([sign]) => sign.includes('eq'));
  const shown = [span?.from, span?.to].filter((end) => end !== undefined);
  const goesUp = ends.length === 2 || />|geq/.test(text) === (span?.from !== undefined);
  return goesUp && shown.every(({ at, closed: own }, place) => ends[place] === at && closed[place] === own);
};

const isLedTo = (task: FactForm): boolean => {
  if (task.type === 'several') return false;
  const pictures = task.pictures ?? [];
  if (task.type === 'match')
    return pictures.every((picture, at) => task.right.every((text, place) => isShown(picture, text) === (place === task.partners[at])));
  if (task.type === 'sort')
    return (
      pictures.every((picture, at) => groupShown(picture) === task.groups[task.places[at] ?? -1]) &&
      new Set(task.places).size === task.groups.length
    );
  const sizes = task.rightOrder.flatMap((at) => (pictures[at] === undefined ? [] : [sizeShown(pictures[at])]));
  const isMixed = task.rightOrder.some((place, at) => place !== at);
  return isMixed && sizes.length === pictures.length && sizes.every((size, at) => at === 0 || size > (sizes[at - 1] ?? 0));
};

describe.each(Object.entries(picturedBy))('%s', (id, { asks }) => {
  const tasks = tasksOf(id);

  test('is asked with pictures that differ, in many ways', () => {
    expect(tasks.length).toBeGreaterThan(5);
    expect(new Set(tasks.map(fingerprintOf)).size).toBeGreaterThan(5);
    for (const task of tasks) {
      expect(PracticeQuestion.parse(task)).toEqual(task);
      expect(task.type).toBe(asks);
      const things = task.type === 'match' ? task.left : task.type === 'several' ? [] : task.items;
      const pictures = task.type === 'several' ? [] : (task.pictures ?? []);
      expect(things).toEqual(pictures.map((_, at) => 'ABCDEFGH'.charAt(at)));
      expect(new Set(pictures.map((one) => JSON.stringify(one))).size).toBe(pictures.length);
      for (const picture of pictures) expect(faultsOf(drawFigure(picture))).toEqual([]);
    }
  });

  test('has the answer that its pictures alone lead to, and no other', () => {
    for (const task of tasks) {
      expect({ task, right: isLedTo(task) }).toEqual({ task, right: true });
      expect(markGiven(task, rightGiven(task)).verdict).toBe('right');
    }
  });

  test('the words of a picture do not say its answer', () => {
    for (const task of tasks) {
      if (task.type === 'several') continue;
      const answers = task.type === 'match' ? task.right : task.type === 'sort' ? task.groups : [];
      for (const picture of task.pictures ?? [])
        for (const answer of answers) expect(describeFigure(picture)).not.toContain(optionText(answer));
    }
  });
});
