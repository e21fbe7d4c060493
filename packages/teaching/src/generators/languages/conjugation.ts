import type { Generator, KindOfDraw } from '../generator.ts';
import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';
import type { Draft } from '../make-generator.ts';
import type { Draw } from '../random.ts';

/** All forms of one verb in one tense, in the order of the persons. */
export type Paradigm = { readonly verb: string; readonly meaning: string; readonly forms: readonly string[]; readonly group: string };

/** A wrong form, and what went wrong in a sentence that begins "This". */
export type Mistake = readonly [form: string, why: string];

type Tense = Omit<Generator, 'generate'> & {
  readonly tense: string;
  /** As they stand before the gap; Latin has "I", "you" and so on, since it leaves the pronoun out. */
  readonly persons: readonly string[];
  readonly levels: readonly [readonly Paradigm[], readonly Paradigm[], readonly Paradigm[]];
  /** How the form is made, for the pupil. */
  readonly rule: (paradigm: Paradigm, person: number) => readonly string[];
  /** What pupils really write for this person: another tense, the wrong helping verb, another group's ending. The most tempting first. */
  readonly mistakes: (paradigm: Paradigm, person: number) => readonly Mistake[];
  readonly hint: string;
};

/** "je" becomes "j'" before a vowel. */
const before = (person: string, form: string): string => (person === 'je' && /^[aeéêhiou]/.test(form) ? "j'" : person);

/** "The nous form", "ils and elles endings": Latin's persons are described, and no request names them. */
const kindOfPerson = (person: string): KindOfDraw =>
  asking(
    new RegExp(String.raw`(?<!\p{L})${person}(?!\p{L})(?=.*\b(?:forms?|endings?)\b)`, 'u'),
    new RegExp(String.raw`\*\*${person === 'je' ? String.raw`(?:je|j')` : person}\*\*`),
  );

/** Persons of one word whose form is not the infinitive, which is never asked for. */
const askedPersons = (persons: readonly string[], paradigms: readonly Paradigm[]): readonly string[] =>
  persons.filter((person, at) => /^\p{L}+$/u.test(person) && paradigms.some(({ verb, forms }) => forms[at] !== verb));

/** A verb with one of its persons, and what is told of both. */
type Asked = { readonly paradigm: Paradigm; readonly person: number; readonly key: string; readonly label: string; readonly row: string };
type About = Pick<Tense, 'tense' | 'persons' | 'rule' | 'hint'>;

/** Persons that go with this very form: il and elle, and in French je as well. */
const sharing = ({ forms }: Paradigm, key: string): readonly number[] => forms.flatMap((form, at) => (form === key ? [at] : []));

/** The other way round: from the form to the person. */
const whoseForm = ({ paradigm, key, label, row }: Asked, { tense, persons, hint }: About, { some }: Draw): Draft<string> | undefined => {
  const { verb, meaning, forms } = paradigm;
  if (sharing(paradigm, key).length > 1) return undefined;
  return {
    stem: `Which person goes with the form *${key}* (*${verb}*, ${meaning}; ${tense})?`,
    key: label,
    slips: some(
      persons.flatMap((other, at) => (forms[at] === key ? [] : [[other, forms[at] ?? ''] as const])),
      3,
    ).map(([other, form]) => [before(other, form), `This goes with *${form}*.`] as const),
    show: String,
    why: `The ending tells who does it. All the forms: ${row.replaceAll('…', `*${key}*`)}.`,
    steps: [`Take the verb *${verb}* through its persons.`, `Stop at *${key}*: it stands with “${label}”.`],
    hints: ['Look at the ending of the form.', 'Say the verb with each person in turn.', hint],
    drawn: { verb, person: persons.indexOf(label), form: 'person' },
  };
};

const goesWith = (whose: readonly string[]): string => `This form goes with ${whose.join(' and ')}.`;

/** A pupil has written another person's form. */
const mistakenForm = (
  { paradigm, person, key, label, row }: Asked,
  { tense, persons, rule, hint }: About,
  { some }: Draw,
): Draft<string> | undefined => {
  const { verb, meaning, forms } = paradigm;
  // One form may be of two persons: er and ihr.
  const others = [...new Set(forms)].flatMap((form) => {
    if (form === key || form === verb || before(persons[person] ?? '', form) !== label) return [];
    return [{ form, whose: sharing(paradigm, form).map((at) => `“${before(persons[at] ?? '', form)}”`) }];
  });
  const [made, ...more] = some(others, Math.min(3, others.length));
  if (made === undefined || more.length === 0) return undefined;
  const space = label.endsWith("'") ? '' : ' ';
  return {
    stem: `A pupil writes **${label}**${space}*${made.form}* (*${verb}*, ${meaning}; ${tense}). What is the mistake?`,
    key: goesWith(made.whose),
    slips: [
      ...more.map(({ whose, form }) => [goesWith(whose), `This would be *${form}*, which is not what was written.`] as const),
      ['This form is the infinitive.', `This would be *${verb}*, as it is in the dictionary.`],
      ['This form is of another tense.', `This ending is of the ${tense}. Look at who does it.`],
    ],
    show: String,
    why: `${rule(paradigm, person).join(' ')} All the forms: ${row.replaceAll('…', `*${key}*`)}.`,
    steps: [...rule(paradigm, person), `With “${label}” it is *${key}*.`],
    hints: [`Who does it? Look at “${label}”.`, 'Which person has the form that was written?', hint],
    drawn: { verb, person, form: 'mistake', written: made.form },
  };
};

/** Asks for the form of a verb that goes with a person. One wrong option is another person's form; the others are mistakes of tense and form. */
export const conjugation = ({ tense, persons, levels, rule, mistakes, hint, ...about }: Tense): Generator =>
  makeGenerator(
    {
      ...about,
      kinds: [...(about.kinds ?? []), ...(about.subject === 'latin' ? [] : askedPersons(persons, levels.flat()).map(kindOfPerson))],
    },
    (draw) => {
      const { int, pick, some, level } = draw;
      const paradigm = pick(level(...levels));
      const { verb, meaning, forms } = paradigm;
      const person = int(0, persons.length - 1);
      const key = forms[person] ?? '';
      // Where the form is the infinitive itself, the question would say its answer.
      if (key === verb) return undefined;
      const label = before(persons[person] ?? '', key);
      // Latin's persons are described, so its forms stand alone.
      const all = forms.map((form, at) => {
        const whose = about.subject === 'latin' ? '' : before(persons[at] ?? '', form);
        return `${whose === '' || whose.endsWith("'") ? whose : `${whose} `}*${form}*`;
      });
      /** The other forms of a verb that follows no rule lead to the one that is missing. */
      const row = all.map((form, at) => (forms[at] === key ? form.replace(/\*.*\*/, '…') : form)).join(', ');
      const asked: Asked = { paradigm, person, key, label, row };
      // Latin leaves its persons out, and forms of two words are told by more than their ending.
      const asks = about.subject === 'latin' || key.includes(' ') ? 'gap' : pick(['gap', 'gap', 'person', 'mistake'] as const);
      if (asks === 'person') return whoseForm(asked, { tense, persons, rule, hint }, draw);
      if (asks === 'mistake') return mistakenForm(asked, { tense, persons, rule, hint }, draw);
      const others = some(persons, persons.length)
        .filter((each) => forms[persons.indexOf(each)] !== key)
        .map((each): Mistake => {
          const form = forms[persons.indexOf(each)] ?? '';
          return [form, `This goes with “${before(each, form)}”, not with “${label}”.`];
        });
      // A form that "j'" cannot stand before gives itself away.
      const [first = [], ...more] = mistakes(paradigm, person)
        .filter(([form]) => before(persons[person] ?? '', form) === label)
        .map((mistake) => [mistake]);
      return {
        stem: `${pick(['Complete', 'Fill the gap', 'Choose the right form'])}: **${label}** ___ (*${verb}*, ${meaning}; ${tense}).`,
        key,
        slips: [
          ...first,
          ...others.slice(0, 1),
          ...more.flat(),
          // A Latin dictionary has “I love” and not “to love”: that is another person's form.
          ...(about.subject === 'latin' ? [] : [[verb, 'This is the infinitive, as it is in the dictionary.'] as const]),
          ...others.slice(1),
        ],
        show: String,
        why: `${rule(paradigm, person).join(' ')} All six: ${all.join(', ')}.`,
        steps: [
          ...rule(paradigm, person),
          ...(paradigm.group === 'irregular' ? [`${row}.`] : []),
          `${label.endsWith("'") ? label : `${label} `}**${key}**`,
        ],
        hints: [`Who does it? Look at “${label}”.`, hint],
        drawn: { verb, person, form: 'gap' },
      };
    },
  );

/** Stem and endings make six forms. */
export const regular = (verb: string, meaning: string, stem: string, endings: string, group: string): Paradigm => ({
  verb,
  meaning,
  group,
  forms: endings.split(' ').map((ending) => stem + (ending === '-' ? '' : ending)),
});
/** Forms that follow no rule, in the order of the persons. */
export const irregular = (verb: string, meaning: string, forms: string): Paradigm => ({
  verb,
  meaning,
  group: 'irregular',
  forms: forms.split(', '),
});
