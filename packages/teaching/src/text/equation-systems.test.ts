import { expect, test } from 'vitest';
import { openBank } from '@hedgerow/curriculum/bank';
import { objectivesOfPage, wishesOfPage } from '../compose/set-on-page.ts';
import { coverageSentence } from '../compose/sentences.ts';
import { findForPage } from '../compose/topic-of-page.ts';
import { withSystemsWhole } from './equation-systems.ts';

const bank = openBank();
const sheet = `Elimination practice

Solve    5a + b = 17
         a + b = 5
1) p + q = 8          p - q = 2
2) 3p + q = 13        p + q = 7
3) 2p + 5q = 19       p - q = 6
4) 6p + 2q = 28       4p + q = 18
5) 3p + 4q = 25       2p + 3q = 18`;

test('two equations that are solved together stay together, side by side and one below the other', () => {
  const whole = withSystemsWhole(sheet.split('\n'));
  expect(whole).toContain('Solve    5a + b = 17 and a + b = 5');
  expect(whole).toContain('1) p + q = 8 and p - q = 2');
  expect(withSystemsWhole(['1) p + q = 8     2) p - q = 2', 'x + 3 = 8', 'y - 2 = 4'])).toEqual([
    '1) p + q = 8     2) p - q = 2',
    'x + 3 = 8',
    'y - 2 = 4',
  ]);
});

test('a sheet of them is on simultaneous equations, whatever its title', async () => {
  expect(wishesOfPage(sheet, 'maths').map(({ text }) => text)).toEqual(['simultaneous equations']);
  const set = await objectivesOfPage(bank, { subject: 'maths', keyStage: 'KS4' }, sheet, async () => undefined);
  expect(set.map(({ ref }) => ref.slice(0, ref.lastIndexOf('/')))).toEqual(['maths.ks4.simultaneous-and-sequences']);
});

test('a topic that was typed beats single lines that seem to be of another stage', async () => {
  const lines = '1) Solve x + 5 = 9\n2) Solve x - 2 = 7\n3) Solve 3x = 12\n4) Solve 2x + 1 = 9\n5) Solve 4x = 20\n6) Solve x + 8 = 13';
  const asked = { subject: 'maths', keyStage: 'KS4', topicText: 'Simultaneous equations' } as const;
  const set = await objectivesOfPage(bank, asked, lines, async () => undefined);
  expect(set.filter(({ ref }) => ref.includes('.ks3.'))).toEqual([]);
});

test('what we have is never said to be missing, and who uploaded notes is not told to upload them', () => {
  const wish = { subject: 'maths', keyStage: 'KS4', topicText: 'Simultaneous equations' } as const;
  const page =
    'Simultaneous equations by elimination\n\nThe signs are the same so subtract the equations. The letters match so divide both sides.';
  const spoken = new Map([['maths.ks3.linear-equations', 0.9]]);
  const found = findForPage(bank, wish, page, spoken);
  expect(found.topics.map(({ id }) => id)).toContain('maths.ks4.simultaneous-and-sequences');
  const other = {
    ...findForPage(
      bank,
      {
        ...wish,
        focus: {
          topicId: bank.index.find(({ keyStage, subject }) => keyStage === 'KS3' && subject === 'maths')?.id ?? '',
          objective: null,
        },
      },
      page,
    ),
    ofPage: { isKnown: true },
  };
  expect(coverageSentence(wish, other, { used: false, bankToo: true, isExact: false })).not.toMatch(/We have no|Upload your notes/);
});
