import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { composeAssessment } from './compose-assessment.ts';
import { composeFlashcards } from './compose-flashcards.ts';
import { composeGuide } from './compose-guide.ts';
import { readNotes } from '../text/read-notes.ts';
import { setTasksOf } from '../text/set-tasks.ts';
import { objectivesOfPage, wishesOfPage } from './set-on-page.ts';

const bank = openBank();
/** Objectives are found by words alone. */
const byWords = () => Promise.resolve(undefined);

test('sums that are written one number under the other are sums', () => {
  const sheet = `Column addition and subtraction

1)   412        2)   638        3)   2,157
   + 365           + 254           + 1,819
   _____           _____           _______

4)   874        5)   703        6)   5,000
   − 231           − 468           − 1,236
   _____           _____           _______

7)  135 + ____ = 400      8)  ____ − 210 = 570
9)  A farm has 1,365 sheep and 1,248 cows. How many animals is that altogether?
Please return by Monday.`;
  expect(setTasksOf(sheet).tasks).toEqual(expect.arrayContaining(['412 + 365', '638 + 254', '5,000 − 1,236', '135 + ____ = 400']));
  expect(wishesOfPage(sheet, 'maths').map(({ text }) => text)).toEqual([
    'column addition within 10,000',
    'column subtraction within 10,000',
    'missing numbers in addition and subtraction',
    'addition and subtraction word problems',
  ]);
});

const homework = `Year 9 Geography Homework: Population
1. Explain why birth rates fall as a country develops.
2. Describe how death rates change as a country develops.
3. Give two push factors and two pull factors of migration.
4. Describe two problems that are caused by an ageing population.
5. Explain natural increase.
Success criteria
[ ]  I have given both sides in question 4
[ ]  I have used data in my answers
Stuck? Come to geography club, room H4.`;

test('what a pupil ticks when the work is done is no task', () => {
  expect(setTasksOf(homework).tasks).toHaveLength(5);
});

test('a homework on one topic is on nothing else', async () => {
  const set = await objectivesOfPage(bank, { subject: 'geography', keyStage: 'KS3' }, homework, byWords);
  expect(set.length).toBeGreaterThan(1);
  for (const { ref } of set) expect(ref).toMatch(/population/);
});

test('sentences with gaps are set, and what is to be ticked as true or false says nothing', () => {
  const sheet = `Year 5 Science  Sound
1  Fill in the gaps.
A sound is made when something .............. . The sound travels as a .......... through the air. It gets .......... far away.

2  True or false? Tick a box.
                                          True    False
Sound travels through empty space.        [  ]    [  ]
A long string makes a higher note.        [  ]    [  ]

3  Explain how an ear hears a drum.
4  Draw a diagram of a vibrating string.
5  Name one thing that muffles sound.`;
  expect(setTasksOf(sheet).isWorksheet).toBe(true);
  const said = readNotes(sheet)
    .statements.map(({ text }) => text)
    .join(' ');
  expect(said).not.toMatch(/empty space|higher note|\[/);
});

test('a sheet of whole numbers is practised with whole numbers, no larger than its own', async () => {
  const sheet = `Column addition\n${Array.from({ length: 8 }, (_, at) => `${at + 1})  ${1234 + at * 311} + ${2345 + at * 97} = ____`).join('\n')}`;
  const asked = { bank, subject: 'maths' as const, keyStage: 'KS2' as const, topicText: 'maths homework', seed: 3 };
  const set = await objectivesOfPage(bank, asked, sheet, byWords);
  const { questions } = composeAssessment({
    ...asked,
    set,
    uploadText: sheet,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    history: [],
  });
  expect(questions.length).toBeGreaterThanOrEqual(5);
  const { content, topicId } = composeGuide({ ...asked, set, uploads: [{ title: 'Homework', text: sheet }] });
  const cards = composeFlashcards({ guide: content, bank, topicId, seed: 3, uploadText: sheet });
  const said = [...questions.map(({ question }) => question), ...cards.map(({ question, answer }) => `${question} ${answer}`)].join('\n');
  expect(said).not.toMatch(/decimal|\d\.\d|times as|\d{2}\{,\}\d{3}/);
});

test('dots that lead from a word to what it means are no gaps to be filled', () => {
  const list = `RE words\n${['kesh ........ uncut hair', 'kangha ...... wooden comb', 'kara ........ steel bracelet', 'kachera ..... cotton shorts', 'kirpan ...... small sword', 'khalsa ...... the community'].join('\n')}`;
  expect(setTasksOf(list).isWorksheet).toBe(false);
});
