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
  ...of('maths', [1, 2], 'Doubling and halving', 'Halves and quarters', 'Shape and time'),
  ...of('english', infants, 'Phonics and spelling', 'Capital letters', 'Sentences and punctuation'),
  ...of('english', [1, 2], 'Nouns, verbs and adjectives'),
  ...of('science', infants, 'Seasons and weather', 'Animals and humans', 'Plants', 'Everyday materials'),
  ...of('science', [1, 2], 'Living things and their habitats'),
  ...of('art', infants, 'Art: colour, line and shape'),
  ...of('music', infants, 'Pulse, rhythm and pitch'),
  ...of('computing', infants, 'Algorithms and debugging'),

  ...of('maths', [3, 4, 5], 'Times tables up to 12 × 12'),
  ...of('maths', juniors, 'Place value', 'Fractions', 'Addition and subtraction', 'Multiplication and division'),
  ...of('maths', [3, 4, 5], 'Column addition', 'Column subtraction'),
  ...of('maths', juniors, 'Perimeter, area and angles'),
  ...of('maths', [4, 5, 6], 'Area', 'Negative numbers', 'Rounding', 'Converting units'),
  ...of('maths', [5, 6], 'Missing angles', 'Long multiplication', 'Percentages'),
  ...of('maths', [6], 'The mean'),
  ...of('english', juniors, 'Word classes', 'Apostrophes', 'Contractions', 'Fronted adverbials', 'Commas'),
  ...of('english', juniors, 'Prefixes and suffixes', 'Tenses and verbs', 'Reading: finding, inferring and explaining'),
  ...of('science', [3, 5], 'Plants', 'Forces and magnets'),
  ...of('science', [4, 6], 'Electricity'),
  ...of('science', [4, 5], 'States of matter'),
  ...of('science', [3, 4, 6], 'The human body'),
  ...of('science', [5], 'Earth and space'),
  ...of('science', juniors, 'Light and sound'),
  ...of('science', [4, 5, 6], 'Living things, classification and evolution'),
  ...of('history', [3, 4], 'Stone Age to Iron Age Britain', 'Roman Britain'),
  ...of('history', [3, 4, 5], 'Vikings and Anglo-Saxons'),
  ...of('history', juniors, 'Ancient Egypt', 'Ancient Greece'),
  ...of('history', [5, 6], 'The Second World War: children on the home front'),
  ...of('geography', juniors, 'Rivers', 'The water cycle', 'The UK, its counties and maps', 'Volcanoes, earthquakes and mountains'),
  ...of('religious-studies', juniors, 'Islam', 'Hinduism: beliefs, worship and Diwali'),
  ...of('art', juniors, 'Colour and drawing'),
  ...of('music', juniors, 'Notes and rhythm'),
  ...of('computing', juniors, 'Programming and networks'),
  ...of('french', juniors, 'Greetings and family'),
  ...of('spanish', juniors, 'Numbers in Spanish', 'Colours in Spanish'),
  ...of('german', juniors, 'German: greetings, numbers and colours'),
  ...of('latin', juniors, 'First Latin: people, verbs and word roots'),
  ...of('mandarin', juniors, 'Mandarin: greetings, numbers and family'),
];
