import { describe, expect, test } from 'vitest';
import { readNotes } from '../read-notes.ts';

const parts = (text: string) => readNotes(text).sections.map(({ heading, statements }) => [heading, ...statements.map((one) => one.text)]);
const rows = (text: string) => readNotes(text).statements.map(({ row }) => row?.cells);
const pairs = (text: string) => readNotes(text).statements.flatMap(({ pair }) => (pair === undefined ? [] : [[pair.term, pair.meaning]]));

describe('words in columns', () => {
  test('two lists side by side are two lists under their heads, and lines that go on are whole', () => {
    const page =
      'HELP\nImmediate                         Long-term\nFire crews dug people out         New sea walls, higher than\nThe army brought blankets         the old ones\nand water                         Houses moved uphill\nSchools became shelters';
    expect(parts(page)).toEqual([
      ['HELP: Immediate', 'Fire crews dug people out.', 'The army brought blankets and water.', 'Schools became shelters.'],
      ['HELP: Long-term', 'New sea walls, higher than the old ones.', 'Houses moved uphill.'],
    ]);
  });

  test('the right list may be longer than the left one', () => {
    const page =
      'Summer                    Winter\nlong light evenings       fires in every room\nswims in the lake         thick soup at noon\n                          skates on the pond';
    expect(parts(page)[1]).toEqual(['Winter', 'Fires in every room.', 'Thick soup at noon.', 'Skates on the pond.']);
  });

  test('cells of a table go on below, in any column, and a first cell in brackets belongs to the one above', () => {
    const page =
      'Feast          What it marks             What is eaten\nLohri          End of the cold           peanuts, sweet\n(bonfires)     weeks                     corn\nOnam           Harvest                   rice on a leaf';
    expect(rows(page)).toEqual([
      ['Lohri (bonfires)', 'End of the cold weeks', 'peanuts, sweet corn'],
      ['Onam', 'Harvest', 'rice on a leaf'],
    ]);
  });

  test('what speaks for two things and against them keeps its place below each', () => {
    const page =
      'Heating\n              Gas boiler                Heat pump\nPros          warms up fast, small      no smoke, cheap in\n                                        the long run\nCons          burns a fossil            dear to fit, needs\n              fuel                      room outside';
    expect(rows(page)).toEqual([
      ['Pros', 'warms up fast, small', 'no smoke, cheap in the long run'],
      ['Cons', 'burns a fossil fuel', 'dear to fit, needs room outside'],
    ]);
  });

  test('numbers in the middle of their columns stand below the right head', () => {
    const page =
      'Salt          Sea water %   Lake water %   Tap water %\nSodium             3.1             0.2             0\nChloride           1.9             0.1             0.1';
    expect(rows(page)[0]).toEqual(['Sodium', '3.1', '0.2', '0']);
  });

  test('a page of two columns of text is read down the left one, and then down the right one', () => {
    const page =
      'Why did they march?                CALENDAR\n\nThe harvest of 1794 had failed     1794 The price of bread\nand bread cost twice as            doubles in York\nmuch. Weavers had no work.         1795 Weavers march to the\nThey asked the mayor for           mill and break its gate\ngrain, but he refused it.          1796 Five leaders are sent\n                                   to Australia';
    expect(parts(page)[0]).toEqual([
      'Why did they march?',
      'The harvest of 1794 had failed and bread cost twice as much.',
      'Weavers had no work.',
      'They asked the mayor for grain, but he refused it.',
    ]);
    expect(pairs(page)).toEqual([
      ['1794', 'The price of bread doubles in York'],
      ['1795', 'Weavers march to the mill and break its gate'],
      ['1796', 'Five leaders are sent to Australia'],
    ]);
  });

  test('a list of what is known of one thing has no header, though each line begins with a kind of thing', () => {
    const page =
      'FACTS\nDate          3 May 1902\nPlace         the harbour of Ystad\nLanguage      Swedish\nHeight        40 m above the sea';
    expect(pairs(page)).toEqual([
      ['Date', '3 May 1902'],
      ['Place', 'the harbour of Ystad'],
      ['Language', 'Swedish'],
      ['Height', '40 m above the sea'],
    ]);
  });

  test('several words with what is said of them in one line are as many', () => {
    expect(pairs('Flags\n\nPort – red light     Starboard – green light     Stern – white light')).toHaveLength(3);
    expect(
      pairs(
        'Verben\n\nich singe   I sing            ich male ein Bild   I paint a picture\nich lese   I read             ich spiele Tennis   I play tennis',
      ),
    ).toContainEqual(['ich male ein Bild', 'I paint a picture']);
  });
});

describe('points and parts', () => {
  test('a line as far in as the words of a point goes on with it, and heads nothing', () => {
    const page =
      '1. Sound\n• Pitch = how high a sound is.\n  Tuner on the desk\n• Volume = how loud it is\n\n2. Light\n• Shade = where light does not reach';
    expect(parts(page)).toEqual([
      ['Sound', 'Pitch = how high a sound is.', 'Tuner on the desk.', 'Volume = how loud it is.'],
      ['Light', 'Shade = where light does not reach.'],
    ]);
  });

  test('numbers that go on over what stands between them head parts, and numbers below each other are points', () => {
    const page =
      '1. Tools\nA plane makes wood smooth.\n2. Steps of the work\n1) Draw the line\n2) Saw along it\n3) Rub the edge\nWood splits along its grain.';
    expect(parts(page).map(([heading]) => heading)).toEqual(['Tools', 'Steps of the work']);
  });

  test('capitals head what stands below them, whatever is said behind them in brackets, and so do words above points', () => {
    const page =
      'LATE EFFECTS (weeks after the flood)\n• mould in the houses\n\nHow the town dried out\n- pumps ran day and night\n- doors stood open';
    expect(parts(page).map(([heading]) => heading)).toEqual(['LATE EFFECTS (weeks after the flood)', 'How the town dried out']);
  });

  test('the labels of a picture and a task with what it goes on in are left out', () => {
    const page =
      'DIAGRAM: a windmill\n          sails\n   cap              fantail\n            millstones\n\nA windmill turns grain into flour.\n\nHOMEWORK: Plan a visit to a mill. Explain how it\nsaves coal. Due w/b 7 Oct';
    expect(readNotes(page).statements.map(({ text }) => text)).toEqual(['A windmill turns grain into flour.']);
  });

  test('a quotation and what is noted below it are one line, and words that are struck out are gone', () => {
    const page = '"the lamp is lit again"\n- hope; the light stands for\nfaith\n"cold as a key"\n- simile, he is ~~warm~~ closed';
    expect(readNotes(page).statements.map(({ text }) => text)).toEqual([
      '"the lamp is lit again" – hope; the light stands for faith.',
      '"cold as a key" – simile, he is closed.',
    ]);
  });
});

describe('sides, spaced rows and verbs', () => {
  test('two heads over columns of their own part the page there', () => {
    const page =
      'WORDS                          DATES\nraid       a sudden attack     793   Vikings raid the\n           on a place                monastery\nlongship   fast ship with      866   Vikings capture York\n           oars                871   Alfred becomes king\npagan      who believes in     878   Guthrum is beaten\n           many gods';
    expect(pairs(page)).toEqual([
      ['raid', 'a sudden attack on a place'],
      ['longship', 'fast ship with oars'],
      ['pagan', 'who believes in many gods'],
      ['793', 'Vikings raid the monastery'],
      ['866', 'Vikings capture York'],
      ['871', 'Alfred becomes king'],
      ['878', 'Guthrum is beaten'],
    ]);
  });

  test('rows with a blank line between them are whole rows', () => {
    const page =
      'Feature        Artery           Vein\n\nDirection of   away from the    towards the\nblood flow     heart            heart\n\nWall           thick, with      thin, with\n               much muscle      less muscle\n\nLumen          narrow           wide';
    expect(rows(page)).toEqual([
      ['Direction of blood flow', 'away from the heart', 'towards the heart'],
      ['Wall', 'thick, with much muscle', 'thin, with less muscle'],
      ['Lumen', 'narrow', 'wide'],
    ]);
    expect(
      pairs('Parts\n\nstem    holds the plant\n        up\n\nroots   take in water. They\n        hold the plant\n\nleaf    makes food'),
    ).toHaveLength(3);
  });

  test('the forms of a verb stand below its name', () => {
    const page =
      '               -ER         -IR\n               jouer       finir\n               to play     to finish\n\nje             joue        finis\ntu             joues       finis\nil/elle        joue        finit\nnous           jouons      finissons';
    expect(rows(page)[3]).toEqual(['nous', 'jouons', 'finissons']);
    expect(readNotes(page).statements[0]?.row?.columns).toEqual(['Person', 'jouer (to play)', 'finir (to finish)']);
  });
});
