import { describeFigure, sampleFigure } from '@hedgerow/figures/figure';
import { expect, test } from 'vitest';
import { guideText, plainText } from './text-document.ts';

const figure = sampleFigure('bar-chart', 3);

test('every kind of block of a guide is there in plain words, with its pictures described', () => {
  const text = plainText(
    guideText({
      blocks: [
        { kind: 'heading', text: 'Adding **fractions**', level: 2 },
        { kind: 'paragraph', text: String.raw`First make $\frac{1}{2}$ and $\frac{3}{4}$ quarters.` },
        { kind: 'list', ordered: true, items: ['one', 'two'] },
        { kind: 'list', ordered: false, items: ['either'] },
        { kind: 'keyWords', entries: [{ term: 'numerator', meaning: 'the top' }] },
        { kind: 'figure', figure },
        { kind: 'workedExample', problem: 'Sum', figure, steps: ['do this'], answer: String.raw`$0.1\dot{6}$` },
        { kind: 'mistakes', entries: [{ belief: 'wrong', correction: 'right' }] },
        { kind: 'checkYourself', entries: [{ question: 'Why?', answer: 'So.' }] },
        { kind: 'fromYourNotes', items: ['mine'] },
        { kind: 'note', text: 'A note.' },
      ],
    }),
  );
  expect(text).toBe(
    [
      'Adding fractions',
      '',
      'First make 1/2 and 3/4 quarters.',
      '1. one',
      '2. two',
      '- either',
      'numerator: the top',
      '',
      `Picture: ${describeFigure(figure)}`,
      '',
      'Sum',
      '',
      `Picture: ${describeFigure(figure)}`,
      '1. do this',
      '',
      'Answer: 0.16 (6 recurring)',
      'Easy to think: wrong',
      'right',
      'Question: Why?',
      'Answer: So.',
      '',
      'From your notes:',
      '- mine',
      '',
      'A note.',
      '',
    ].join('\n'),
  );
});
