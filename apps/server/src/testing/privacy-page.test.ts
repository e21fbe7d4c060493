import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contactTopics } from '@hedgerow/contracts/contact';
import { modelAllowed } from '@hedgerow/domain/model-use';
import { isKeptAtHome } from '../adapters/ai/kept-at-home.ts';
import { withoutPerson } from '../adapters/ai/without-person.ts';

const page = readFileSync(new URL('../../../web/app/features/public/texts/privacy.ts', import.meta.url), 'utf8');
const section = page.slice(page.indexOf('# AI models'), page.indexOf('# Who else sees data'));

const own = { people: [['Zoë', 'Brontë'], ['Élodie'], ['Paweł'], ['Ødegård']], others: ['Thornfield', 'zoebronte4821'] };

/** What the page says is taken out, in its own words, and a text that has it. */
const claims: readonly (readonly [said: string, text: string, secret: string])[] = [
  ['your child', 'a story of Zoë', 'Zoë'],
  ['brothers and sisters', 'with Élodie', 'Élodie'],
  ['you, teachers', 'Paweł met Ødegård', 'Paweł'],
  ['teachers and schools', 'Ødegård of Thornfield', 'Thornfield'],
  ['usernames', 'I am zoebronte4821', '4821'],
  ['email addresses', 'write to kit.m@example.org', 'kit'],
  ['telephone numbers', 'ring 0117 496 0123', '496'],
  ['street addresses', 'at 14 Mill Lane', 'Mill'],
  ['postcodes', 'in BS3 4QL', '4QL'],
  ['dates of birth', 'born 12 March 2015', 'March'],
  ['an NHS number', '943 476 5919', '476'],
  ['head of a form', 'Name: Kit Marlowe', 'Marlowe'],
];

test.each(claims)('the privacy page says that %s are taken out of what a model is told, and they are', (said, text, secret) => {
  expect(section).toContain(said);
  expect(withoutPerson(own)(`Rivers. ${text}`)).toContain(text.startsWith('Name:') ? '' : 'Rivers');
  expect(withoutPerson(own)(`${text}\nRivers`)).not.toContain(secret);
});

test('every kind that the page names has its proof here', () => {
  const list = /takes out of it (?<kinds>[^]*?)\. A program/u.exec(section)?.groups?.['kinds'] ?? '';
  const left = claims.reduce((rest, [said]) => rest.replace(said, ''), list);
  expect(
    left.replaceAll(/the names that your account knows|numbers such as|lines that look like the|and schools|teachers|and|[(),\s]/gu, ''),
  ).toBe('');
});

test('children of each age have a page of their own, and the youngest hear nothing long', () => {
  const ages = ['# For children aged 5 to 7', '# For children aged 8 to 12', '# For young people aged 13 to 18'];
  const places = ages.map((heading) => page.indexOf(heading));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const youngest = page.slice(places[0], places[1]).split('\n').slice(1).join(' ');
  const sentences = youngest.split(/[.?](?=\s)/).map((sentence) => sentence.trim().split(/\s+/));
  expect(sentences.length).toBeGreaterThan(10);
  expect(sentences.filter((words) => words.length > 13).map((words) => words.join(' '))).toEqual([]);
  for (const text of [youngest, page.slice(places[1], places[2])]) expect(text).toContain('0800 1111');
});

test('typed answers and a page of trouble go to no model, as the page says', () => {
  expect(section).toContain(
    'Answers that are typed go to no model, nor does a page where our programs hear that a child may speak of trouble',
  );
  // The only parts that ask one: a model is asked for no other work.
  const desk = readFileSync(new URL('../adapters/ai/model-teacher.ts', import.meta.url), 'utf8');
  const asked = Array.from(desk.matchAll(/atDesk\(\s*request\.learner,\s*'(\w+)'/g), ([, purpose]) => purpose);
  expect(new Set(asked)).toEqual(new Set(['assessment', 'guide', 'flashcards', 'essay']));
  const trouble = [{ title: 'Notes', text: 'i cant cope any more and nobody would miss me' }];
  expect([isKeptAtHome(trouble), isKeptAtHome([{ title: 'Notes', text: 'A meander is a bend in a river.' }])]).toEqual([true, false]);
});

const ask = (chosen: boolean | null, age: number | null, year = 8) => modelAllowed({ chosen, age, year });

test('off under 13 until a parent turns it on, as the page says', () => {
  expect(section).toContain('For a child under 13 the model is off until you turn it on');
  expect([ask(null, 12), ask(null, 13), ask(true, 7), ask(false, 17), ask(null, null, 8), ask(null, null, 9)]).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

test('the page says how to complain to us, by the kind that the form has, and within how many days', () => {
  const rights = page.slice(page.indexOf('# Your rights'), page.indexOf('# Keeping it safe'));
  const [, kind = ''] = /choose “([^”]+)”/.exec(rights) ?? [];
  expect(contactTopics).toContain(kind);
  expect(rights).toContain('Within 30 days');
});

test('the page names backups, and a backup has no sign-in in it', () => {
  expect(page.slice(page.indexOf('# Keeping it safe'))).toMatch(/\*\*Backups\*\*.*no sign-in is in them/);
  const backup = readFileSync(new URL('../operator/backup/backup.ts', import.meta.url), 'utf8');
  expect(backup).toMatch(/const leftOut = new Set\(\[[^\]]*'session'/);
});
