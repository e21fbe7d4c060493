import type { MultipleChoice, PracticeQuestion } from '@hedgerow/curriculum/question';
import { isTaughtIn } from '@hedgerow/curriculum/taught-in';
import type { Topic } from '@hedgerow/curriculum/topic';
import { type Difficulty, difficulties } from '@hedgerow/domain/difficulties';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { isFactAbout } from '../compose/facts-about.ts';
import type { FactsAbout } from '../compose/facts-about.ts';
import { fingerprintOf } from '../compose/fingerprint.ts';
import { keepsToPage } from '../compose/keeps-to-page.ts';
import type { PupilPage } from '../compose/keeps-to-page.ts';
import { isAboutDrawing } from '../on-figure/about-drawing.ts';
import { askedOnce, figureForm } from '../on-figure/figure-form.ts';
import { pictureTasks } from '../on-figure/picture-tasks.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { factForms } from './fact-forms.ts';
import { heardForm } from './heard-spelling.ts';
import { isAskedEnough, mostAskedAlike } from './most-alike.ts';
import { typedForm } from './typed-form.ts';
import { writtenTasks } from './written-tasks.ts';

export type PracticeWish = {
  /** Questions on what was asked for, the best first: more than are needed. */
  readonly pool: readonly MultipleChoice[];
  readonly topic: Topic | undefined;
  /** What was asked for, in the pupil's words; without it only the objective says what is done. */
  readonly typed?: string | undefined;
  /** What of the topic it is on; null where on all of it. */
  readonly objective: string | null;
  /** The written tasks that practise what was typed, the nearest first; without it all of the objectives asked for. */
  readonly tasks?: readonly string[] | undefined;
  /** What a list or a word made from facts must speak of; without it anything of the topic. */
  readonly about?: FactsAbout | undefined;
  /** The pupil's own page: what does not speak of it comes only where there is nothing else. */
  readonly page?: PupilPage | undefined;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  /** The pupil's school year: nothing of a whole topic is on what a later one teaches. */
  readonly year?: number | undefined;
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: number;
  /** What is due from other days: it is mixed in. */
  readonly due: readonly PracticeQuestion[];
  /** The objectives were practised on an earlier day: from then on they are mixed. */
  readonly mixes: boolean;
};

const isFact = ({ provenance }: PracticeQuestion): boolean => provenance === 'derived';
const isOwn = (question: PracticeQuestion): boolean => !isFact(question);

type Parts = {
  readonly typed: readonly PracticeQuestion[];
  /** Of the youngest alone: it has its place among what they tap. */
  readonly written: readonly PracticeQuestion[];
  readonly choices: readonly PracticeQuestion[];
  readonly forms: readonly PracticeQuestion[];
};

/** One of each in turn, then the rest of the longer list. */
const inTurn = (one: readonly PracticeQuestion[], other: readonly PracticeQuestion[]): PracticeQuestion[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [one[at], other[at]]).flatMap((pair) =>
    pair.filter((question) => question !== undefined),
  );

const levelOf = ({ difficulty }: Pick<PracticeQuestion, 'difficulty'>): number => difficulties.indexOf(difficulty);

/** In Year 1 and 2 a sentence is mended, which stands in its field already, and a word is written that was heard; nothing else is typed in words. */
export const isForInfants = (form: PracticeQuestion): boolean =>
  form.type === 'correct' || (form.type === 'dictation' && form.shown !== '');

/** Writing is long work for them. */
const mostWritten = (count: number): number => Math.max(1, Math.floor(count / 4));

/** Written tasks of what is practised; where some are nearer to what was typed, those, the nearest first. */
const tasksOf = ({ topic, keyStage, seed, tasks, difficulty }: PracticeWish, wanted: ReadonlySet<string | null>): PracticeQuestion[] => {
  if (topic === undefined) return [];
  const away = (task: PracticeQuestion): number => Math.abs(levelOf(task) - difficulties.indexOf(difficulty));
  const written = writtenTasks(topic, seed)
    .filter((task) => wanted.has(task.objective) && (!isInfant(keyStage) || isForInfants(task)))
    .toSorted((a, b) => away(a) - away(b));
  return tasks === undefined ? written : tasks.flatMap((id) => written.filter(({ sourceId }) => sourceId === id));
};

/** Pictures to match, order or sort, of the methods that are asked from; where only some of what they draw was typed, none. */
const picturedOf = ({ topic, pool, seed, tasks, difficulty }: PracticeWish, wanted: ReadonlySet<string | null>): PracticeQuestion[] => {
  if (topic === undefined || tasks !== undefined) return [];
  const asked = new Set(pool.map(({ sourceId }) => sourceId));
  return pictureTasks(topic, { seed, difficulty }).filter((task) => wanted.has(task.objective) && asked.has(task.sourceId));
};

/** What is right in a form: not what it could be taken for. */
const rightIn = (form: PracticeQuestion): string => {
  switch (form.type) {
    case 'typed':
      return form.answer;
    case 'correct':
      return form.answers[0] ?? '';
    case 'parts':
      return form.parts.map(({ ask, answer }) => `${ask} ${answer}`).join(' ');
    case 'dictation':
      return form.says;
    case 'match':
      return [...form.left, ...form.right].join(' ');
    case 'order':
      return form.items.join(' ');
    case 'sort':
      return [...form.items, ...form.groups].join(' ');
    case 'several':
      return form.options.join(' ');
    case 'multiple_choice':
      return form.options[form.correctAnswer] ?? '';
    case 'on_figure':
      return '';
  }
};
const toldIn = (form: PracticeQuestion): string => `${form.question} ${rightIn(form)}`;

const asksWord = /^Which (?:word|term|name) means “/;
/** So little is no practice: then the rest of the topic comes as well. */
const fewestOfPage = 5;

/** Beside a pupil's page: whether a form keeps to it. What was made of the page does. */
const onPage = ({ page, topic }: PracticeWish, all: readonly PracticeQuestion[]): ((form: PracticeQuestion) => boolean) => {
  if (page === undefined || topic === undefined) return () => true;
  const keeps = keepsToPage(page, topic, all.map(toldIn));
  return (form) =>
    form.provenance === 'upload' ||
    keeps({
      // A word is told by its meaning in our words: it is the word that the page must have.
      question: asksWord.test(form.question) ? `What does “${rightIn(form)}” mean?` : form.question,
      answer: asksWord.test(form.question) ? '' : rightIn(form),
      objective: form.objective,
      hasPicture: 'figure' in form && form.figure !== undefined,
      isSum: form.provenance === 'generator' && topic.subject === 'maths',
    });
};

/** Whether something is to be drawn, plotted or labelled, by what was typed or by the one lesson that it is on. */
const isToDraw = ({ topic, objective, typed = '' }: PracticeWish): boolean => {
  const lesson = topic?.objectives.find(({ id }) => id === objective);
  return [typed, lesson?.text ?? '', lesson?.names[0] ?? ''].some(isAboutDrawing);
};

const partsOf = (wish: PracticeWish): Parts => {
  const { topic, objective, subject, keyStage, year, seed, count, about } = wish;
  const isOn = (question: PracticeQuestion): boolean => objective === null || question.objective === objective;
  const isNear = onPage(wish, wish.pool);
  const near = wish.pool.filter(isNear);
  // Beside a page nothing else comes, unless there is too little.
  const pool =
    near.length >= count ? near : [...near, ...wish.pool.filter((question) => !near.includes(question)).slice(0, count - near.length)];
  // Of anything else only as many as are missing.
  const onIt = pool.filter(isOn);
  const besides = pool.filter((question) => !isOn(question)).slice(0, Math.max(0, count - onIt.length));
  const typed: PracticeQuestion[] = [];
  const choices: PracticeQuestion[] = [];
  const onFigures: PracticeQuestion[] = [];
  const able = new Set<string>();
  const heard: PracticeQuestion[] = [];
  const draws = isToDraw(wish);
  let spelt = 0;
  for (const question of [...onIt, ...besides]) {
    const turned = figureForm(question);
    // Of what can be answered on a figure every second one is: reading figures is practised as well, unless drawing is what is asked for.
    if (turned !== undefined && !able.has(askedOnce(turned))) {
      able.add(askedOnce(turned));
      if (draws || able.size % 2 === 1) {
        onFigures.push(turned);
        continue;
      }
    }
    // A spelling is written as it is heard, as in the test at school; every second one.
    const spoken = keyStage === 'EYFS' ? undefined : heardForm(question);
    if (spoken !== undefined) spelt += 1;
    if (spoken !== undefined && spelt % 2 === 1) {
      heard.push(spoken);
      continue;
    }
    const own = keyStage === 'EYFS' ? undefined : typedForm(question, { subject, keyStage });
    // The youngest type numbers, on a pad of ten keys.
    if (own !== undefined && (!isInfant(keyStage) || own.keys === 'digits')) typed.push(own);
    else choices.push(question);
  }
  const wanted = new Set(objective === null ? pool.map((question) => question.objective) : [objective]);
  const tasks = tasksOf(wish, wanted);
  const written = tasks.filter(onPage(wish, tasks));
  // A list of a topic's words is on all of them.
  const isAbout = (form: PracticeQuestion): boolean =>
    about === undefined || (isFactAbout(about, toldIn(form)) && (form.objective !== null || about.words.length === 0));
  const later = new Set(topic?.objectives.filter((one) => year !== undefined && !isTaughtIn(one, year)).map(({ id }) => id));
  const isOfAbout = (one: string): boolean =>
    (wanted.has(one) || !later.has(one)) && (about === undefined || about.objectives.includes(`${topic?.id}/${one}`));
  const forms = topic === undefined || isInfant(keyStage) ? [] : factForms(topic, keyStage, seed, isOfAbout).filter(isAbout);
  const ofPage = forms.filter(onPage(wish, forms));
  const isTapped = isInfant(keyStage);
  const pictured = picturedOf(wish, wanted);
  return {
    typed: inTurn(isTapped ? typed : inTurn(inTurn(heard, onFigures), typed), isTapped ? [] : inTurn(pictured, written)),
    written: isTapped
      ? [...heard.slice(0, Math.ceil(count / 2)), ...written].slice(
          0,
          Math.max(mostWritten(count), Math.min(heard.length, Math.ceil(count / 2))),
        )
      : [],
    choices: isTapped ? inTurn(inTurn(onFigures, pictured), choices) : choices,
    forms: objective === null ? ofPage : ofPage.filter(isOn),
  };
};

/** Of a word or a fact that is asked for in two ways, the first stays; what was written or is drawn anew differs anyway. */
const oncePerFact = (questions: readonly PracticeQuestion[]): PracticeQuestion[] => {
  const asked = new Set<string>();
  return questions.filter(({ provenance, sourceId }) => {
    if (provenance !== 'derived') return true;
    const isNew = !asked.has(sourceId);
    asked.add(sourceId);
    return isNew;
  });
};

/** In maths a fact asks for a word where what was written asks for the idea: of five questions one may be of that kind. */
const mostFacts = (subject: SubjectId, count: number): number => (subject === 'maths' ? Math.max(1, Math.floor(count / 5)) : count);

/** Words that are asked for by their meaning, before more of what was written is chosen from options: naming a thing is the least of knowing it. */
const mostWords = 3;
const isWord = ({ type, provenance }: PracticeQuestion): boolean => type === 'typed' && provenance === 'derived';

/** Lists and pairs first, then some words; the other words wait until nothing else is left. */
const wordsLast = (facts: readonly PracticeQuestion[]): { readonly first: PracticeQuestion[]; readonly last: PracticeQuestion[] } => {
  const words = facts.filter(isWord);
  const lists = facts.filter((fact) => !isWord(fact) && fact.type !== 'multiple_choice');
  return {
    first: [...lists, ...words.slice(0, mostWords)],
    last: [...facts.filter(({ type }) => type === 'multiple_choice'), ...words.slice(mostWords)],
  };
};

const asAsked = ({ sourceId, provenance, question: asks }: PracticeQuestion) => ({ sourceId, provenance, asks });

/** The order of a list in which draws that are asked like enough others wait behind the rest of it. */
const inOtherWays = (
  questions: readonly PracticeQuestion[],
  most: number,
  beside: readonly PracticeQuestion[] = [],
): PracticeQuestion[] => {
  const first: PracticeQuestion[] = [];
  const later: PracticeQuestion[] = [];
  for (const question of questions) {
    const isEnough = isAskedEnough(asAsked(question), [...beside, ...first].map(asAsked), most);
    (isEnough ? later : first).push(question);
  }
  return [...first, ...later];
};

/**
 * From Key Stage 2 up at most half are multiple choice wherever the topic gives anything else, and the youngest tap more than they type.
 * In maths more choices come before more facts.
 */
const choose = (wish: PracticeWish, count: number): PracticeQuestion[] => {
  const { forms, written, ...parts } = partsOf(wish);
  const [typed, choices] = [oncePerFact(parts.typed), oncePerFact(parts.choices)];
  const half = Math.floor(count / 2);
  // What was typed may be one kind of sum: there its draws are what is nearest.
  const isLesson = wish.tasks === undefined;
  const ownTyped = isLesson ? inOtherWays(typed.filter(isOwn), mostAskedAlike) : typed.filter(isOwn);
  // Beside those that are typed, one more to choose.
  const ownChoices = isLesson
    ? inOtherWays(choices.filter(isOwn), mostAskedAlike + 1, ownTyped.slice(0, count - half))
    : choices.filter(isOwn);
  const firstChoices = ownChoices.slice(0, isInfant(wish.keyStage) ? count - written.length : half);
  const firstTyped = ownTyped.slice(0, Math.min(isInfant(wish.keyStage) ? half : count, count - firstChoices.length - written.length));
  const own = [...written, ...firstTyped, ...firstChoices];
  const used = new Set([...typed, ...choices].map(({ sourceId }) => sourceId));
  const facts = oncePerFact([...typed.filter(isFact), ...forms.filter(({ sourceId }) => !used.has(sourceId)), ...choices.filter(isFact)]);
  const { first, last } = isInfant(wish.keyStage) ? { first: facts, last: [] } : wordsLast(facts);
  const few = Math.min(first.length, mostFacts(wish.subject, count));
  const more = [...ownChoices.slice(firstChoices.length), ...ownTyped.slice(firstTyped.length)];
  return [...own, ...first.slice(0, few), ...more, ...first.slice(few), ...last].slice(0, count);
};

/** First the objective that it is on, then what a topic teaches first; of each the easy ones first. */
const inTeachingOrder = (questions: readonly PracticeQuestion[], { topic, objective: on }: PracticeWish): PracticeQuestion[] => {
  const order = topic?.objectives.map(({ id }) => id) ?? [];
  const placeOf = ({ objective }: PracticeQuestion): number => {
    if (objective === null) return order.length;
    return objective === on ? -1 : order.indexOf(objective);
  };
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b) || levelOf(a) - levelOf(b));
};

const keyOf = ({ objective, sourceId }: PracticeQuestion): string => objective ?? sourceId;

/** No two neighbours on the same thing, as far as there are others. */
export const interleaved = (questions: readonly PracticeQuestion[]): PracticeQuestion[] => {
  const left = [...questions];
  const mixed: PracticeQuestion[] = [];
  while (left.length > 0) {
    const last = mixed.at(-1);
    const at = left.findIndex((one) => last === undefined || keyOf(one) !== keyOf(last));
    mixed.push(...left.splice(Math.max(0, at), 1));
  }
  return mixed;
};

/** What is due stands between what is new, the first of it second: nobody begins with what went wrong. */
const spread = (fresh: readonly PracticeQuestion[], due: readonly PracticeQuestion[]): PracticeQuestion[] => {
  const step = due.length === 0 ? 1 : Math.max(1, Math.floor(fresh.length / due.length));
  const mixed = fresh.flatMap((question, at) => {
    const next = (at + 1) % step === 0 ? due[(at + 1) / step - 1] : undefined;
    return next === undefined ? [question] : [question, next];
  });
  return [...mixed, ...due.filter((question) => !mixed.includes(question))];
};

const isOnFigure = ({ type }: PracticeQuestion): boolean => type === 'on_figure';

/** What is asked for as drawing begins with it; otherwise the first that is answered on a picture comes second of its lesson. */
const picturesEarly = (questions: readonly PracticeQuestion[], wish: PracticeWish): readonly PracticeQuestion[] => {
  if (isToDraw(wish)) return [...questions.filter(isOnFigure), ...questions.filter((question) => !isOnFigure(question))];
  const [first] = questions;
  const early = questions.find((question) => isOnFigure(question) && question.objective === first?.objective);
  if (first === undefined || early === undefined || early === first) return questions;
  return [first, early, ...questions.slice(1).filter((question) => question !== early)];
};

/** The planned questions of a practice: kinds in turn, what is due among what is new, each question once. */
export const composePractice = (wish: PracticeWish): readonly PracticeQuestion[] => {
  const { count, seed, mixes } = wish;
  const mostDue = wish.pool.length === 0 ? count : Math.floor(count / 2);
  const due = wish.due.slice(0, mostDue);
  const known = new Set(due.map(fingerprintOf));
  const left = { ...wish, pool: wish.pool.filter((question) => !known.has(fingerprintOf(question))) };
  const ofPage = choose(left, count - due.length);
  const isEnough = wish.page === undefined || ofPage.length >= Math.min(fewestOfPage, count - due.length);
  const fresh = (isEnough ? ofPage : choose({ ...left, page: undefined }, count - due.length)).slice(0, count - due.length);
  const ordered = mixes ? interleaved(shuffled(fresh, seeded(seed))) : inTeachingOrder(shuffled(fresh, seeded(seed)), wish);
  return spread(picturesEarly(ordered, wish), due);
};
