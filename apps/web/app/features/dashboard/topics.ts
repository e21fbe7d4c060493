import type { SubjectId } from '@hedgerow/domain/subjects';

export type JourneyTopic = { readonly subject: SubjectId; readonly title: string; readonly years: readonly number[] };

const infants = [0, 1, 2];
const juniors = [3, 4, 5, 6];
const of = (subject: SubjectId, years: readonly number[], ...titles: readonly string[]): readonly JourneyTopic[] =>
  titles.map((title) => ({ subject, title, years }));

/**
 * What Reception to Year 6 can practise today, in the order in which it is best met. Every title is one that our own topics answer
 * (asked of the engine when this list was made); a subject without a line here is shown as one that is still to grow.
 */
export const journeyTopics: readonly JourneyTopic[] = [
  ...of('maths', infants, 'Adding and taking away within 20', 'Counting in twos, fives and tens', 'Shapes', 'Place value', 'Money'),
  ...of('maths', [1, 2], 'Doubling and halving', 'Halves and quarters'),
  ...of('english', infants, 'Capital letters', 'Sentences and punctuation'),
  ...of('science', infants, 'Everyday materials'),
  ...of('computing', infants, 'Algorithms and debugging'),

  ...of('maths', [3, 4, 5], 'Times tables up to 12 × 12'),
  ...of('maths', juniors, 'Place value', 'Fractions'),
  ...of('maths', [3, 4, 5], 'Column addition', 'Column subtraction'),
  ...of('maths', [4, 5, 6], 'Area', 'Negative numbers', 'Rounding', 'Converting units'),
  ...of('maths', [5, 6], 'Missing angles', 'Long multiplication', 'Percentages'),
  ...of('maths', [6], 'The mean'),
  ...of('english', juniors, 'Apostrophes', 'Contractions', 'Fronted adverbials', 'Commas'),
  ...of('science', [3, 5], 'Plants'),
  ...of('science', [4, 6], 'Electricity'),
  ...of('history', [3, 4], 'Roman Britain'),
  ...of('geography', juniors, 'Rivers', 'The water cycle'),
  ...of('religious-studies', juniors, 'Islam'),
  ...of('music', juniors, 'Notes and rhythm'),
  ...of('spanish', juniors, 'Numbers in Spanish', 'Colours in Spanish'),
];
