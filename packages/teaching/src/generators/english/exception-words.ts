import { makeGenerator } from '../make-generator.ts';

/** The word, a sentence with a gap for it, and two ways in which children write it. */
type Word = readonly [word: string, sentence: string, wrong: readonly [string, string]];

const sorted: readonly [readonly Word[], readonly Word[], readonly Word[]] = [
  [
    ['door', 'Please shut the ____.', ['dor', 'doar']],
    ['floor', 'The toys are on the ____.', ['flor', 'flore']],
    ['poor', 'The ____ kitten is wet.', ['por', 'poar']],
    ['find', 'I can not ____ my hat.', ['fiynd', 'finde']],
    ['kind', 'Gran is ____ to me.', ['kynd', 'kinde']],
    ['mind', 'Do you ____ if I sit here?', ['mynd', 'minde']],
    ['child', 'Each ____ has a book.', ['chiyld', 'childe']],
    ['wild', 'A fox is a ____ animal.', ['wiyld', 'wilde']],
    ['most', 'Who has the ____ shells?', ['moast', 'moste']],
    ['both', 'I like ____ of them.', ['boath', 'bothe']],
    ['old', 'My dog is ten years ____.', ['oald', 'owld']],
    ['cold', 'The sea is ____ today.', ['coald', 'colde']],
    ['gold', 'The king has a ____ ring.', ['goald', 'golde']],
    ['told', 'Dad ____ me a story.', ['toald', 'tolde']],
    ['fast', 'The train is very ____.', ['farst', 'fasst']],
    ['last', 'I was ____ in the line.', ['larst', 'lasst']],
    ['class', 'My ____ has a pet fish.', ['clas', 'clars']],
    ['grass', 'The cow eats ____.', ['gras', 'grars']],
    ['path', 'We walk along the ____.', ['parth', 'pafth']],
    ['bath', 'The duck is in the ____.', ['barth', 'bafth']],
  ],
  [
    ['because', 'I had a drink ____ I was hot.', ['becos', 'becuase']],
    ['behind', 'The cat hid ____ the sofa.', ['behynd', 'behinde']],
    ['children', 'The ____ play a game.', ['childrun', 'chilldren']],
    ['climb', 'Can you ____ that tree?', ['clim', 'klimb']],
    ['only', 'I have ____ one shoe.', ['onley', 'oanly']],
    ['every', 'I brush my teeth ____ day.', ['evry', 'evrey']],
    ['even', 'I can ____ stand on one leg.', ['eaven', 'evun']],
    ['pretty', 'What a ____ flower!', ['prity', 'pritty']],
    ['after', 'We played ____ lunch.', ['arfter', 'afta']],
    ['father', 'My ____ bakes bread.', ['farthur', 'farver']],
    ['move', 'Can you ____ the box?', ['moove', 'muve']],
    ['prove', 'I can ____ that I am right.', ['proove', 'pruve']],
    ['sure', 'Are you ____?', ['shure', 'shor']],
    ['could', 'We ____ see the sea.', ['cud', 'coud']],
    ['should', 'You ____ wear a coat.', ['shud', 'shoud']],
    ['would', '____ you like a plum?', ['wud', 'woud']],
    ['any', 'Are there ____ cakes left?', ['eny', 'enny']],
    ['many', 'How ____ legs has a spider?', ['meny', 'menny']],
    ['who', '____ is at the door?', ['hoo', 'whoo']],
    ['half', 'I ate ____ of the pear.', ['harf', 'haf']],
  ],
  [
    ['everybody', '____ in the room sang.', ['evrybody', 'everybudy']],
    ['beautiful', 'The sunset was ____.', ['beautifull', 'butiful']],
    ['improve', 'I want to ____ my writing.', ['improove', 'inprove']],
    ['sugar', 'Put some ____ in the bowl.', ['shugar', 'suger']],
    ['clothes', 'Hang your ____ on the peg.', ['cloathes', 'cloes']],
    ['busy', 'The shop was very ____.', ['bizzy', 'bussy']],
    ['people', 'Lots of ____ came to the fair.', ['peeple', 'poeple']],
    ['water', 'The plant needs ____.', ['worter', 'warter']],
    ['again', 'Please read it ____.', ['agen', 'agane']],
    ['money', 'She put her ____ in a tin.', ['muny', 'mony']],
    ['parents', 'My ____ met at school.', ['parants', 'pairents']],
    ['Christmas', 'We have a tree at ____.', ['Crismas', 'Chrismas']],
    ['whole', 'He ate the ____ pie.', ['whoal', 'hoal']],
    ['great', 'That is a ____ idea!', ['grayt', 'greyt']],
    ['break', 'Do not ____ the plate.', ['brayk', 'breyk']],
    ['steak', 'Mum cooked a ____.', ['stayk', 'steyk']],
    ['hour', 'The film lasts an ____.', ['ouer', 'howr']],
    ['plant', 'Water the ____ each day.', ['plarnt', 'plannt']],
    ['eye', 'Shut one ____ and look.', ['iye', 'eie']],
    ['past', 'We walked ____ the shop.', ['parst', 'passt']],
  ],
];

export const exceptionWords = makeGenerator<string>(
  {
    id: 'english-common-exception-words',
    title: 'Common exception words of Year 2',
    subject: 'english',
    keyStage: 'KS1',
    years: [2, 3],
    synonyms: ['common exception words', 'year 2 common exception words', 'exception words', 'tricky spellings', 'year 2 spellings'],
  },
  ({ pick, level }) => {
    const [word, sentence, wrong] = pick(level(...sorted));
    const starts = sentence.startsWith('____');
    const cased = (text: string): string => (starts ? text.charAt(0).toUpperCase() + text.slice(1) : text);
    return {
      stem: `“${sentence}” ${pick(['Which spelling is right?', 'Which word is spelt right?', 'How do you spell the missing word?'])}`,
      key: cased(word),
      slips: wrong.map((text) => [cased(text), 'This is how it may sound. The right letters have to be learnt by heart.'] as const),
      show: String,
      why: `This word is not spelt as it sounds, so it is learnt by heart: *${word}*.`,
      steps: ['Say the word, and look at the tricky part.', `Cover it, write it, and check: *${word}*`],
      hints: ['Which one have you seen in books?', 'Look at each letter. It may not be spelt as it sounds.'],
      drawn: { word },
    };
  },
);
