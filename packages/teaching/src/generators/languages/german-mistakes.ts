import type { Mistake, Paradigm } from './conjugation.ts';

type Mistakes = (paradigm: Paradigm, person: number) => readonly Mistake[];

const have = 'habe hast hat haben habt haben'.split(' ');
const am = 'bin bist ist sind seid sind'.split(' ');
const strongParticiples = new Map([
  ['schwimmen', 'geschwommen'],
  ['trinken', 'getrunken'],
  ['kommen', 'gekommen'],
  ['finden', 'gefunden'],
  ['heißen', 'geheißen'],
]);
const weakParticiple = (verb: string): string => `ge${verb.slice(0, -2)}${/[td]en$/.test(verb) ? 'et' : 't'}`;

const present: Mistakes = ({ verb }, person) => {
  const stem = verb.slice(0, -2);
  const bareEnding = 'e st t en t en'.split(' ')[person] ?? '';
  return [
    /[td]$/.test(stem)
      ? [`${stem}${bareEnding}`, 'This cannot be said: after t or d an e comes in between.']
      : [stem, 'This is the stem alone. It needs an ending.'],
    [strongParticiples.get(verb) ?? weakParticiple(verb), 'This is the past participle: it goes with *haben* or *sein*.'],
  ];
};

const takenFor = new Map([
  ['sein', 'haben'],
  ['haben', 'sein'],
  ['werden', 'sein'],
]);
const irregular: Mistakes = ({ verb, group, forms }, person) => {
  const stem = verb.slice(0, -2);
  const other = takenFor.get(verb);
  if (other !== undefined) return [[(other === 'haben' ? have : am)[person] ?? '', `This is a form of *${other}*.`]];
  if (group === 'strong') {
    const changed = (forms[2] ?? '').replace(/t$/, '');
    return person === 1 || person === 2
      ? [[`${stem}${person === 1 ? (stem.endsWith('s') ? 't' : 'st') : 't'}`, 'This forgets that the vowel changes.']]
      : [[`${changed}${'e st t en t en'.split(' ')[person]}`, 'This changes the vowel. It changes for “du” and “er” only.']];
  }
  return [
    [`${stem}${'e st t en t en'.split(' ')[person]}`, `This treats *${verb}* as a regular verb.`],
    [`${forms[0]}${'e st t en t en'.split(' ')[person]}`, 'This has an ending that this verb does not have.'],
  ];
};

const perfect: Mistakes = ({ verb, group }, person) => {
  const [auxiliary, past = ''] = group.split(' ');
  const [right, other] = auxiliary === 'sein' ? [am, have] : [have, am];
  return [
    [`${other[person]} … ${past}`, `This uses *${auxiliary === 'sein' ? 'haben' : 'sein'}*. *${verb}* takes *${auxiliary}*.`],
    past.endsWith('en')
      ? [
          `${right[person]} … ${verb === 'essen' ? 'gegesst' : weakParticiple(verb)}`,
          'This makes the participle of a regular verb. Learn this one by heart.',
        ]
      : [`${right[person]} … ge${verb}`, 'This has -en. The participle of a regular verb ends in -t.'],
    [`${right[person]} … ${verb}`, 'This has the infinitive. The past participle belongs at the end.'],
  ];
};

/** What pupils of German write instead, tense by tense. */
export const germanMistakes = { present, irregular, perfect };
