import { describe, expect, test } from 'vitest';
import { deedOf } from './asking-of-words.ts';
import { cardsFromText } from './cards-from-text.ts';
import { cellQuestion, comparedQuestion } from './cell-asking.ts';
import { whenQuestion } from './event-asking.ts';
import { baseOfThird, inPlural, withArticle } from './grammar.ts';
import { questionsFromText } from './questions-from-text.ts';

const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 12, difficulty: 'intermediate', strict: true });
const cell = (row: string, rowHead: string, column: string, text = 'x'): string | undefined =>
  cellQuestion({ row, rowHead, column, cell: text, page: '' });

describe('a cell of a table is asked in plain English', () => {
  test('by the head of its column', () => {
    expect(cell('nucleus', 'Part', 'Function')).toBe('What is the function of the nucleus?');
    expect(cell('Nucleus', 'Part', 'What it does')).toBe('What does the nucleus do?');
    expect(cell('Lungs', 'Organ', 'What it does')).toBe('What do lungs do?');
    expect(cell('Onam', 'Feast', 'Why it matters')).toBe('Why does Onam matter?');
    expect(cell('Islam', 'Faith', 'Where it began')).toBe('Where did Islam begin?');
    expect(cell('Sikhi', 'Faith', 'When', '15th century CE')).toBeUndefined();
    expect(cell('Islam', 'Faith', 'Leader', 'imam')).toBe('What is a leader called in Islam?');
    expect(cell('Onam', 'Feast', 'What people do')).toBe('Onam: what do people do?');
    expect(cell('Onam', 'Feast', 'What is eaten')).toBe('Onam: what is eaten?');
    expect(cell('Onam', 'Feast', 'Religion')).toBe('Which religion goes with Onam?');
    expect(cell('granite', 'Rock', 'Found in')).toBe('Where is granite found?');
    expect(cell('granite', 'Rock', 'Type')).toBe('What type of rock is granite?');
    expect(cell('7', 'pH', 'Colour')).toBe('What colour is pH 7?');
    expect(cell('1834', 'Date', 'What happened?')).toBe('What happened in 1834?');
    expect(cell('Barometer', 'Instrument', 'Measures')).toBe('What does a barometer measure?');
  });

  test('and not at all where its head gives no question', () => {
    expect(cell('Tin', 'Metal', '=')).toBeUndefined();
    expect(cell('Tin', 'Metal', 'has')).toBeUndefined();
  });

  test('things that are compared are compared', () => {
    expect(comparedQuestion('Lumen (space)', ['Artery', 'Vein', 'Capillary'])).toBe(
      'Lumen: how do arteries, veins and capillaries compare?',
    );
    expect(comparedQuestion('Chromosomes', ['Mitosis', 'Meiosis'])).toBe('Chromosomes: how do mitosis and meiosis compare?');
  });
});

describe('when something happened', () => {
  test('is asked with its verb as English has it', () => {
    expect(whenQuestion('Alfred becomes King of Wessex')).toBe('When did Alfred become King of Wessex?');
    expect(whenQuestion('Harold Godwinson is killed at the Battle of Hastings')).toBe(
      'When was Harold Godwinson killed at the Battle of Hastings?',
    );
    expect(whenQuestion('Battle of Naseby')).toBe('When was the Battle of Naseby?');
    expect(whenQuestion('Water broke into the north gallery')).toBe('When did water break into the north gallery?');
  });

  test('and stays as it stands where its grammar is not sure', () => {
    for (const event of [
      'Treaty of Versailles signed',
      'Hitler becomes Chancellor and bans other parties',
      'Slavery abolished in the British Empire',
    ])
      expect(whenQuestion(event)).toBeUndefined();
  });
});

describe('words in sentences', () => {
  test('verbs, plurals and articles', () => {
    expect(['carries', 'passes', 'does', 'has', 'makes', 'goes', 'dies'].map(baseOfThird)).toEqual([
      'carry',
      'pass',
      'do',
      'have',
      'make',
      'go',
      'die',
    ]);
    expect(['Artery', 'box', 'mitosis', 'Ada Moran'].map(inPlural)).toEqual(['arteries', 'boxes', 'mitosis', 'Ada Moran']);
    expect(withArticle('stem', 'Water moves up the stem.')).toBe('the stem');
    expect(withArticle('enzyme', '')).toBe('an enzyme');
    expect(withArticle('roots', '')).toBe('roots');
    expect(withArticle('evaporation', '')).toBe('evaporation');
  });

  test('what somebody or something does follows "who" and "what", what is done to it does not', () => {
    expect(deedOf('Friar Laurence', 'marries Romeo and Juliet in secret. Gives Juliet a potion')).toBe(
      'marries Romeo and Juliet in secret',
    );
    expect(deedOf('stem', 'holds the plant up')).toBe('holds the plant up');
    expect(deedOf('Tybalt', 'Killed by Romeo')).toBeUndefined();
    expect(deedOf('dhoti', 'wrapped trousers')).toBeUndefined();
  });
});

describe('prose is asked by its grammar', () => {
  const page =
    'Electrolysis\n\nSolid ionic compounds cannot conduct electricity because their ions are held in place. Positive ions (cations) move to the cathode and gain electrons. Aluminium oxide melts at over 2000 °C. It is dissolved in molten cryolite to save energy. Chlorine is used to kill bacteria in drinking water. Sodium hydroxide is used to make soap and paper.';
  test('who or what a sentence is about is the answer, and "it" has its name', () => {
    expect(cards(page)).toEqual(
      expect.arrayContaining([
        ['Which ions move to the cathode and gain electrons?', 'Positive ions'],
        ['What melts at over 2000 °C?', 'Aluminium oxide'],
        ['What is dissolved in molten cryolite to save energy?', 'Aluminium oxide'],
        ['What is used to kill bacteria in drinking water?', 'Chlorine'],
      ]),
    );
  });

  test('the wrong options are other things of the page, one or many as the right one is', () => {
    const made = questions(page);
    expect(made.length).toBeGreaterThanOrEqual(3);
    const soap = made.find(({ question }) => question.includes('make soap'));
    expect(soap?.options[soap.correctAnswer]).toBe('sodium hydroxide');
    expect(soap?.options).not.toContain('positive ions');
  });

  test('what may be true of anything, or leans on what stands round it, is not asked so', () => {
    const vague =
      'Farms\n\nCutting down trees has a similar effect. Dams are expensive. An adult can weigh more than 20 kilograms. The ponds help other living things too.';
    expect(cards(vague).map(([question]) => question)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:What|Which) /)]));
  });

  test('a year is asked for what happened in it', () => {
    expect(cards('Beavers\n\nIn 2009 some beavers from Norway were set free in a forest.')).toContainEqual([
      'When were some beavers from Norway set free in a forest?',
      'In 2009.',
    ]);
  });

  test('a word that is explained by the way has its meaning', () => {
    expect(cards('Rivers\n\nAfforestation, the planting of trees, slows the movement of water to the river.')).toContainEqual([
      'What does “Afforestation” mean?',
      'The planting of trees.',
    ]);
    expect(cards('Coasts\n\nSand builds up and forms a\nspit: a long ridge of sand that is joined to the land at one end.')).toContainEqual(
      ['What does “spit” mean?', 'A long ridge of sand that is joined to the land at one end.'],
    );
    expect(
      cards('Iron\n\nThe anodes are made of carbon. The blue solution is the filtrate.')
        .map(([question]) => question)
        .join(),
    ).not.toContain('mean?');
  });
});

describe('people', () => {
  test('a cast list asks who', () => {
    const page =
      'The Storm – who’s who\n\nMiranda     Prospero’s daughter. Falls in love with Ferdinand.\nProspero    rightful Duke of Milan\nAriel       serves Prospero until he is free\nCaliban     hates Prospero and plots against him';
    expect(cards(page)).toEqual(
      expect.arrayContaining([
        ['Who is Miranda?', "Prospero's daughter. Falls in love with Ferdinand."],
        ['Who is Prospero?', 'Rightful Duke of Milan.'],
      ]),
    );
    for (const { question } of questions(page)) expect(question).toMatch(/^Who /);
  });
});
