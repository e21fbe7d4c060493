import { openBank } from '@hedgerow/curriculum/bank';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { expect, test } from 'vitest';
import { generators } from '../generators/all-generators.ts';
import { composeAssessment } from './compose-assessment.ts';
import { isTurnedBack, kindsOfAll } from './kinds-of-draws.ts';

const bank = openBank();
const numbersOf = (text: string): readonly number[] => (text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The stems and right answers of what a wish gets, from generators alone. */
const drawn = (subject: SubjectId, keyStage: KeyStage, topicText: string, seeds: readonly number[] = [3, 4]): readonly string[] =>
  seeds.flatMap((seed) =>
    composeAssessment({ bank, subject, keyStage, topicText, difficulty: 'intermediate', count: 5, includeEssays: false, seed, history: [] })
      .questions.filter(({ provenance }) => provenance === 'generator')
      .map((question) => (question.type === 'multiple_choice' ? `${question.question} ${question.options[question.correctAnswer]}` : '')),
  );

test.each<readonly [SubjectId, KeyStage, string, RegExp]>([
  ['maths', 'KS2', 'adding fractions with different denominators', /\+/],
  ['maths', 'KS2', 'subtracting fractions', / - |−/],
  ['maths', 'KS1', 'counting in 2s', /[02468], \d?[02468], \d?[02468]/],
  ['maths', 'KS1', 'quarter past and quarter to', /quarter (?:past|to)|:(?:15|45)\b/],
  ['maths', 'KS1', '1/4 of a number', /quarter|\{4\}/],
  ['maths', 'KS2', 'improper fractions to mixed numbers', /as a mixed number/],
  ['english', 'KS2', 'prefixes un dis mis', / (?:un|dis|mis)[a-z]+$/],
  ['english', 'KS2', 'possessive apostrophe with plural words', /more than one/],
  ['english', 'KS1', 'plurals adding s or es', /(?<!ie|ve)s$/],
  ['latin', 'KS3', 'first declension', /puella|ancilla|via/],
  ['english', 'KS1', 'adding ed and ing', /-(?:ed|ing)\b/],
  ['maths', 'KS2', 'converting grams to kilograms', /\bk?g\b/],
  ['maths', 'KS2', 'angles on a straight line', /straight line/],
  ['maths', 'KS2', 'long multiplication 4 digits by 2 digits', /\b\d{4} \\times \d\d\b/],
  ['maths', 'KS3', 'area of a trapezium', /trapezium/],
  ['maths', 'KS3', 'circumference of a circle', /circumference/],
  ['maths', 'KS4', 'simultaneous equations one linear one quadratic', /x\^2/],
  ['maths', 'KS2', 'thousandths', /0\.00|thousandth|\{1000\}/],
  ['maths', 'KS2', 'rounding decimals to a whole number', /nearest whole/],
  ['maths', 'KS2', 'round to 1 decimal place', /1 decimal place/],
  ['maths', 'KS2', 'common multiples', /common/],
  ['maths', 'KS2', 'cube numbers', /cube|\^3/],
  ['maths', 'KS2', 'vertically opposite angles', /opposite|cross/],
  ['maths', 'KS2', 'adding mixed numbers', /\d\\frac.*\+/],
  ['maths', 'KS2', 'adding fractions same denominator', /\{(\d+)\} \+ \\frac\{\d+\}\{\1\}/],
  ['maths', 'KS2', 'perimeter of rectilinear shapes', /rectilinear/],
  ['maths', 'KS2', 'area by counting squares', /ount the squares|many squares/],
  ['maths', 'KS2', 'translation on a grid', /translated/],
  ['maths', 'KS2', 'inches to cm', /inch/],
  [
    'maths',
    'KS2',
    'how many days in a month',
    /January|February|March|April|May|June|July|August|September|October|November|December|month|leap/,
  ],
  ['maths', 'KS1', 'number bonds to 100', /\b100\b/],
  ['maths', 'KS1', 'half of a shape', /half|\{2\}/],
  ['maths', 'KS1', 'counting back to take away', /count back/i],
  ['maths', 'KS4', 'cosine rule to find an angle', /How large is angle A|gives you an angle/],
  ['maths', 'KS4', 'pythagoras finding a shorter side', /third side|other side|from the (?:wall|foot)|along the ground|does it rise/],
  ['maths', 'KS4', 'expanding triple brackets', /(?:\([^)]*\)){3}|\)\^3/],
  ['maths', 'KS4', 'factorise difference of two squares', /Factorise \$\d*x\^2 - \d+\$/],
  ['maths', 'KS4', 'factorising quadratics when a is not 1', /Factorise \$[2-9]x\^2/],
  ['maths', 'KS1', 'three quarters of a number', /three quarters|\{3\}\{4\}/],
  ['maths', 'KS2', 'fractions of amounts word problems', /^(?!Work out)/],
  ['geography', 'KS2', 'how do you read 4 figure grid references', /four-figure/],
  ['maths', 'KS4', 'negative scale factor enlargement', /scale factor −/],
  ['computing', 'KS3', 'binary to denary', /in denary/],
  ['spanish', 'KS3', 'present tense of tener', /tener/],
])('%s %s “%s” draws no other kind', (subject, keyStage, text, expected) => {
  const questions = drawn(subject, keyStage, text);
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(questions.filter((question) => !expected.test(question))).toEqual([]);
});

test.each<readonly [SubjectId, KeyStage, string]>([
  ['english', 'KS2', 'changing active to passive'],
  ['english', 'KS2', 'turn passive sentences back to active'],
  ['english', 'KS1', 'doubling the consonant before adding ed'],
  ['maths', 'KS2', 'column subtraction when there is a zero'],
])('%s %s “%s” has what was written on just that beside the draws', (subject, keyStage, topicText) => {
  const { questions } = composeAssessment({
    bank,
    subject,
    keyStage,
    topicText,
    difficulty: 'intermediate',
    count: 8,
    includeEssays: false,
    seed: 11,
    history: [],
  });
  expect(questions.filter(({ provenance }) => provenance === 'bank').length).toBeGreaterThanOrEqual(2);
});

test.each<readonly [SubjectId, KeyStage, string, RegExp]>([
  ['maths', 'KS4', 'density finding the volume', /What is its volume/],
  ['maths', 'KS3', 'equations with unknowns on both sides', /x.*=.*x|gives the same answer/],
  ['maths', 'KS3', 'lcm', /lowest common|next|smallest number|together/],
  ['maths', 'KS3', 'z angles', /alternate/],
  ['maths', 'KS3', 'co interior angles', /co-interior/],
  ['maths', 'KS3', 'union of sets', /\\cup/],
  ['maths', 'KS4', 'iqr from a box plot', /interquartile/],
  ['maths', 'KS4', 'cyclic quadrilaterals circle theorem', /A, B, C and D|cyclic/],
  ['maths', 'KS4', 'inverse functions', /\^\{-1\}|inverse/],
  ['maths', 'KS4', 'volume of a hemisphere', /hemisphere/],
  ['maths', 'KS2', 'finding 25% of an amount', /25%/],
  ['maths', 'KS2', 'missing side from the perimeter', /has a perimeter|without a length/],
  ['maths', 'KS3', 'volume of a cylinder', /cylinder/i],
  ['physics', 'KS4', 'ohms law finding resistance', /What is the resistance/],
  ['physics', 'KS4', 'force mass acceleration find the mass', /What is the mass/],
  ['physics', 'KS4', 'wave equation work out the frequency', /What is the frequency/],
  ['chemistry', 'KS4', 'moles finding the mass', /What is the mass/],
  ['chemistry', 'KS4', 'tests for halide ions', /silver nitrate/],
  ['biology', 'KS4', 'magnification finding actual size', /What is the actual size/],
  ['geography', 'KS3', 'contour interval', /one contour line to the next/],
  ['computing', 'KS3', 'decrypt a caesar cipher', /mean\?/],
  ['computing', 'KS4', 'denary to hex', /Write \d+ in hex/],
  ['computing', 'KS4', 'bubble sort', /bubble sort/i],
  ['english', 'KS2', 'present perfect', /present perfect/],
  ['english', 'KS2', 'past continuous', /past (?:progressive|continuous)/],
  ['german', 'KS3', 'half past in german', /:30/],
  ['latin', 'KS3', 'present tense second conjugation', /habeo|video|moneo|sedeo/],
  ['maths', 'KS4', 'gradient from a distance time graph', /speed/],
  ['french', 'KS4', 'future tense irregular verbs', /\*(?:être|avoir|aller|faire|pouvoir|voir)\*/],
  ['chemistry', 'KS4', 'concentration from a titration', /What is the concentration/],
  ['physics', 'KS4', 'velocity time graph distance travelled area', /How far/],
  ['physics', 'KS3', 'speed distance time finding the time', /How long/],
  ['maths', 'KS2', 'reading a thermometer', /thermometer|temperature|°C|degrees/],
  ['mandarin', 'KS2', 'third tone', /tone 3|third tone|3rd tone/],
  ['physics', 'KS3', 'calculating distance from speed and time', /What is the distance|How far/],
])('%s %s “%s” draws what it seeks', (subject, keyStage, text, expected) => {
  // Written questions have their turn as well: of two quizzes some are drawn.
  const questions = drawn(subject, keyStage, text, [3, 4]);
  expect(questions.length).toBeGreaterThanOrEqual(2);
  expect(questions.filter((question) => !expected.test(question))).toEqual([]);
});

test.each([
  ['physics-speed', 'how to calculate speed, distance and time'],
  ['physics-density', 'calculating density'],
  ['physics-ohms-law', "ohm's law current voltage and resistance"],
  ['chemistry-concentration', 'concentration of solutions'],
  ['maths-percentage-change', 'how do you find percentage change'],
  ['maths-rounding', 'round whole numbers to the nearest 100'],
  ['maths-direct-inverse-proportion', 'direct and inverse proportion'],
  ['maths-trigonometry-sides', 'sin cos and tan'],
  ['maths-sphere-volume', 'volume of spheres and hemispheres'],
  ['computing-logic-gates', 'and, or and not gates'],
  ['french-perfect-tense', 'the perfect tense'],
  ['english-contractions', 'i do not have any idea what contractions will be'],
  ['english-subject-verb-agreement', 'i have to learn subject verb agreement'],
  ['english-relative-clauses', 'how clauses with who and which are made'],
])('all of %s is drawn for “%s”', (id, text) => {
  const generator = generators.find((one) => one.id === id);
  expect(generator?.id).toBe(id);
  expect(generator === undefined ? [] : kindsOfAll([generator], text)).toEqual([]);
});

test.each([
  ['multiplication word problems', 1],
  ['division word problems', -1],
  ['addition word problems year 3', 1],
  ['subtraction word problems', -1],
])('“%s” has stories of that sum alone, ten of them', (topicText, sign) => {
  const { questions } = composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    topicText,
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 3,
    history: [],
  });
  expect(questions).toHaveLength(10);
  const overStory = questions.map((question) => {
    if (question.type !== 'multiple_choice') return 0;
    const [answer = 0] = numbersOf(question.options[question.correctAnswer] ?? '');
    return Math.sign(answer - Math.max(...numbersOf(question.question)));
  });
  expect(overStory.filter((over) => over !== sign)).toEqual([]);
});

test('“doubles and halves” keeps its doubles', () => {
  expect(drawn('maths', 'KS1', 'doubles and halves').filter((question) => question.includes('double')).length).toBeGreaterThan(0);
});

test('“faces, edges and corners” has each of them', () => {
  const questions = drawn('maths', 'KS1', 'faces edges and corners of solid shapes').join(' ');
  expect(['faces', 'edges', 'corners'].filter((word) => questions.includes(word))).toEqual(['faces', 'edges', 'corners']);
});

test('“adding ing and ed” has each of them, written ones too', () => {
  const { questions } = composeAssessment({
    bank,
    subject: 'english',
    keyStage: 'KS1',
    topicText: 'adding ing and ed',
    difficulty: 'intermediate',
    count: 8,
    includeEssays: false,
    seed: 11,
    history: [],
  });
  for (const ending of [/-ing\b/, /-ed\b/])
    expect(questions.filter(({ question }) => ending.test(question)).length).toBeGreaterThanOrEqual(3);
});

test('“French numbers 1 to 20” is more than one number', () => {
  expect(new Set(drawn('french', 'KS2', 'french numbers 1 to 20', [3, 4, 5]).map((text) => numbersOf(text)[0])).size).toBeGreaterThan(2);
});

test('“ar er ir verbs” has a verb in -ir', () => {
  expect(drawn('spanish', 'KS3', 'ar er ir verbs', [3, 4, 5]).some((text) => /\*\w+ir\*/.test(text))).toBe(true);
});

test('“numbers to 20” goes no further than 20', () => {
  const questions = drawn('french', 'KS2', 'french numbers to 20');
  // Written questions on just these numbers stand beside them.
  expect(questions.length).toBeGreaterThan(0);
  expect(questions.flatMap((question) => question.match(/\d+/g) ?? []).filter((number) => Number(number) > 20)).toEqual([]);
});

/** Of a sum, or of the story that it is told in, without the answer behind it. */
const lengthsIn = (question: string): readonly number[] =>
  (
    (question.split('$')[1] ?? question.replace(/ [\d,.]+$/, ''))
      .replaceAll('{,}', '')
      .replaceAll(/(?<=\d),(?=\d{3})/g, '')
      .match(/[\d.]*\d/g) ?? []
  ).map(({ length }) => length);

test.each([
  ['3 digit subtraction', 3],
  ['four-digit addition', 4],
])('“%s” has numbers of so many digits', (text, digits) => {
  const questions = drawn('maths', 'KS2', text);
  expect(questions.length).toBeGreaterThanOrEqual(4);
  const longest = questions.map((question) => Math.max(...lengthsIn(question)));
  expect(longest.filter((length) => length !== digits)).toEqual([]);
});

test('of two lengths the longer one is meant: “2 digit x 3 digit”', () => {
  const longest = drawn('maths', 'KS2', 'long multiplication 2 digit x 3 digit').map((question) => Math.max(...lengthsIn(question)));
  expect(longest.length).toBeGreaterThanOrEqual(4);
  expect(longest.filter((length) => length !== 3)).toEqual([]);
});

test.each([
  ['KS1', 'take away', 20],
  ['KS1', 'adding to 20', 20],
  ['KS1', 'adding 2 digit numbers', 100],
  ['EYFS', 'one more one less', 20],
] as const)('%s “%s” goes no further than its lesson', (keyStage, text, most) => {
  const questions = drawn('maths', keyStage, text, [3, 4, 5, 6]);
  expect(questions.length).toBeGreaterThanOrEqual(4);
  expect(questions.flatMap((question) => question.match(/\d+/g) ?? []).filter((number) => Number(number) > most)).toEqual([]);
});

test('“the 12 times table” has no written question on another table', () => {
  const { questions } = composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    topicText: '12 times table',
    difficulty: 'intermediate',
    count: 10,
    includeEssays: false,
    seed: 3,
    history: [],
  });
  expect(questions.length).toBeGreaterThanOrEqual(6);
  expect(questions.filter((question) => !/12/.test(JSON.stringify(question)))).toEqual([]);
});

test('what no draw says narrows nothing', () => {
  expect(drawn('maths', 'KS2', 'times tables for year 4').length).toBeGreaterThanOrEqual(6);
});

test('a thing that a generator draws, and that no question has as its answer, takes nothing away', () => {
  const { questions } = composeAssessment({
    bank,
    subject: 'maths',
    keyStage: 'KS1',
    topicText: 'reading a thermometer',
    difficulty: 'beginner',
    count: 5,
    includeEssays: false,
    seed: 3,
    history: [],
  });
  expect(questions).toHaveLength(5);
});

test.each([
  ['KS1', 'sounds ai', /ai/],
  ['KS1', 'igh', /igh/],
  ['KS1', 'the oa sound', /oa/],
  ['KS1', 'ur', /ur/],
  ['KS1', 'st words', /st/],
  ['KS1', 'a-e', /a…?.?e/],
  ['EYFS', 'ng', /ng/],
] as const)('%s phonics “%s”: each question is on these letters, written ones too', (keyStage, text, letters) => {
  const { questions } = composeAssessment({
    bank,
    subject: 'english',
    keyStage,
    topicText: text,
    difficulty: 'beginner',
    count: 5,
    includeEssays: false,
    seed: 5,
    history: [],
  });
  expect(questions.length).toBeGreaterThanOrEqual(4);
  const about = questions.map((question) =>
    question.type === 'multiple_choice' ? `${question.question} ${question.options[question.correctAnswer]}` : '',
  );
  expect(about.filter((words) => !letters.test(words))).toEqual([]);
});

test('numbers of a length that no method draws are not called exact', () => {
  const wish = {
    bank,
    subject: 'maths',
    keyStage: 'KS2',
    difficulty: 'intermediate',
    count: 5,
    includeEssays: false,
    seed: 3,
    history: [],
  } as const;
  expect(composeAssessment({ ...wish, topicText: 'long multiplication 6 digit by 2 digit' }).coverage).toBe('near');
  expect(composeAssessment({ ...wish, topicText: '3 digit subtraction' }).coverage).toBe('exact');
});

test('a bound holds for what was written as well, where enough is drawn within it', () => {
  const wish = { bank, subject: 'maths', keyStage: 'KS1', difficulty: 'beginner', includeEssays: false, history: [] } as const;
  for (const seed of [1, 2, 3]) {
    const { questions } = composeAssessment({ ...wish, topicText: 'adding to 10', count: 10, seed });
    const tooLarge = questions.filter(
      ({ provenance, question }) => provenance === 'bank' && numbersOf(question).some((number) => number > 10),
    );
    expect(tooLarge.map(({ question }) => question)).toEqual([]);
  }
});

test('“A to B” goes one way: what is written the other way round is told apart', () => {
  const isBack = isTurnedBack('how do you convert mixed numbers to improper fractions');
  expect(isBack?.({ stem: String.raw`Which mixed number is equal to $\frac{17}{5}$?`, key: '' })).toBe(true);
  expect(isBack?.({ stem: String.raw`Write $\frac{17}{5}$ as a mixed number.`, key: '' })).toBe(true);
  expect(isBack?.({ stem: String.raw`Write $3\frac{4}{7}$ as an improper fraction.`, key: '' })).toBe(false);
  expect(isBack?.({ stem: String.raw`Tom turns $2\frac{1}{3}$ into $\frac{6}{3}$. What has he left out?`, key: '' })).toBe(false);
  expect(isTurnedBack('hexadecimal to binary')?.({ stem: 'What is 11000011 in hexadecimal?', key: 'C3' })).toBe(true);
  expect(isTurnedBack('I want to practise fractions')).toBeUndefined();
});
