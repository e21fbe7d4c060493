import type { Mistake, Paradigm } from './conjugation.ts';

type Mistakes = (paradigm: Paradigm, person: number) => readonly Mistake[];

const have = 'ai as a avons avez ont'.split(' ');
const am = 'suis es est sommes êtes sont'.split(' ');
const go = 'vais vas va allons allez vont'.split(' ');
const erEndings = 'e es e ons ez ent'.split(' ');
const imperfectEndings = 'ais ais ait ions iez aient'.split(' ');
const futureEndings = 'ai as a ons ez ont'.split(' ');
/** Where the imperfect does not come from the infinitive without its ending. */
const imperfectStems: Readonly<Record<string, string>> = {
  être: 'ét',
  faire: 'fais',
  prendre: 'pren',
  dire: 'dis',
  boire: 'buv',
};
const at = (forms: readonly string[], person: number): string => forms[person] ?? '';
const bare = (verb: string): string => verb.replace(/(?:er|oir|ir|re)$/, '');

const presentEr: Mistakes = ({ verb }, person) => {
  const stem = verb.slice(0, -2);
  const hard: readonly Mistake[] =
    person === 3 && /[cg]$/.test(stem)
      ? [
          [
            `${stem}ons`,
            stem.endsWith('g') ? 'This leaves out the e that keeps the g soft.' : 'This needs a cedilla: ç keeps the sound soft before o.',
          ],
        ]
      : [];
  return [
    ...hard,
    [`${stem}${at('is is it issons issez issent'.split(' '), person)}`, 'This has the ending of an -ir verb.'],
    [`${at(have, person)} ${stem}é`, 'This is the perfect tense: what somebody has done.'],
  ];
};

const presentIrRe: Mistakes = ({ verb, group }, person) => {
  const stem = verb.slice(0, -2);
  return [
    [`${stem}${at(erEndings, person)}`, 'This has the ending of an -er verb.'],
    group === 'ir' && !stem.endsWith('s')
      ? [`${stem}${at('s s - ons ez ent'.split(' '), person).replace('-', '')}`, 'This has the ending of an -re verb.']
      : [`${stem}${at('is is it issons issez issent'.split(' '), person)}`, 'This has the ending of an -ir verb.'],
    [`${at(have, person)} ${group === 'ir' ? `${stem}i` : `${stem}u`}`, 'This is the perfect tense: what somebody has done.'],
  ];
};

/** The short verbs that are taken for each other. */
const takenFor = new Map([
  ['être', 'avoir'],
  ['avoir', 'être'],
  ['aller', 'avoir'],
]);
const irregular: Mistakes = ({ verb }, person) => {
  const other = takenFor.get(verb);
  const stem = imperfectStems[verb] ?? bare(verb);
  return [
    ...(other === undefined ? [] : [[at(other === 'avoir' ? have : am, person), `This is a form of *${other}*.`] as const]),
    [`${stem}${at(imperfectEndings, person)}`, 'This is the imperfect: what somebody used to do.'],
  ];
};

const perfect: Mistakes = ({ verb, group, forms }, person) => {
  const past = at(forms, person).split(' ')[1] ?? '';
  const [single = ''] = (forms[0] ?? '').split(' ').slice(1);
  const other = group === 'être' ? 'avoir' : 'être';
  return [
    [`${at(group === 'être' ? have : am, person)} ${past}`, `This uses *${other}*. *${verb}* takes *${group}*.`],
    [`${at(group === 'être' ? am : have, person)} ${verb}`, 'This has the infinitive. After the helping verb comes the past participle.'],
    ...(group === 'être' && person > 2 ? [[`${at(am, person)} ${single}`, 'This leaves out the ending for more than one.'] as const] : []),
    [`${at(go, person)} ${verb}`, 'This is what somebody is going to do.'],
  ];
};

const imperfect: Mistakes = ({ verb, group: stem }, person) => {
  const whole = verb.endsWith('e') && verb !== 'être' ? verb.slice(0, -1) : verb;
  const regular = /(?:er|ir|dre)$/.test(verb) && !['aller', 'avoir'].includes(verb);
  return [
    regular
      ? [`${whole}${at(futureEndings, person)}`, 'This is the future: what somebody will do.']
      : [`${at(go, person)} ${verb}`, 'This is what somebody is going to do.'],
    // Nobody would write "il éte" or "il faise".
    ...(['être', 'faire'].includes(verb) ? [] : [[`${stem}${at(erEndings, person)}`, 'This has an ending of the present tense.'] as const]),
  ];
};

const future: Mistakes = ({ verb, group: stem }, person) => {
  const whole = verb.replace(/e$/, '');
  return [
    ...(stem === whole
      ? []
      : [[`${whole}${at(futureEndings, person)}`, `This starts from the infinitive. *${verb}* has its own stem.`] as const]),
    [`${stem}${at(imperfectEndings, person)}`, 'This is the conditional: what somebody would do.'],
    [`${at(go, person)} ${verb}`, 'This is the near future: what somebody is going to do.'],
  ];
};

/** What pupils of French write instead, tense by tense. */
export const frenchMistakes = { presentEr, presentIrRe, irregular, perfect, imperfect, future };
