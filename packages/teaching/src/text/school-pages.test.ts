import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { notesFromText } from './guide-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const read = (text: string): readonly string[] => readNotes(text).statements.map((statement) => statement.text);
const headings = (text: string): readonly (string | null)[] => readNotes(text).sections.map(({ heading }) => heading);
const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer]);
const questions = (text: string) => questionsFromText({ text, seed: 1, count: 12, difficulty: 'beginner' });
const keyWords = (text: string) =>
  notesFromText({ text, title: '', keyStage: 'KS3', seed: 1 }).keyWords.map(({ term, meaning }) => [term, meaning]);

describe('what stands round the words of a page', () => {
  test('class, teacher, day and the fields of a pupil are left out, and the title is a heading', () => {
    const page =
      'Geography 7C - Mr Adeyemi                    Thurs 6 Feb\nL.O. To be able to name the layers of the Earth\n\nInside the Earth          Name: ........  Class: ....\n\nThe crust is a thin layer of solid rock.\nParent signature: ..........\nTeacher comment: well done';
    expect(read(page)).toEqual(['The crust is a thin layer of solid rock.']);
    expect(headings(page)).toEqual(['Inside the Earth']);
  });

  test('the title of a lesson is its name without year, subject and number', () => {
    expect(headings('Year 9 Computing - lesson 3: Searching a list\n\nA linear search looks at each item in turn.')).toEqual([
      'Searching a list',
    ]);
    expect(headings('The Tyger\nby William Blake\n\nThe poem asks who made the tiger.')).toEqual(['The Tyger by William Blake']);
  });

  test('exercises, gaps to fill in and orders to the pupil teach nothing', () => {
    const page =
      'Forces\n\nRead the text and answer the questions in full sentences.\nFriction is a force that slows things down.\nA push is a ________ and a pull is a ________.\nUse a quotation from the text.\n\nExercise A\nSolve these. Show all your working.\n1) 4x + 1 = 9\n2) 2x - 3 = 5\n\nQuestions\n1. Name two forces.\nPush the box along the floor and measure the force.';
    expect(read(page)).toEqual(['Friction is a force that slows things down.']);
  });

  test('numbers of an exercise are left out, formulas in a numbered list are kept', () => {
    expect(read('1) 4x + 1 = 2x + 9\n2) 7x - 5 = 3x + 11')).toEqual([]);
    expect(read('1. F = ma\n2. v = u + at')).toEqual(['1. F = ma', '2. v = u + at']);
  });
});

describe('notes in a hurry', () => {
  test('an abbreviation ends no sentence', () => {
    expect(read('Water moves from high conc. to low conc. through the membrane.\nSir Isaac Newton met Mr. Hooke in London.')).toEqual([
      'Water moves from high concentration to low concentration through the membrane.',
      'Sir Isaac Newton met Mr Hooke in London.',
    ]);
  });

  test('points with points below them are headings, and a range of years is no sum', () => {
    const page =
      'COLD WAR - mind map\n• CAUSES\n  o Rivalry\n     - the army grew from 1945-1950\n     - both sides tested bombs\n  o Fear\n     - spies were caught in 1950';
    expect(headings(page)).toEqual(['Rivalry', 'Fear']);
    expect(read(page)[0]).toBe('The army grew from 1945-1950.');
  });

  test('a point is asked under its heading where it does not say what it is about', () => {
    const page = 'Adaptations of a camel\n- very wide soft feet so it does not sink';
    expect(cards(page)[0]).toEqual(['Adaptations of a camel – complete the sentence: Very wide soft feet so ____.', 'It does not sink.']);
  });

  test('"=" between words says what a word means; between numbers it is a sum', () => {
    expect(keyWords('alveoli = tiny air sacs in the lungs\nspeed = distance ÷ time\n3x = 15')).toEqual([
      ['alveoli', 'Tiny air sacs in the lungs'],
    ]);
  });

  test('a program is kept line by line and not asked about', () => {
    const page =
      'Loops\n\ncount = 0   # starts the count\nwhile count != 5:   # repeats\n    count = count + 1\nprint("done", count)\n\nA loop repeats instructions.\n!= means "is not equal to".';
    expect(read(page)).toEqual([
      'count = 0 # starts the count',
      'while count != 5: # repeats',
      'count = count + 1',
      'print("done", count)',
      'A loop repeats instructions.',
      '!= means "is not equal to".',
    ]);
    expect(cards(page).filter(([question]) => /count|print/.test(question ?? ''))).toEqual([]);
  });

  test('spellings to learn stay together', () => {
    expect(read('Spellings\n\nboat\ncoat\nroad\nsoap')).toEqual(['boat, coat, road, soap']);
  });
});

describe('lists of words and meanings', () => {
  const french =
    "Ma maison\n\nla cuisine – kitchen\nle salon – living room\nl'escalier (m) – stairs\nil y a... – there is...\nle jardin – garden";

  test('each line is a word, however short its meaning, as it is written', () => {
    expect(keyWords(french)).toEqual([
      ['la cuisine', 'Kitchen'],
      ['le salon', 'Living room'],
      ["l'escalier (m)", 'Stairs'],
      ['il y a...', 'There is...'],
      ['le jardin', 'Garden'],
    ]);
    expect(cards(french)).toContainEqual(['What does “la cuisine” mean?', 'Kitchen.']);
  });

  test('its questions have words of the list as options', () => {
    const [first] = questions(french).filter(({ question }) => question.includes('le salon'));
    expect(first?.question).toBe('What does “le salon” mean?');
    expect(first?.options.every((option) => ['Kitchen', 'Living room', 'Stairs', 'There is...', 'Garden'].includes(option))).toBe(true);
  });

  test('wide gaps and a heading without a blank line make a list, too', () => {
    const page =
      'Musical words\nforte (f) = loud\nadagio = slow\nlegato = smoothly\n\nPeople\nmonk      a man who lives in a monastery\nabbot     the head of a monastery\nserf      a peasant who belongs to a lord';
    expect(keyWords(page).map(([term]) => term)).toEqual(['forte (f)', 'adagio', 'legato', 'monk', 'abbot', 'serf']);
  });

  test('dates are asked for, with the other dates as options', () => {
    const page =
      'Timeline\n1066 – William lands at Pevensey\n1086 – Domesday Book is finished\n1170 – Thomas Becket is murdered\n1215 – King John seals Magna Carta';
    expect(cards(page)).toContainEqual(['When did this happen? William lands at Pevensey.', '1066']);
    const [asked] = questions(page).filter(({ question }) => question.includes('Becket'));
    expect(asked?.options.toSorted()).toEqual(expect.arrayContaining(['1170']));
    expect(asked?.options.every((option) => ['1066', '1086', '1170', '1215'].includes(option))).toBe(true);
  });

  test('parts of a plan are no words to explain, and a quotation is to be known by heart', () => {
    const page =
      'Para 1 - pride (stave 1)\nPoint: Scrooge is proud of being alone\nQuote: "as solitary as an oyster in its shell"\nExplain: he shuts people out because he is afraid of loss';
    expect(keyWords(page)).toEqual([]);
    expect(cards(page)).toEqual([['Para 1 - pride (stave 1) – finish the quotation: “as solitary as an …”', '“… oyster in its shell”']]);
  });
});

describe('other pages that schools give out', () => {
  test('verse is kept line by line, and its notes are asked', () => {
    const page =
      'Autumn\nby A. Reader\n\nThe leaves come down like little boats,\nThe geese go by with ragged notes,\nAnd frost has silvered all the lane.\n\nNotes\n"little boats" - simile, they drift down slowly\n"ragged notes" - sounds harsh and sad\n"silvered" = made to look like silver\nForm: one stanza of three lines';
    expect(read(page).slice(0, 3)).toEqual([
      'The leaves come down like little boats,',
      'The geese go by with ragged notes,',
      'And frost has silvered all the lane.',
    ]);
    expect(cards(page)[0]).toEqual(['Explain this quotation: “little boats”.', 'Simile, they drift down slowly.']);
    expect(cards(page).filter(([question]) => question?.includes('geese'))).toEqual([]);
    expect(read(page)).toContain('Form: one stanza of three lines.');
  });

  test('each line of a slide is a thought, though it has no full stop', () => {
    const page =
      'Weather\n\nWhat is a front?\nA front is a place where two masses of air meet\nAs warm air rises, it cools\nA cold front brings heavy rain\n\nPressure\nHigh pressure brings calm and clear weather\nLow pressure brings wind and rain';
    expect(read(page)).toContain('A front is a place where two masses of air meet.');
    expect(read(page)).toContain('As warm air rises, it cools.');
  });

  test('readings of an experiment, things to fetch and what a pupil thought are not learned by heart', () => {
    const page =
      'Springs\n\nEquipment: spring, ruler, stand, masses\n\nMass (g)   Test 1   Test 2   Mean\n100   12   14   13\n200   25   27   26\n\n2 potatoes, diced\n100 g frozen peas\nMy partner Sam gave it 4 out of 5.\nNext time I would use a longer ruler so that the reading is exact.\nSafety: wear goggles because the spring may snap.';
    const asked = [...cards(page).map(([question]) => question), ...questions(page).map(({ question }) => question)].join('\n');
    expect(asked).not.toMatch(/100:|ruler, stand|diced|frozen|Sam|why wear|sentence: time/);
  });

  test('a narrow gap in a list of words parts two columns, too, and people are asked for as people', () => {
    const page =
      'Key people\nWren         the architect of the new cathedral\nFarriner  a baker of Pudding Lane\nPepys        a clerk who kept a diary';
    expect(cards(page)).toEqual([
      ['Who is Wren?', 'The architect of the new cathedral.'],
      ['Who is Farriner?', 'A baker of Pudding Lane.'],
      ['Who is Pepys?', 'A clerk who kept a diary.'],
    ]);
  });

  test('cells that say yes or no are no options, and no wrong figure stands in the question', () => {
    const page =
      'Cells\n\nPart | Animal cell | Plant cell\nWall | No | Yes, of cellulose\nNucleus | Yes | Yes\nVacuole | Small | Large\nStore | Glycogen | Starch\nShape | Round | Square\n\nThe volume rose from 26 to 52 cm in the second test.';
    for (const { question, options, correctAnswer } of questions(page)) {
      expect(options.filter((option) => /^(?:yes|no)\b/i.test(option))).toEqual([]);
      for (const option of options.filter((_, at) => at !== correctAnswer && /^\d+$/.test(_)))
        expect(question).not.toContain(` ${option} `);
    }
  });

  test('a word that leans on what stands before is not explained, and misread letters are put right', () => {
    expect(keyWords('The place they meet is the confluence of two rivers. Below it there is a gorge with steep sides.')).toEqual([]);
    expect(read('The rock col1apses into the pool when a f1ood comes.')).toEqual(['The rock collapses into the pool when a flood comes.']);
  });
});

describe('what is asked and what stands beside it', () => {
  test('"This is called" takes both sentences where the first does not say what it is about', () => {
    const page =
      'Steam rises and meets a cold window. As it cools it turns into drops of water. This change is called condensation. We call this water cycle.';
    expect(keyWords(page)[0]).toEqual(['condensation', 'Steam rises and meets a cold window. As it cools it turns into drops of water']);
  });

  test('"turns into a gas called steam" does not say what steam is, and "about 70 m" no meaning', () => {
    expect(
      keyWords('The water turns into a gas called steam. Surface area - about 70 m in an adult. Breathing out is the opposite.'),
    ).toEqual([]);
  });

  test('a word is asked among words that stand in the same sentence or are explained, and not among any nouns', () => {
    const page =
      'Notes\n\nA semibreve lasts four beats. A minim lasts two beats. A crotchet lasts one beat. A quaver lasts half a beat. The teacher plays the piano in the hall.';
    const words = questions(page).filter(({ question }) => question.startsWith('Which word fills'));
    expect(words.length).toBeGreaterThan(2);
    for (const { options } of words) expect(['semibreve', 'minim', 'crotchet', 'quaver']).toEqual(expect.arrayContaining([...options]));
  });

  test('no verb, no capital behind a quotation mark and no step of a working is a blank', () => {
    const page =
      'Tar damages cilia in the windpipe\nDiaphragm contracts + flattens\nStep 1: Subtract 2x from both sides\nShe cried, "Out, damned spot!" in her sleep.';
    const answers = cards(page).map(([, answer]) => answer);
    for (const word of ['damages', 'contracts', 'Subtract', 'Step', 'Out']) expect(answers).not.toContain(word);
  });
});
