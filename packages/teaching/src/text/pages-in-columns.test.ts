import { describe, expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';
import { readNotes } from './read-notes.ts';

const cards = (text: string): readonly (readonly [string, string])[] =>
  cardsFromText({ text, seed: 3, max: 24, perSentence: 1 }).map(({ question, answer }) => [question, answer] as const);
const asked = (text: string): readonly string[] =>
  questionsFromText({ text, seed: 3, count: 8, difficulty: 'beginner', strict: true }).map(({ question }) => question);

describe('a table that compares', () => {
  const page = `Shelters                      Year 4

                 Tent               Igloo               Yurt
--------------------------------------------------------------
Made of          cloth and          blocks of snow      felt on a frame
                 poles                                  of wood
Found in         many places        the Arctic          Mongolia
Lasts            some days          one winter          many years`;

  test('has its heads above its rows, with a line drawn between them, and cells that go on below', () => {
    expect(readNotes(page).statements.map(({ row }) => row)).toEqual([
      { columns: ['', 'Tent', 'Igloo', 'Yurt'], cells: ['Made of', 'cloth and poles', 'blocks of snow', 'felt on a frame of wood'] },
      { columns: ['', 'Tent', 'Igloo', 'Yurt'], cells: ['Found in', 'many places', 'the Arctic', 'Mongolia'] },
      { columns: ['', 'Tent', 'Igloo', 'Yurt'], cells: ['Lasts', 'some days', 'one winter', 'many years'] },
    ]);
  });

  test('of three things asks one at a time', () => {
    expect(cards(page)).toEqual([
      ['What is a tent made of?', 'Cloth and poles.'],
      ['Where is an igloo found?', 'The Arctic.'],
      ['Yurt: lasts?', 'Many years.'],
    ]);
  });

  test('of three things asks a question in the words of its heads, with the cells of the others beside', () => {
    const faiths = `Three faiths

                   JUDAISM         CHRISTIANITY        ISLAM
Holy book          Tanakh          Bible               Qur'an
Place of worship   Synagogue       Church              Mosque
Symbol             Star of David   Cross               Crescent`;
    const sure = questionsFromText({ text: faiths, seed: 3, count: 8, difficulty: 'beginner', strict: true, onlySure: true });
    expect(sure.map(({ question, options, correctAnswer }) => [question, options[correctAnswer]])).toEqual(
      expect.arrayContaining([
        ['What is the holy book of Judaism?', 'Tanakh'],
        ['What is a place of worship called in Christianity?', 'Church'],
        ['What is the symbol of Islam?', 'Crescent'],
      ]),
    );
    expect(sure.find(({ question }) => question.includes('holy book'))?.options.toSorted()).toEqual(['Bible', "Qur'an", 'Tanakh']);
  });

  test('of two things is no pair of columns that have nothing to do with each other', () => {
    const two = `MUSCLES

                        Biceps               Triceps
bending the arm         shortens             lengthens
straightening           lengthens            shortens
where it is             front of the arm     back of the arm
feels                   hard when bent       hard when straight`;
    expect(readNotes(two).statements.map(({ row }) => row?.cells[2])).toEqual([
      'lengthens',
      'shortens',
      'back of the arm',
      'hard when straight',
    ]);
  });
});

describe('labels of a diagram', () => {
  test('are the parts with what they do, whatever letters count them', () => {
    const page = `The flower

  A  petal                 bright and scented, brings
                           insects to the plant
  B  anther                makes pollen
  C  stigma                sticky, catches pollen
  D  ovary                 holds the ovules`;
    expect(cards(page)).toEqual([
      ['The flower – petal: what is it?', 'Bright and scented, brings insects to the plant.'],
      ['What does an anther do?', 'Makes pollen.'],
      ['The flower – stigma: what is it?', 'Sticky, catches pollen.'],
      ['What does an ovary do?', 'Holds the ovules.'],
    ]);
  });
});

test('numbered parts of a diagram stand with what they do', () => {
  const page = `The ear

No.  Part          What it does
1    Ear canal     leads sound to the
                   eardrum
2    Eardrum       shakes when sound reaches it
3    Cochlea       turns shaking into signals
4    Nerve         carries signals to the brain`;
  expect(cards(page)).toEqual([
    ['What does the ear canal do?', 'Leads sound to the eardrum.'],
    ['What does the eardrum do?', 'Shakes when sound reaches it.'],
    ['What does the cochlea do?', 'Turns shaking into signals.'],
    ['What does the nerve do?', 'Carries signals to the brain.'],
  ]);
});

test('text and lists under heads in capitals are read one column after the other', () => {
  const page = `PLOT                               PEOPLE
A ship leaves the harbour in       Ned  a cabin boy
the middle of a stormy night       Captain Roe  master of
and is lost with all its              the ship
crew but for one small boy,        Martha  keeps the inn
who is found on the sand by           by the sea
a woman from the village.          Old Tom  tells the story`;
  expect(
    cards(page)
      .map(([question]) => question)
      .join(' '),
  ).not.toMatch(/PEOPLE|go with|goes with/);
});

test('a family tree is drawn, and not asked', () => {
  const page = `FAMILY TREE

     Ann  =  John Pike
          |
     ------------
     |          |
   Rose       Walter  = m. Edith Day

PEOPLE
Rose Pike - the eldest child, a nurse in the war.
Walter Pike - a miner, who wrote letters home.
Edith Day - a teacher from Leeds.`;
  expect(cards(page).map(([question]) => question)).toEqual(['Who is Rose Pike?', 'Who is Walter Pike?', 'Who is Edith Day?']);
});

describe('a sheet of formulas', () => {
  const page = `WAVES AND MOTION
Quantity                 Equation             Units
wave speed         R     v = f λ              m/s, Hz, m
momentum           R     p = m v              kg m/s, kg, m/s
force              G     F = m a              N, kg, m/s2
force              R     F = k e              N, N/m, m`;

  test('asks each equation as it stands, and two of one quantity together', () => {
    expect(cards(page)).toEqual([
      ['What is the equation for wave speed?', 'v = f λ'],
      ['What is the equation for momentum?', 'p = m v'],
      ['What is the equation for force?', 'F = m a or F = k e'],
    ]);
  });
  test('in words beside symbols asks both at once', () => {
    const words = `Equation in words               Symbols       Units
weight = mass x gravity         W = m g       N, kg, N/kg
pressure = force ÷ area         p = F ÷ A     Pa, N, m2`;
    expect(cards(words)).toEqual([
      ['What is the equation for weight?', 'W = m g (mass x gravity)'],
      ['What is the equation for pressure?', 'p = F ÷ A (force ÷ area)'],
    ]);
  });
  test('that numbers the equations of one quantity asks them together', () => {
    const numbered = `Quantity      In words                       Equation
Power (1)     energy transferred ÷ time      P = E / t
Power (2)     work done ÷ time               P = W / t
Force         mass x acceleration            F = m a`;
    expect(cards(numbered)).toEqual([
      ['What is the equation for power?', 'P = E / t or P = W / t'],
      ['What is the equation for force?', 'F = m a'],
    ]);
  });
  test('asks nothing of the letters that mark its rows', () => {
    expect(JSON.stringify([cards(page), asked(page)])).not.toMatch(/"[RG]\b/);
  });
});

describe('a timeline', () => {
  const page = `THE ROAD TO THE SPACE RACE

1957  4 Oct     Sputnik goes round the Earth
      3 Nov     The dog Laika is sent up
1961  12 April  Yuri Gagarin is the first person in space   ✓
      Aug       The Berlin Wall is built
1969  20 July   Apollo 11 lands on the   Mars   ✗
                                               Moon
1975            Two crews meet and shake hands`;

  test('says the year of each day, and leaves out what was marked wrong', () => {
    expect(readNotes(page).statements.map(({ pair }) => [pair?.term, pair?.meaning])).toEqual([
      ['4 October 1957', 'Sputnik goes round the Earth'],
      ['3 November 1957', 'The dog Laika is sent up'],
      ['12 April 1961', 'Yuri Gagarin is the first person in space'],
      ['August 1961', 'The Berlin Wall is built'],
      ['1975', 'Two crews meet and shake hands'],
    ]);
  });
});

test('a timeline with a sign for each kind of event says none of the signs', () => {
  const page = `Key:  [W] war   [L] law

1833  [L]   The Factory Act limits the hours of children.
1837        Victoria becomes queen.
1842  [L]   The Mines Act keeps women and children
            out of the pits.
1854  [W]   The Crimean War begins.
      [W]   Nightingale sails to Scutari.`;
  expect(readNotes(page).statements.map(({ pair }) => [pair?.term, pair?.meaning])).toEqual([
    ['1833', 'The Factory Act limits the hours of children'],
    ['1837', 'Victoria becomes queen'],
    ['1842', 'The Mines Act keeps women and children out of the pits'],
    ['1854', 'The Crimean War begins'],
    ['1854', 'Nightingale sails to Scutari'],
  ]);
});

describe('forms of verbs', () => {
  test('are asked without the English of their persons', () => {
    const page = `              bailar          beber
              to dance        to drink
yo        I           bailo           bebo
tú        you (1)     bailas          bebes
ella      she         baila           bebe
nosotros  we          bailamos        bebemos`;
    expect(cards(page).slice(0, 2)).toEqual([
      ['Which form of bailar (to dance) goes with “yo”?', 'yo bailo'],
      ['Which form of beber (to drink) goes with “tú”?', 'tú bebes'],
    ]);
  });

  test('are asked without the column of their endings', () => {
    const page = `Regular verbs in -ar

                 ending     hablar          cantar*
                            (to speak)      (to sing)
yo               -o         hablo           canto
tú               -as        hablas          cantas
él/ella          -a         habla           canta
nosotros         -amos      hablamos        cantamos`;
    expect(cards(page).slice(0, 2)).toEqual([
      ['Which form of hablar (to speak) goes with “yo”?', 'yo hablo'],
      ['Which form of cantar (to sing) goes with “tú”?', 'tú cantas'],
    ]);
  });
});

describe('what is no knowledge', () => {
  test('a poem with the numbers of its lines is read, and not asked', () => {
    const page = `Poetry

1   The rooks come home on ragged wings,      <- alliteration
2   the day is folded small,
3   the wind lies down among its things
4   and says no word at all.

5   A lamp is lit. A kettle sings,
6   a shadow climbs the wall.

Words
ragged     torn and uneven
rook       a large black bird`;
    expect(cards(page).map(([question]) => question)).toEqual(['What does “ragged” mean?', 'What does “rook” mean?']);
  });

  test('a sentence with a gap that nobody filled is left out whole', () => {
    const page = `Seeing

A far-sighted person needs a ____________ lens because light
from near things would focus behind the retina.
The retina is the layer at the back of the eye that senses light.`;
    expect(readNotes(page).statements.map(({ text }) => text)).toEqual([
      'The retina is the layer at the back of the eye that senses light.',
    ]);
  });

  test('an answer in a child’s own spelling is no model', () => {
    const page = `Questions

1. Why do owls fly without a sound?
   Becos there fethers are soft and the mise carnt hear it.
2. Where do owls nest?
   In holes in trees.`;
    expect(cards(page)).toEqual([['Where do owls nest?', 'In holes in trees.']]);
  });

  test('a scanner’s m is an r and an n where only that makes a word', () => {
    expect(readNotes('Animals\n\nAnimals that wake up at night are called noctumal animals.').statements[0]?.text).toBe(
      'Animals that wake up at night are called nocturnal animals.',
    );
  });

  test('a word of another language, and a name, are what they are', () => {
    const words = readNotes('La comida\n\nla carne       meat\nel pan         bread\nel queso       cheese\nla leche       milk');
    expect(words.statements[0]?.text).toContain('la carne');
    expect(readNotes('A storm\n\nA gale was howling around the Farne Islands.').statements[0]?.text).toContain('Farne Islands');
    const army = readNotes('The Romans\n\nThe Roman army built roads.\nIn the end the Rornan army won the battle.');
    expect(army.statements.at(-1)?.text).toBe('In the end the Roman army won the battle.');
  });
});

test.each('! " # $ % & ( ) * + , - . / : ; < = > ? @ [ ] ^ _ ` { } ~ \\'.split(' '))(
  'a table may have any sign in its cells: %s',
  (sign) => {
    const page = `Signs\n\nThing            Use              Kind\nred${sign} pen         marks ${sign} work     tool\nblue ${sign} pen        writes ${sign}         tool\n${sign}box            holds things     case`;
    expect(() => [cards(page), asked(page)]).not.toThrow();
  },
);
