import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { nearDates } from './near-dates.ts';
import { questionsFromText } from './questions-from-text.ts';
import { askedOfEvent } from './timeline-asking.ts';

describe('what a line of a timeline is asked', () => {
  test.each([
    ['Churchill appointed Prime Minister', 'When was Churchill appointed Prime Minister?'],
    ['Good Friday Agreement signed', 'When was the Good Friday Agreement signed?'],
    ['Marshall Plan agreed', 'When was the Marshall Plan agreed?'],
    ['Slavery abolished in the British Empire', 'When was slavery abolished in the British Empire?'],
    ['Rations fixed at 200 g of bread', 'When were rations fixed at 200 g of bread?'],
    ['Easter Rising', undefined],
    ['Easter uprising in Dublin is crushed by the army', 'When was the Easter uprising in Dublin crushed by the army?'],
    ['Chartist rebellion fails after a long march', 'When did the Chartist rebellion fail after a long march?'],
    ['Press Act lets the king’s ministers close newspapers', 'When did the Press Act let the king’s ministers close newspapers?'],
    ['Munich Putsch', 'When was the Munich Putsch?'],
    ['Gunpowder Plot: Fawkes is found in the cellar', 'When was the Gunpowder Plot?'],
    ['Locarno treaties', 'When were the Locarno treaties signed?'],
    ['Factory Act: children under nine may not work', 'When was the Factory Act passed?'],
    ['Standing Army Act lets the king keep soldiers', 'When did the Standing Army Act let the king keep soldiers?'],
    ['Reparations fixed at £6.6 billion', 'When were reparations fixed at £6.6 billion?'],
    ['Night of the Long Knives', 'When was the Night of the Long Knives?'],
    ['Nuremberg trials', 'When were the Nuremberg trials?'],
    ['Over 2 million unemployed', 'When were over 2 million people unemployed?'],
    ['Hitler becomes Chancellor and bans other parties', undefined],
  ])('%s', (event, question) => {
    expect(askedOfEvent(event)).toBe(question);
  });
});

describe('wrong dates', () => {
  test('are near the right one', () => {
    const all = ['9 Nov 1918', '11 Nov 1918', '30 Jan 1933', '27 Feb 1933', '30 June 1934', '1 Sept 1939'];
    for (const date of all)
      for (const wrong of nearDates(date, all, () => 0.4)) {
        const apart = Math.abs(Number(/\d{4}/.exec(wrong)?.[0]) - Number(/\d{4}/.exec(date)?.[0]));
        expect(apart).toBeLessThanOrEqual(7);
      }
    expect(nearDates('1 Sept 1939', all, () => 0.4)).toHaveLength(3);
  });
});

const page = `Ireland 1912–1923
Timeline

28 Sept 1912      Ulster Covenant signed by half a million people.
24 Apr 1916       Easter uprising begins in Dublin.
3–4 May 1916      The first leaders are shot.
21 Jan 1919       First Dáil meets in Dublin.
6 Dec 1921        Anglo-Irish Treaty signed.
1922              De Valera elected president by the rebels.
14 Apr 1922       Siege of the Four Courts.
24 May 1923       Civil War ends.`;

test('each line of a timeline is asked in plain English', () => {
  const asked = cardsFromText({ text: page, seed: 2, max: 40 }).map(({ question }) => question);
  expect(asked).toEqual(
    expect.arrayContaining([
      'When was the Anglo-Irish Treaty signed?',
      'When was De Valera elected president by the rebels?',
      'When was the Siege of the Four Courts?',
      'When were the first leaders shot?',
    ]),
  );
  for (const question of asked) expect(question).not.toContain('When did this happen');
  for (const { question } of questionsFromText({ text: page, seed: 2, count: 20, difficulty: 'intermediate' }))
    expect(question).not.toContain('When did this happen');
});

test('“late 1348” begins a line of its own', () => {
  const dates = `KEY DATES
June 1348   Plague reaches England
Late 1348   Plague arrives in London
1351        Statute of Labourers is passed
1377        Richard II becomes king`;
  const cards = cardsFromText({ text: dates, seed: 7, max: 24 });
  expect(cards.find(({ question }) => question.includes('London'))?.answer.replace(/\.$/, '')).toMatch(/^(?:In )?[Ll]ate 1348$/);
  expect(cards.find(({ question }) => question.includes('England'))?.question).not.toContain('London');
});
