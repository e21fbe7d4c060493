import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import { type ObjectiveRef, refOf } from '@hedgerow/curriculum/objective-ref';
import { resolveTopic } from '@hedgerow/curriculum/resolver';
import { isOfStage } from '@hedgerow/curriculum/subject-families';
import { keyStages, type KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { Nearness } from '../similarity/nearness.ts';
import type { NearnessTo } from '../similarity/open-nearness.ts';
import { setTasksOf } from '../text/set-tasks.ts';
import { earlierOf, type FoundTopics, generatorNames, nearObjectives } from './find-topics.ts';
import { methodsOf } from './methods.ts';
import { narrowingOf } from './narrowing.ts';
import { isOfTables, sumInWords, tablesIn } from './sums-in-words.ts';

/** What lines of a worksheet ask to be practised, in words. */
type SetWish = {
  readonly text: string;
  readonly times: number;
  /** It is put in the words in which it is asked for, and not in a story's. */
  readonly isPlain: boolean;
};

/** So many different tasks are looked up: a page of sixty sums is on a few things. */
const mostWishes = 24;
const longestWish = 160;
/** "200 x 7 = 1400": how a pupil worked it out. */
const isWorking = /=\s*£?[\d.,]+\s?(?:\p{L}{0,3}%?|°)\s*[✓✔✗✘]*$/u;
/** "Find the other. 180 − 118 = 62° angles on a line": the question, and behind it what was answered. */
const answeredBehind = /(?<=[.?]\s|\p{L}{3}\s)\d[\d.,]*\s?[-−–+×÷*/]\s?\d[^=_□?]*=\s*\d.*$/u;

/** What the lines of a worksheet ask for, each once; none where the page is no worksheet. */
export const wishesOfPage = (text: string, subject: SubjectId): readonly SetWish[] => {
  const { aims, tasks, isWorksheet } = setTasksOf(text);
  if (!isWorksheet) return [];
  const tables = subject === 'maths' ? tablesIn(tasks) : undefined;
  const found = new Map<string, { times: number; readonly isPlain: boolean }>();
  for (const whole of [...aims, ...tasks]) {
    const task = whole.replace(answeredBehind, '').trim() || whole;
    const ofTables = tables !== undefined && isOfTables(task) ? tables : undefined;
    const plain = subject === 'maths' ? (ofTables ?? sumInWords(task)) : task.includes('__') ? undefined : task;
    // "6 x 4 = 24" of a sheet of tables was done by the pupil; elsewhere it is how something was worked out.
    if (subject === 'maths' && ofTables === undefined && isWorking.test(task) && !/\p{L}{3}|_{2}|□/u.test(task)) continue;
    const wish = (plain ?? task).slice(0, longestWish);
    // A line of figures in no known form says nothing in words.
    if (!/\p{L}{3}/u.test(wish)) continue;
    const known = found.get(wish) ?? { times: 0, isPlain: plain !== undefined || aims.includes(whole) };
    known.times += 1;
    found.set(wish, known);
  }
  // Sums of four digits at the most are practised with no more.
  const largest = Math.max(
    0,
    ...tasks.flatMap((task) => (task.match(/\d[\d,]*(?!\.\d)/g) ?? []).map((one) => Number(one.replaceAll(',', '')))),
  );
  const size = largest >= 1000 && largest < 10_000 ? ' within 10,000' : largest < 1000 ? ' within 1,000' : '';
  const wishes = [...found].map(([wish, about]) => ({
    text: /^column (?:addition|subtraction)$/.test(wish) ? `${wish}${size}` : wish,
    ...about,
  }));
  // Of a longer list some from each part.
  const step = Math.max(1, wishes.length / mostWishes);
  return wishes.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, mostWishes);
};

type Asked = {
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  /** What the pupil calls the page. */
  readonly topicText?: string | undefined;
};
type Found = { readonly ref: ObjectiveRef; readonly entry: IndexEntry; readonly chance: number };

/** The objectives that a line of a worksheet may be on, the likeliest first. */
const objectivesOf = (bank: Bank, { subject, keyStage }: Asked, text: string, nearness: Nearness | undefined): readonly Found[] => {
  const near = nearness === undefined ? undefined : nearObjectives(nearness);
  const { objectives, topics, chances, isNamed, known } = resolveTopic(bank, { subject, keyStage, text, near }, generatorNames(bank));
  return objectives
    .flatMap((ref): Found[] => {
      const entry = topics.find(({ id }) => ref.startsWith(`${id}/`));
      // What mixes many things is none of them.
      return entry === undefined || entry.isMixed === true ? [] : [{ ref, entry, chance: chances?.get(ref) ?? (isNamed ? 1 : known / 2) }];
    })
    .toSorted((a, b) => b.chance - a.chance);
};

/** What is less likely meant is left out; what is of another stage, unless it is clearly meant. */
const sureFrom = 0.4;
const sureOfOtherStageFrom = 0.75;
const sureOfStoryFrom = 0.6;
/** A list of what is to be known before an exam names more: these are its first. */
const mostObjectives = 20;

const isSure = ({ entry, chance }: Found, { keyStage, subject }: Asked, isPlain: boolean): boolean => {
  // A story of squash and of paint is near to many lessons, and a sentence with a gap to any.
  if (!isPlain) return isOfStage(entry, keyStage) && chance >= sureOfStoryFrom;
  if (isOfStage(entry, keyStage)) return chance >= sureFrom;
  // A sum in known words is what it is, in whichever year it is taught.
  return chance >= (subject === 'maths' ? sureFrom : sureOfOtherStageFrom);
};

/** So much of a homework on one topic is that it is of that topic, and a line that may be of it is. */
const mostOfOne = 0.5;
const fewestOfOne = 2;
const sureOfMainFrom = 0.3;
const sharedStem = 30;

type Line = { readonly wish: SetWish; readonly found: readonly Found[] };
/** What each line is on. "An ageing population" of a homework on population is not the one of China. */
const chosenOf = (lines: readonly Line[], asked: Asked): readonly { readonly wish: SetWish; readonly one: Found }[] => {
  const sure = lines.flatMap(({ wish, found }) => {
    const [one] = found;
    return one === undefined || !isSure(one, asked, wish.isPlain) ? [] : [{ wish, one }];
  });
  if (asked.subject === 'maths') return sure;
  // The parts of one question are one: they begin with the same words.
  const questionsOf = (all: readonly (typeof sure)[number][]): number =>
    new Set(all.map(({ wish }) => wish.text.slice(0, sharedStem))).size;
  const topics = [...Map.groupBy(sure, ({ one }) => one.entry.id)].toSorted(([, a], [, b]) => questionsOf(b) - questionsOf(a));
  const [[main, own] = ['', []]] = topics;
  if (questionsOf(own) < fewestOfOne || questionsOf(own) < mostOfOne * questionsOf(sure)) return sure;
  const isByTheWay = (id: string): boolean => questionsOf(sure.filter(({ one }) => one.entry.id === id)) * 2 <= questionsOf(own);
  return lines.flatMap(({ wish, found }) => {
    const [best] = found;
    const ofMain = found.find(({ entry, chance }) => entry.id === main && chance >= sureOfMainFrom);
    const isClear =
      best !== undefined &&
      isSure(best, asked, wish.isPlain) &&
      (best.entry.id === main || (best.chance >= sureOfOtherStageFrom && !isByTheWay(best.entry.id)));
    const one = isClear ? best : ofMain;
    return one === undefined ? [] : [{ wish, one }];
  });
};

/** As much more as nine lines of one kind are than a single one. */
const muchMore = 3;

/** An objective that a worksheet practises; `kind` is what kind of sum, in words, where it says. */
export type SetObjective = { readonly ref: ObjectiveRef; readonly kind: string };

const topicOf = (ref: ObjectiveRef): string => ref.slice(0, ref.lastIndexOf('/'));
/** What the pupil calls the page, where a topic of their stage is called so, beats lines that seem to be of another stage. */
const ofTyped = <Of extends readonly [ObjectiveRef, unknown]>(
  bank: Bank,
  { subject, keyStage, topicText = '' }: Asked,
  found: readonly Of[],
): readonly Of[] => {
  if (topicText.trim() === '' || found.length === 0) return found;
  const { topics, isNamed } = resolveTopic(bank, { subject, keyStage, text: topicText, near: undefined }, generatorNames(bank));
  const typed = new Set(isNamed ? topics.flatMap((entry) => (isOfStage(entry, keyStage) ? [entry.id] : [])) : []);
  if (typed.size === 0) return found;
  const isOwn = (ref: ObjectiveRef): boolean => {
    const entry = bank.index.find(({ id }) => id === topicOf(ref));
    return typed.has(topicOf(ref)) || (entry !== undefined && isOfStage(entry, keyStage));
  };
  return found.filter(([ref]) => isOwn(ref));
};

/** The objectives that a worksheet practises, what most of its lines are on first; none where the page is no worksheet. */
export const objectivesOfPage = async (
  bank: Bank,
  asked: Asked,
  text: string,
  nearnessTo: NearnessTo,
): Promise<readonly SetObjective[]> => {
  const found = new Map<ObjectiveRef, { weight: number; isPlain: boolean; readonly kinds: string[]; readonly isLater: boolean }>();
  const lines: Line[] = [];
  for (const wish of wishesOfPage(text, asked.subject)) {
    // How large the numbers are narrows what is drawn, and names no lesson.
    const topicText = wish.text.replace(/^(column \p{L}+) within .*$/u, '$1');
    lines.push({ wish, found: objectivesOf(bank, asked, topicText, await nearnessTo({ ...asked, topicText })) });
  }
  for (const { wish, one } of chosenOf(lines, asked)) {
    const isLater = !isOfStage(one.entry, asked.keyStage) && keyStages.indexOf(one.entry.keyStage) > keyStages.indexOf(asked.keyStage);
    const about = found.get(one.ref) ?? { weight: 0, isPlain: false, kinds: [], isLater };
    about.weight += Math.sqrt(wish.times) * one.chance;
    about.isPlain ||= wish.isPlain;
    if (wish.isPlain && asked.subject === 'maths') about.kinds.push(wish.text);
    found.set(one.ref, about);
  }
  const most = Math.max(0, ...[...found.values()].map(({ weight }) => weight));
  // One story of weeks and days on a sheet of tables is on tables.
  const meant = [...found].filter(([, { weight, isPlain }]) => isPlain || weight * muchMore > most);
  const sorted = meant.toSorted(([, a], [, b]) => b.weight - a.weight);
  // What is taught later only where there is nothing else.
  const own = sorted.filter(([, { isLater }]) => !isLater);
  return ofTyped(bank, asked, own.length > 0 ? own : sorted)
    .slice(0, mostObjectives)
    .map(([ref, { kinds }]) => ({ ref, kind: kinds.join(' and ') }));
};

/** The topics of those objectives, and how they are practised: the sheet says how much of each, so each has its turn. */
export const foundOnPage = (bank: Bank, keyStage: KeyStage, set: readonly SetObjective[]): FoundTopics => {
  const refs = set.map(({ ref }) => ref);
  const asked = new Set(refs);
  const ids = [...new Set(refs.map((ref) => ref.slice(0, ref.lastIndexOf('/'))))];
  const topics = ids.flatMap((id) => bank.topic(id) ?? []);
  return {
    coverage: topics.some((topic) => isOfStage(topic, keyStage)) ? 'exact' : 'near',
    topics,
    asked,
    isWhole: false,
    isNamed: true,
    nearness: undefined,
    keyStage,
    methods: topics.flatMap((topic) =>
      methodsOf(topic).map((method) => {
        const kind = set.find(({ ref }) => ref === refOf(method))?.kind ?? '';
        return kind === '' ? method : { ...method, narrowing: narrowingOf(kind, []) };
      }),
    ),
    earlier: earlierOf(topics, keyStage),
    words: [],
    wordGroups: [],
    wordWeights: [],
    named: topics[0],
    nearest: [],
    inTurn: refs,
  };
};
