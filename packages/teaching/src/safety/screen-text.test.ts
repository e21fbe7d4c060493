import { expect, test } from 'vitest';
import { screenText } from './screen-text.ts';

test.each([
  'Dick Turpin and highwaymen',
  'Moby Dick',
  'great tits and blue tits in our garden',
  'rape seed oil as a biofuel',
  'The River Niger',
  'Essex, Sussex and Scunthorpe',
  'sex cells and chromosomes',
  'sexual and asexual reproduction in plants',
  'shuttlecock run',
  'Homo sapiens and Homo erectus',
  'Was Macbeth killed by Macduff?',
  'suicide in Romeo and Juliet',
  'Assessment of class assignments',
  'Hancock, cockerels and weathercocks',
])('a topic of school is fine: %s', (text) => expect(screenText(text)).toBe('fine'));

test.each(['fuck maths', 'my teacher is a b1tch', 'sh!t homework'])('a rude one is not: %s', (text) =>
  expect(screenText(text)).toBe('unkind'),
);

test.each(['i want to die', 'I’m cutting myself again', 'my dad hits me', "I've been thinking of killing myself"])(
  'a child in need is heard: %s',
  (text) => expect(screenText(text)).toBe('worried'),
);
