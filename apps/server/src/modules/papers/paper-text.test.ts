import type { FigureQuestion } from '@hedgerow/curriculum/question';
import { expect, test } from 'vitest';
import { markSchemeText, paperText } from './paper-text.ts';

const shared = {
  id: 'q',
  type: 'on_figure' as const,
  explanation: 'Add along the row.',
  stepByStepSolution: [],
  hints: [],
  marks: 2,
  difficulty: 'beginner' as const,
  topicId: null,
  objective: null,
  provenance: 'generator' as const,
  sourceId: 'a',
  slips: [],
};
const cell = (value: string) => ({ expected: { kind: 'number' as const, value }, answer: value, slips: [] });
const table: FigureQuestion = {
  ...shared,
  question: 'Type what is missing in the table.',
  figure: { kind: 'table', head: ['', 'Bus', 'Walk', 'Total'], rows: [['Year 3', '12', '_', '_']] },
  task: { kind: 'fill', keys: 'digits' },
  right: [],
  cells: [cell('8'), cell('20')],
};
const region: FigureQuestion = {
  ...shared,
  question: 'Shade $A \\cap B$ in the Venn diagram.',
  figure: { kind: 'venn', left: 'A', right: 'B', onlyLeft: '', both: '', onlyRight: '', neither: '' },
  task: { kind: 'region' },
  right: [3],
};
const said = (blocks: ReturnType<typeof paperText>): string => JSON.stringify(blocks);

test('who does not see a table gets a line for each of its gaps, and its mark scheme says what belongs there', () => {
  const asked = said(paperText([table], null));
  expect(asked).toContain('Fill in the table.');
  expect(asked).toContain('Year 3: Bus 12');
  for (const line of ['Year 3, Walk: ____', 'Year 3, Total: ____']) expect(asked).toContain(line);
  expect(asked).not.toContain('20');
  expect(said(markSchemeText([table]))).toContain('Year 3, Walk: 8; Year 3, Total: 20');
});

test('who does not see a diagram says which of its regions to shade', () => {
  const asked = said(paperText([region], null));
  for (const name of ['Outside both circles', 'Only A', 'Only B', 'Both A and B']) expect(asked).toContain(name);
  expect(said(markSchemeText([region]))).toContain('Both A and B');
});
