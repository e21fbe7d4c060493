import { openBank } from '@hedgerow/curriculum/bank';
import { expect, test } from 'vitest';
import { factForms } from './fact-forms.ts';
import { markGiven } from './mark-given.ts';

const bank = openBank();
const forms = bank.index.flatMap(({ id, keyStage }) => {
  const topic = bank.topic(id);
  return topic === undefined ? [] : factForms(topic, keyStage, 3);
});
const stems = forms.map(({ question }) => question);

test('matching and putting in order are asked for as a teacher would, of people as well as of things', () => {
  expect(stems.length).toBeGreaterThan(1000);
  expect(
    stems.filter((stem) => /\bused to each\b|\bthe the\b|\bthe is\b|^Match each one .*\bits?\b|^The (?:list|order) of /.test(stem)),
  ).toEqual([]);
  expect(stems).toContain('Match each one with the right capital.');
  expect(stems).toContain('Match the pairs: the piece of apparatus for each one.');
});

test('a word that is written is explained in a sentence', () => {
  const words = forms.filter(({ type, question }) => type === 'typed' && /^Which (?:word means|two words mean) /.test(question));
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter(({ explanation }) => !/^“.+” means “.+”\./.test(explanation)).map(({ question }) => question)).toEqual([]);
});

const typedIn = (id: string) => {
  const topic = bank.topic(id);
  return topic === undefined ? [] : factForms(topic, topic.keyStage, 3).flatMap((one) => (one.type === 'typed' ? [one] : []));
};

test.each([
  ['art.ks1.colour-line-and-shape', 'pattern', 'patterns'],
  ['geography.ks3.population-and-migration', 'population density', 'population densities'],
  ['geography.ks3.population-and-migration', 'remittances', 'remittance'],
])('%s: a meaning does not say whether “%s” is asked for or “%s”', (id, term, typed) => {
  const asked = typedIn(id).filter(({ answer }) => answer === term);
  expect(asked.map((form) => markGiven(form, typed).verdict)).toEqual(['right']);
});

test('a word of another language keeps its ending', () => {
  const counts = typedIn('french.ks3.family-and-describing-people').map(({ expected }) =>
    'answers' in expected ? expected.answers.length : 0,
  );
  expect(new Set(counts)).toEqual(new Set([1]));
});
