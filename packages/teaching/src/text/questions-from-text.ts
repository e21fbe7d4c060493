import { isMarked } from './marked.ts';
import type { MultipleChoice } from '@hedgerow/curriculum/question';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import { withGap } from './cloze.ts';
import type { Target } from './target.ts';
import { distractorsFor, isRough } from './distractors.ts';
import type { Draft } from './drafts.ts';
import { askedUnit, askedWhen, isEvent, isUnit } from './line-cards.ts';
import { nearDates } from './near-dates.ts';
import { askedOfEvent } from './timeline-asking.ts';
import { headingOf, leadOf } from './context.ts';
import { familyDrafts } from './families.ts';
import { isEnglish } from './language.ts';
import { kindOf } from './likeness.ts';
import { limits } from './limits.ts';
import { isProse, standingOf } from './standing.ts';
import { orderDrafts, whoDrafts } from './order-drafts.ts';
import { ruleFor, spellingPage, type SpellingPage } from './spelling-page.ts';
import { asksSpelling, spellingDrafts } from './spelling-lists.ts';
import { askedYear, proseDrafts } from './prose-asking.ts';
import { asksQuotation, quotationDrafts, speaksOfQuotation } from './quotations.ts';
import { fingerprint, seeded, shuffled } from './seeded.ts';
import { isSure } from './sure.ts';
import { studyOf, type Study } from './study.ts';
import { definitionDrafts } from './word-drafts.ts';
import { comparedDrafts, rowDrafts } from './table-drafts.ts';

/** Where so many events of a list are asked in plain English, one that cannot be is left out. */
const enoughSure = 4;
/** What a list of dates tells: the other dates of the list that are near are the wrong options. */
const eventDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const events = study.events.slice(0, limits.candidates).filter(({ event }) => isEvent(event));
  const sure = events.filter(({ event }) => askedOfEvent(event) !== undefined);
  const dates = study.events.map(({ date }) => date);
  return (sure.length >= enoughSure ? sure : events).flatMap(({ date, event, from }) => {
    const wrong = nearDates(date, dates, chance);
    return wrong.length < 2
      ? []
      : [{ stem: askedWhen(event), key: date, wrong, level: 'intermediate' as const, from, hint: 'Look at the list of dates.' }];
  });
};

/** "What is the unit of power?", among the other units of the list. */
const unitDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const units = study.notes.statements.filter(isUnit);
  return units.flatMap((from): readonly Draft[] => {
    const key = from.pair?.meaning ?? '';
    const others = [...new Set(units.map(({ pair }) => pair?.meaning ?? ''))].filter((other) => other !== key);
    return others.length < 2
      ? []
      : [
          {
            stem: askedUnit(from.pair?.term ?? ''),
            key,
            wrong: shuffled(others, chance).slice(0, 3),
            level: 'beginner',
            from,
            hint: 'Look at the list of units.',
          },
        ];
  });
};

const reasonDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const reasons = study.causes.filter(({ asks, from }) => asks === 'reason' && standingOf(from) !== 'no');
  return reasons.flatMap(({ question, answer, from }) => {
    const wrong = shuffled(
      reasons.filter((other) => other.answer !== answer),
      chance,
    )
      .slice(0, 3)
      .map((other) => other.answer);
    return wrong.length < 2
      ? []
      : [
          {
            stem: question
              .replace(/^Explain why (.*)\.$/, 'What reason do your notes give for this: $1?')
              .replace(/^(.*): explain why (.*)\.$/, '$1: what reason do your notes give for this: $2?'),
            key: answer,
            wrong,
            level: 'advanced' as const,
            from,
            hint: 'Look for the sentence with “because”.',
          },
        ];
  });
};

const wordFor = (kind: Target['kind']): string => (kind === 'year' || kind === 'date' ? kind : kind === 'count' ? 'number' : 'figure');

/** Figures, dates, names, and words that are explained here or in our own topics. */
const worthAWord = 2.88;
const worthAFigure = 2.7;
/** So many questions a page should give: below that any noun of it may be an option beside another. */
const fewestQuestions = 4;

const gapDrafts = (study: Study, chance: () => number, precise: boolean, anyNoun = false): readonly Draft[] =>
  study.notes.statements.flatMap((statement) => {
    const before = study.before(statement);
    if (statement.leans || statement.pair !== undefined || study.isListed(statement)) return [];
    const standing = standingOf(statement);
    const lead = standing === 'alone' ? '' : leadOf(statement, statement.text, study.subject);
    if (
      precise &&
      (!isProse(statement) ||
        standing === 'no' ||
        standing === 'point' ||
        (standing === 'under' && lead === '' && headingOf(statement) === undefined && study.subject === undefined))
    )
      return [];
    // What its own definition asks is not asked again.
    const explained = new Set(
      study.definitions.filter(({ from }) => [statement.id, before?.id].includes(from.id)).map(({ term }) => term.toLowerCase()),
    );
    const drafts = study
      .targets(statement)
      .filter(
        (target) =>
          !explained.has(target.text.toLowerCase()) &&
          (!precise || (!isRough(target) && target.weight >= (target.kind === 'term' ? worthAWord : worthAFigure))),
      )
      .slice(0, 3)
      .flatMap((target) => {
        const wrong = distractorsFor(target, study, chance, anyNoun).filter(
          (text) => !precise || target.kind !== 'term' || kindOf(text) === kindOf(target.text),
        );
        if (wrong.length < 2) return [];
        const isFigure = /\d/.test(target.text) || target.kind === 'count';
        const level: Difficulty = target.kind === 'term' ? 'beginner' : isFigure ? 'advanced' : 'intermediate';
        const shown = (text: string): string =>
          target.kind === 'term' && !study.isName(text) && !text.includes(' ') && /^\p{Lu}\p{Ll}/u.test(text) ? text.toLowerCase() : text;
        return [
          {
            stem:
              askedYear(statement, study, target.text) ??
              `${lead}${lead === '' ? 'W' : 'w'}hich ${isFigure ? wordFor(target.kind) : target.kind === 'term' ? 'word' : 'name'} fills the gap? ${withGap(target)}`,
            key: shown(target.text),
            wrong: [...new Set(wrong.map(shown))].filter((text) => text !== shown(target.text)),
            level,
            from: statement,
            hint: 'Read the sentence with each option in the gap.',
          },
        ];
      });
    return drafts.slice(0, 2);
  });

/** Why a word is spelt so: letter by letter, and the rule that its list is on. */
const whySpelt = (word: string, page: SpellingPage): string => {
  const rule = ruleFor(page, word);
  return `“${word}” is spelt ${word.split('').join('-')}.${rule === undefined ? ' Look at it, cover it, write it and check it.' : ` The rule of your list: ${rule}`}`;
};

const questionOf = (draft: Draft, asked: Difficulty, chance: () => number, page: SpellingPage): MultipleChoice => {
  const isSpelling = asksSpelling(draft.stem);
  const options = shuffled([draft.key, ...draft.wrong], chance);
  const where = draft.from.heading === null ? 'your notes' : `your notes under “${draft.from.heading}”`;
  return {
    type: 'multiple_choice',
    id: `upload-${draft.from.id}-${fingerprint(asksSpelling(draft.stem) ? `${draft.stem} ${draft.key}` : draft.stem)}`,
    question: draft.stem,
    options,
    correctAnswer: options.indexOf(draft.key),
    optionNotes: options.map((option) =>
      option === draft.key
        ? isSpelling
          ? 'This is how your list spells it.'
          : 'This is what your notes say.'
        : isSpelling
          ? 'Your list spells it in another way.'
          : 'Your notes do not say this here.',
    ),
    misconceptions: options.map(() => null),
    explanation: isSpelling
      ? whySpelt(draft.key, page)
      : `Your notes say: “${draft.from.text}” So the answer is “${draft.key.replace(/\.$/, '')}”. The other options belong elsewhere or are not in your notes.`,
    stepByStepSolution: isSpelling
      ? ['Say the word in parts.', `Write it letter by letter: ${draft.key.split('').join('-')}.`]
      : [`Find the place in ${where}.`, `Read it again: “${draft.from.text}”`, `Choose “${draft.key.replace(/\.$/, '')}”.`],
    hints: isSpelling
      ? [draft.hint, ruleFor(page, draft.key) ?? 'Think of the letters that you cannot hear.']
      : [`The answer is in ${where}.`, draft.hint],
    marks: 1,
    difficulty: asked,
    topicId: null,
    objective: null,
    provenance: 'upload',
    sourceId: `upload/${draft.from.id}`,
  };
};

/** Multiple-choice questions from a pupil's own text, the nearest to `difficulty` first, one a sentence before a second one. */
export const questionsFromText = (request: {
  readonly text: string;
  readonly seed: number;
  readonly count: number;
  readonly difficulty: Difficulty;
  /** Only questions whose options are of one kind: where others can be asked beside them, fewer are better. */
  readonly strict?: boolean;
  /** Only of the kinds that strangers would use. */
  readonly onlySure?: boolean;
  /** Words that our own topics explain, in small letters. */
  readonly keyTerms?: ReadonlySet<string>;
}): readonly MultipleChoice[] => {
  const study = studyOf(request.text, request.keyTerms);
  const chance = seeded(request.seed);
  const wanted = difficulties.indexOf(request.difficulty);
  const isOfQuotation = speaksOfQuotation(study.quotations);
  const isFair = ({ stem, key, wrong, from }: Draft): boolean =>
    !(request.onlySure === true && !isSure(from, stem, study, key)) &&
    (study.quotations.length === 0 || asksQuotation(stem) || !isOfQuotation(`${stem} ${key}`)) &&
    !study.isMisspelt([stem, key, ...wrong].join(' ')) &&
    !isMarked(stem, key, ...wrong);
  const told = [
    ...definitionDrafts(study, chance),
    ...eventDrafts(study, chance),
    ...unitDrafts(study, chance),
    ...reasonDrafts(study, chance),
    ...orderDrafts(study, chance),
    ...whoDrafts(study, chance),
    ...spellingDrafts(study.spellings, study.tries, chance),
    ...quotationDrafts(study.quotations, chance),
    ...familyDrafts(study.families, chance),
    ...rowDrafts(study, chance),
    ...comparedDrafts(study, chance),
  ];
  const prose = study.deeds.length > 0 ? [] : proseDrafts(study, chance);
  const gaps = gapDrafts(study, chance, request.strict === true);
  // "Gas gets in through the stomata": the stomata are to be learned, and "gas" is a word of every day.
  const withKeyGap = new Set(gaps.filter(({ key }) => study.isKey(key)).map(({ from }) => from.id));
  const isPlain = ({ from, about }: Draft): boolean =>
    about !== undefined && withKeyGap.has(from.id) && !about.includes(' ') && isEnglish(about.toLowerCase()) && !study.isKey(about);
  const good = [...told, ...prose.filter((draft) => !isPlain(draft)), ...gaps].filter(isFair);
  const missing = fewestQuestions - new Set(good.map(({ key }) => key.toLowerCase())).size;
  const more =
    missing > 0 && request.strict !== true
      ? gapDrafts(study, chance, false, true).filter((draft) => isFair(draft) && !good.some(({ stem }) => draft.stem === stem))
      : [];
  // A word that only our own topics explain is asked after what the notes explain, date or count themselves.
  const isLoose = ({ stem, key }: Draft): boolean => /hich word fills the gap\?/.test(stem) && !study.isDefined(key);
  const drafts = shuffled([...good, ...more.slice(0, Math.max(0, missing) * 2)], chance).toSorted(
    (a, b) =>
      Number(isLoose(a)) - Number(isLoose(b)) ||
      Math.abs(difficulties.indexOf(a.level) - wanted) - Math.abs(difficulties.indexOf(b.level) - wanted) ||
      study.importance(b.from) - study.importance(a.from),
  );
  const asked = new Set<string>();
  const first = new Set(
    drafts.filter(({ from, key }) => {
      const isNew = !asked.has(from.id) && !asked.has(key.toLowerCase());
      if (isNew) asked.add(from.id).add(key.toLowerCase());
      return isNew;
    }),
  );
  // Of a sentence one blank is enough; a row of a table has more than one thing to be asked.
  const second = drafts.filter((draft) => {
    const isNew =
      !first.has(draft) &&
      // "What does “Kara” mean?" behind "Which of these means “steel bracelet”?"
      !(request.onlySure === true && draft.from.pair !== undefined && asked.has(draft.from.id)) &&
      (request.strict !== true || (!draft.stem.includes('fills the gap?') && !asked.has(draft.key.toLowerCase())));
    if (isNew) asked.add(draft.key.toLowerCase());
    return isNew;
  });
  const stems = new Set<string>();
  // "Which spelling is right?" is asked of each word of a list.
  const spelt = new Set(study.spellings.map(({ word }) => word));
  const each = [...first, ...second].filter(
    ({ stem, key }) => stems.size < stems.add(spelt.has(key) && asksSpelling(stem) ? `${stem} ${key}` : stem).size,
  );
  const page = spellingPage(request.text);
  return each.slice(0, request.count).map((draft) => questionOf(draft, request.difficulty, chance, page));
};
