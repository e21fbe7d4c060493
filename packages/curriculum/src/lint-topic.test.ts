import { expect, test } from 'vitest';
import { lintTopic } from './lint-topic.ts';
import { rivers } from './testing/rivers.ts';
import { Topic } from './topic.ts';

const sound = Topic.parse(rivers);

const errorsOf = (topic: Topic): string[] =>
  lintTopic(topic)
    .filter(({ level }) => level === 'error')
    .map(({ text }) => text);

/** The topic with one item changed; the first is "What is the place where a river begins called?". */
const withItem = (change: Partial<Topic['items'][number]>): Topic => ({
  ...sound,
  items: sound.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});
const withOptions = (key: string, ...wrong: readonly string[]): Topic =>
  withItem({ key: { text: key }, distractors: wrong.map((text) => ({ text, why: 'It names something else.' })) });
const withFacts = (facts: Topic['facts']): Topic => ({ ...sound, facts: [...sound.facts, ...facts] });

test('a topic that keeps every rule has no errors', () => {
  expect(errorsOf(sound)).toEqual([]);
});

const objective = 'journey';

test.each<readonly [rule: string, topic: Topic, said: RegExp]>([
  ['two options with one text', withOptions('source', 'mouth', 'mouth'), /two options read "mouth"/],
  ['two options with one value', withOptions('$\\frac{1}{2}$', '0.5', '3'), /two options have the value 0\.5/],
  ['none of the above', withOptions('source', 'mouth', 'none of the above'), /all or none/],
  ['a negative stem', withItem({ stem: 'Which of these is **not** a part of a river?' }), /what is not so/],
  ['an except stem', withItem({ stem: 'Rivers do all of this except one thing. Which?' }), /what is not so/],
  ['a true-or-false question', withItem({ stem: 'True or false: rivers begin at their source?' }), /true-or-false/],
  ['a stem that says the key', withItem({ stem: 'A river begins at its source. What is that called?' }), /says the key/],
  ['amounts beside words', withOptions('source', '12', 'mouth'), /some options are amounts/],
  ['a short explanation', withItem({ explanation: 'It begins there.' }), /shorter than 40/],
  [
    'a restatement',
    withItem({ explanation: 'The place where a river begins is called the source of the river.' }),
    /only says the question/,
  ],
  ['an unknown objective', withItem({ objective: 'nowhere' }), /objective "nowhere"/],
  [
    'an unknown misconception',
    withItem({
      distractors: [
        { text: 'mouth', why: 'It is the end of it.', misconception: 'lost' },
        { text: 'bank', why: 'It is the side of it.' },
      ],
    }),
    /misconception "lost"/,
  ],
  [
    'a part that its diagram does not have',
    withItem({ figure: { kind: 'parts', of: 'river', parts: ['the moon'] } }),
    /has no part "the moon"/,
  ],
  ['a formula that does not render', withItem({ stem: 'What is $\\fraq{1}{2}$ of the river?' }), /does not render/],
  ['a typewriter’s apostrophe in a title', { ...sound, title: "A river's journey" }, /straight quote or apostrophe/],
  ['an American spelling', withItem({ stem: 'What color is the place where a river begins?' }), /write "colour"/],
  ['an -ize ending', withItem({ stem: 'What do we recognize where a river begins?' }), /write "recognise"/],
  ['HTML', withItem({ stem: 'What is <b>the place</b> where a river begins?' }), /HTML/],
  [
    'a note that says nothing',
    withItem({
      distractors: [
        { text: 'mouth', why: 'They do not.' },
        { text: 'bank', why: 'It is the side of it.' },
      ],
    }),
    /does not say why "mouth"/,
  ],
  ['a hyphen for a minus sign', withItem({ stem: 'What is 78 - 34 of a river?' }), /hyphen for a minus/],
  ['two items alike', withItem({ stem: sound.items[1]?.stem ?? '' }), /ask nearly the same/],
  ['too few advanced items', withItem({ difficulty: 'advanced' }), /3 beginner items/],
  [
    'the key often longest',
    { ...sound, items: sound.items.map((item) => ({ ...item, key: { text: `${item.key.text} ${'and so on '.repeat(9)}` } })) },
    /longest option in 18 of 18/,
  ],
  [
    'an objective without items',
    { ...sound, objectives: [...sound.objectives, { id: 'maps', text: 'Read maps', names: ['maps'], generators: [] }] },
    /the objective "maps" with 0 items on 0 levels/,
  ],
  [
    'an objective of a year that the topic does not have',
    { ...sound, objectives: sound.objectives.map((one) => ({ ...one, fromYear: 9 })) },
    /Year 9 is not a later year of the topic/,
  ],
  [
    'objectives that are all of a later year',
    { ...sound, objectives: sound.objectives.map((one) => ({ ...one, fromYear: 8 })) },
    /nothing is taught in its first year/,
  ],
  [
    'an objective with fewer than six items',
    { ...sound, items: sound.items.filter(({ id }) => id !== 'snow') },
    /the objective "floods" with 5 items on 3 levels/,
  ],
  [
    'an objective without a level',
    {
      ...sound,
      items: sound.items.map((item) =>
        item.objective === 'journey' && item.difficulty === 'advanced' ? { ...item, difficulty: 'intermediate' } : item,
      ),
    },
    /the objective "journey" with 6 items on 2 levels/,
  ],
  [
    'a cloze that stands twice',
    withFacts([{ kind: 'statement', text: 'A river is a river.', cloze: 'river', alternatives: ['lake', 'sea'], objective }]),
    /stands 2 times/,
  ],
  [
    'an alternative that is right',
    withFacts([{ kind: 'statement', text: 'The Nile is in Africa.', cloze: 'Africa', alternatives: ['Africa', 'Asia'], objective }]),
    /is its right one/,
  ],
  [
    'a fact without wrong options',
    withFacts([{ kind: 'pair', relation: 'sea of', left: 'Rhine', right: 'North Sea', objective }]),
    /0 wrong options/,
  ],
  ['a word twice', { ...sound, vocabulary: [...sound.vocabulary, ...sound.vocabulary.slice(0, 1)] }, /stands twice in the vocabulary/],
  ['a missing essay', { ...sound, essays: [] }, /has no essay/],
  ['too few worked examples', { ...sound, workedExamples: [] }, /0 worked examples/],
  ['an objective that no section teaches', { ...sound, sections: [] }, /no section teaches the objective/],
  [
    'a table in a section',
    { ...sound, sections: sound.sections.map((section) => ({ ...section, body: 'Two kinds:\n\n| a | b |\n|---|---|\n| c | d |' })) },
    /has a table/,
  ],
  [
    'texts too hard to read',
    {
      ...sound,
      keyStage: 'KS1',
      sections: sound.sections.map((section) => ({
        ...section,
        body: 'Fluvial geomorphology investigates characteristic sedimentation regularities throughout interconnected hydrological environments.',
      })),
    },
    /read at grade/,
  ],
  [
    'a model answer without its points',
    {
      ...sound,
      essays: sound.essays.map((essay) => ({
        ...essay,
        modelAnswer: 'It depends on a great many different things, and it is hard to say which of them matters the most of all.',
      })),
    },
    /misses 3 of 3 points/,
  ],
  ['too few marks on offer', { ...sound, essays: sound.essays.map((essay) => ({ ...essay, marks: 20 })) }, /worth 6 marks/],
])('%s is an error', (_rule, topic, said) => {
  expect(errorsOf(topic).join('\n')).toMatch(said);
});

test('slips name generators and misconceptions that the topic has', () => {
  expect(errorsOf({ ...sound, slips: { 'maths-add-fractions': { nobody: ['adds'] } } })).toEqual([
    'tells slips of the generator "maths-add-fractions", which no objective has',
    'slips of maths-add-fractions: the topic has no misconception "nobody"',
  ]);
});
