import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { withSlipsMended } from './misspelt.ts';
import { readNotes } from './read-notes.ts';
import { studyOf } from './study.ts';

const read = (text: string): readonly string[] => studyOf(text).notes.statements.map((statement) => statement.text);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const asked = (text: string): readonly string[] => cards(text).map(([question = '']) => question);

describe('two tables on one page', () => {
  const words =
    'Word        Meaning\nrampart     a bank of earth round a fort\nsentry      a soldier who keeps watch\npalisade    a fence of sharp stakes';
  const dates =
    'Date      Event\n43 AD     The Romans land in Kent\n122 AD    Work begins on a wall in the north\n410 AD    The last legions leave Britain';

  test('stay two, though one word alone stands between them', () => {
    expect(readNotes(`Forts\n\nWords\n${words}\nTimeline\n${dates}`).sections.map(({ heading }) => heading)).toContain('Timeline');
    const found = cards(`Forts\n\nWords\n${words}\nTimeline\n${dates}`);
    expect(found).toContainEqual(['What does “palisade” mean?', 'A fence of sharp stakes.']);
    expect(found.map(([, answer = '']) => answer).join(' ')).not.toContain('Timeline');
  });

  test('below “Date” and “Event” it is asked when each of them happened, and the names of columns are no words to learn', () => {
    const found = asked(`Forts\n\nKey words\n${words}\n\nTimeline\n${dates}`);
    expect(found.filter((question) => question.startsWith('When '))).toHaveLength(3);
    expect(found.filter((question) => /“Word”|“Date”|goes with/.test(question))).toEqual([]);
  });
});

describe('a sentence of a page is asked truly or not at all', () => {
  test('somebody who was born is a person', () => {
    const page = 'Early aeroplanes\n\nAmy Johnson was born in 1903 in the port of Hull. Her first flight lasted for less than one hour.';
    expect(asked(page).filter((question) => question.startsWith('What was born'))).toEqual([]);
  });

  test('of two sentences in one the second half is not asked of the first', () => {
    const page = 'Mines\n\nThe roof broke in three places and more than twenty miners ran for the lift. The shaft was closed in 1911.';
    expect(asked(page).filter((question) => /^What .* and more than/.test(question))).toEqual([]);
  });

  test('“they” is nobody where the sentence before goes on with somebody else', () => {
    const page =
      'Snow\n\nThe drifts were too deep for the plough from Alston, so Tom and his aunt set out themselves on wooden skis. They had to climb nearly a mile to keep out of the worst of the wind.';
    expect(read(page).filter((line) => line.startsWith('The drifts had'))).toEqual([]);
    expect(read('Otters\n\nOtters are strong swimmers with thick fur. They catch fish in cold rivers.')).toContain(
      'Otters catch fish in cold rivers.',
    );
  });
});

describe('a rare word that the page tells is right', () => {
  const rest = ' and they went out on the cold grey water each morning to fish for herring with long nets until it was dark';
  test('what something is called, what has its plural on the page, and what stands in quotation marks', () => {
    for (const page of [
      `They had a small boat called a coble${rest}.`,
      `One coble was blue${rest}. Other cobles were red.`,
      `The “coble” was blue${rest}.`,
    ])
      expect(withSlipsMended(page)).toBe(page);
    expect(withSlipsMended(`Their saftey was in danger${rest}.`)).toContain('safety');
  });
});

describe('what is no knowledge, and what must stay whole', () => {
  const practical = `Required practical: The swing of a pendulum
Y9 Physics  Date 4.11.25

Words

Science words: friction means a force between two things that rub.

Method
1. Tie a nut to 60 cm of cotton and hang it from a clamp.
2. Pull the nut 5 cm to one side and let it go.
3. Time ten whole swings with a stopwatch.
4. Divide the time by ten to find one swing.
5. Repeat with 40 cm and 20 cm of cotton.

H/W finish the graph for Monday!!
Teacher: Good. How could you make it fair? ACT: ________________`;

  test('orders of homework, dates and what a teacher wrote are left out, and a title is no word to learn', () => {
    const found = cardsFromText({ text: practical, seed: 1, max: 24 }).map(({ question, answer }) => `${question} ${answer}`);
    expect(found.filter((card) => /Required practical: what|H\/W|Monday|fair|“Science words”/i.test(card))).toEqual([]);
    expect(read(practical).filter((line) => /H\/W|Monday|Date 4|Teacher/.test(line))).toEqual([]);
    expect(found).toContainEqual('What does “friction” mean? A force between two things that rub.');
  });

  test('no step of a method and of a worked example is taken out of its guide', () => {
    const { keyPoints } = notesFromText({ text: practical, title: 'Pendulum', keyStage: 'KS3', seed: 2 });
    expect(keyPoints.find(({ heading }) => heading === 'Method')?.sentences).toHaveLength(5);
    const worked =
      'Ratio\n\nExample 1\nShare £40 in the ratio 3 : 5.\nStep 1: Add the parts together to find the number of shares.\nStep 2: Divide the amount by the number of shares.\nStep 3: Multiply each part of the ratio by one share.';
    const steps = notesFromText({ text: worked, title: 'Sharing', keyStage: 'KS3', seed: 2 }).keyPoints.flatMap(
      ({ sentences }) => sentences,
    );
    expect(steps.filter((line) => line.startsWith('Step '))).toHaveLength(3);
  });
});
