import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { difficulties } from '@hedgerow/domain/difficulties';
import { fitsHandles, givenView, pairsOf, sayGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { describeFigure } from '@hedgerow/figures/figure';
import { describe, expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { instantiate } from '../compose/instantiate.ts';
import { bareMethod } from '../compose/methods.ts';
import { generatorById } from '../generators/all-generators.ts';
import { markGiven } from '../practice/mark-given.ts';
import { rightOn } from './right-on.ts';
import { onPaper } from './on-paper.ts';
import { workedOut } from './worked-out.ts';
import { figureForm, turnedBy } from './figure-form.ts';

const formsOf = (id: string): readonly FigureQuestion[] => {
  const generator = generatorById(id);
  if (generator === undefined) throw new Error(`${id} is no generator`);
  return difficulties.flatMap((difficulty) =>
    generatorDrafts([bareMethod(generator)], { seed: 7, difficulty, count: 60 }).flatMap(
      (draft, at) => figureForm(instantiate(draft, { seed: at, keyPlace: at % 4, keyStage: generator.keyStage })) ?? [],
    ),
  );
};

describe.each(Object.keys(turnedBy))('%s on its figure', (id) => {
  const forms = formsOf(id);

  test('is asked, and a fresh one each time', () => {
    expect(forms.length).toBeGreaterThan(10);
    expect(new Set(forms.map((form) => form.id)).size).toBeGreaterThan(5);
  });

  test('has an answer that its own words and figure lead to, and that nothing else shows', () => {
    for (const form of forms) {
      const handles = handlesOf(form.figure, form.task);
      const right = rightOn(form);
      expect(fitsHandles(handles, right)).toBe(true);
      expect({ question: form.question, right: sayGiven(handles, workedOut(form)).replaceAll('-', '−') }).toEqual({
        question: form.question,
        right: sayGiven(handles, right),
      });
      expect(givenView(form.figure, form.task, right).words).toContain(describeFigure(form.figure));
      expect(describeFigure(form.figure)).not.toMatch(/undefined|NaN/);
    }
  });

  test('is explained as what is done on a figure, and not as what it would be to read one', () => {
    for (const { explanation, stepByStepSolution, hints } of forms) {
      const said = [explanation, ...stepByStepSolution, ...hints].join(' ');
      expect(said).not.toMatch(
        /thermometer|clock shows|is the hour|\bso (?:it|this) is (?:\d|half|quarter|[A-G]\b)|\b1 of them are\b|Easting first|count to the head/i,
      );
      expect(said).not.toMatch(/undefined|NaN/);
    }
  });

  test('is asked on paper as a pencil does it, with letters to write on where there are words to choose', () => {
    for (const form of forms) {
      const { question, bank, letters } = onPaper(form);
      expect(question).not.toMatch(/\b(?:[Mm]ove|[Cc]hoose|Put|Type)\b/);
      expect(letters.length > 0).toBe(form.task.kind === 'label');
      expect(bank.length).toBeGreaterThanOrEqual(letters.length);
    }
  });

  test('is judged: the right answer, a known slip with its note, and nothing done', () => {
    for (const form of forms) {
      expect(markGiven(form, rightOn(form)).verdict).toBe('right');
      for (const { given, note } of form.slips) {
        const marked = markGiven(form, given);
        expect(marked.verdict).toBe('wrong');
        expect(marked.note).toContain(note);
      }
      expect(markGiven(form, form.cells === undefined ? [...form.right, 999] : [1, 2]).verdict).toBe('wrong');
      expect(pairsOf(form.right).length).toBe(Math.floor(form.right.length / 2));
    }
  });
});

test.each(['maths-two-way-tables', 'maths-conditional-probability'])('%s: each step is a sum of numbers that are known by then', (id) => {
  for (const { figure, cells = [], stepByStepSolution: steps } of formsOf(id)) {
    const known = figure.kind === 'table' ? figure.rows.flat() : [];
    const results = steps.map((step) => {
      const [, a = '', sign, b = '', result = ''] = /: (\d+) ([+−]) (\d+) = (\d+)$/.exec(step) ?? [];
      expect(Number(result)).toBe(Number(a) + (sign === '+' ? 1 : -1) * Number(b));
      expect(known).toEqual(expect.arrayContaining([a, b]));
      known.push(result);
      return result;
    });
    expect(results.toSorted()).toEqual(cells.map(({ answer }) => answer).toSorted());
  }
});
