import type { Bank } from '@hedgerow/curriculum/bank';
import type { GuideBlock, GuideContent } from '@hedgerow/curriculum/guide';
import { fold } from '@hedgerow/curriculum/words';
import type { Coverage, Provenance } from '@hedgerow/curriculum/question';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { describeFigure } from '@hedgerow/figures/figure';
import { derivedCards, factCards, standsAlone, tellsItself, wordCard, writtenCards } from '../derive/derived-cards.ts';
import type { Generated } from '../generators/generator.ts';
import { hashText } from '../generators/random.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { cutTopic, isAsked } from './cut-topic.ts';
import { findTopics } from './find-topics.ts';
import { drawnAsAsked } from './generator-drafts.ts';
import type { Elsewhere, TopicQuery } from './find-topics.ts';
import type { Method } from './methods.ts';
import { namesDraws } from './narrowing.ts';
import { isLetterHome } from '../text/letters-home.ts';
import type { NotesGuide } from '../text/guide-from-text.ts';
import { firstOfEach, notesBlocks, readUploads, whyHowBlocks } from './notes-blocks.ts';
import type { Upload } from './notes-blocks.ts';
import { countProvenance, coverageOf, coverageSentence, letterSentence, worksheetSentence } from './sentences.ts';
import type { ProvenanceCounts } from './sentences.ts';
import { leavesPage, nearTo, saidIn } from './near-notes.ts';
import { foundOnPage, type SetObjective } from './set-on-page.ts';
import type { SpokenOf } from './spoken-of.ts';
import { findForPage, nothingFound } from './topic-of-page.ts';
import { foundForYear } from './work-wish.ts';
import { checkBlocks, exampleBlocks, keyWordBlocks, mistakeBlocks, objectiveBlocks, sectionBlocks } from './topic-blocks.ts';

export type GuideComposition = TopicQuery & {
  readonly bank: Bank;
  readonly seed: number;
  /** The pupil's school year, where it is known and they learn at their own stage. */
  readonly year?: number | undefined;
  readonly uploads?: readonly Upload[];
  readonly set?: readonly SetObjective[] | undefined;
  /** What the uploads speak of, by the meaning of their lines (spokenOf). */
  readonly spoken?: SpokenOf | undefined;
};

export type ComposedGuide = {
  readonly title: string;
  /** Only a note where the topic is not covered and nothing was uploaded: never a template. */
  readonly content: GuideContent;
  readonly coverage: Coverage;
  /** How many blocks come from where; headings and notes are not counted. */
  readonly provenance: ProvenanceCounts;
  readonly sentence: string;
  readonly bankVersion: string;
  readonly nearest: readonly string[];
  /** The subject that covers it, where the one asked does not. */
  readonly elsewhere?: Elsewhere | undefined;
  readonly topicId: string | null;
};

/** Where the pupil's own notes end and our own words begin. */
const moreHeading = 'More from our own topic';

const openingOf = ({ question }: { readonly question: string }): string => question.split(' ', 4).join(' ');

/** Of many kinds: a second card that begins like another, or has its answer, comes only where there is no other left. */
const checksOf = (topic: Topic, seed: number, count: number) => {
  const cards = shuffled([...factCards(topic), ...topic.vocabulary.map(wordCard)], seeded(seed));
  const isFirst = (card: (typeof cards)[number], index: number): boolean =>
    cards.findIndex((other) => openingOf(other) === openingOf(card) || other.answer === card.answer) === index;
  const words = cards.filter(({ question }) => question.startsWith('What does “'));
  const others = cards.filter((card, index) => !words.includes(card) && isFirst(card, index));
  const first = [...others.slice(0, count - 2), ...words.slice(0, 2)];
  const rest = [...first, ...cards.filter((card) => !first.includes(card))];
  // A lesson with few facts is asked about by the questions that were written on it.
  const written = rest.length >= count ? [] : shuffled(writtenCards(topic), seeded(seed + 1));
  return [...rest, ...written].slice(0, count);
};

const readsBare = ({ figure, readsWithoutFigure }: Generated): boolean => figure === undefined || readsWithoutFigure === true;
/** A question with its answer below has no place for a picture: those that need none come first. */
const bareFirst = (made: readonly Generated[]): readonly Generated[] => [
  ...made.filter(readsBare),
  ...made.filter((one) => !readsBare(one)),
];
/** Where there are no others, it says what the picture shows. */
const inWords = (made: Generated): string =>
  readsBare(made) || made.figure === undefined ? made.stem : `${describeFigure(made.figure)} ${made.stem}`;

/** Worked examples whose numbers are new with each seed. */
const madeExamples = (methods: readonly Method[], seed: number, count: number) =>
  shuffled(methods, seeded(seed))
    .slice(0, count)
    .map((method, index) => {
      const made = drawnAsAsked(method, `${seed}:example:${index}`, index === 0 ? 'beginner' : 'intermediate');
      return { problem: made.stem, figure: made.figure, steps: made.steps, answer: made.key };
    })
    .filter(({ steps }) => steps.length > 0);

const wordsOfTopic = (topic: Topic) => topic.vocabulary.map(({ term, definition }) => ({ term, meaning: definition }));

/** "The 3 times table" and "the 4 times table" are one objective and two guides: examples and questions are of the number that was named. */
const ofNamedKind = (methods: readonly Method[], seed: number) => {
  const own = methods.filter(({ generator, narrowing }) => narrowing !== undefined && namesDraws(generator, narrowing));
  const [first] = own;
  if (first === undefined) return undefined;
  const drawn = Array.from({ length: 8 }, (_, turn) =>
    drawnAsAsked(own[turn % own.length] ?? first, `${seed}:own:${turn}`, 'intermediate'),
  );
  const isNew = (made: Generated, at: number): boolean => drawn.findIndex(({ stem }) => stem === made.stem) === at;
  const made = drawn.filter(isNew);
  return {
    examples: made
      .filter(({ steps }) => steps.length > 0)
      .slice(0, 2)
      .map(({ stem, figure, steps, key }) => ({ problem: stem, figure, steps, answer: key })),
    checks: bareFirst(made.slice(2)).map((one) => ({ question: inWords(one), answer: one.key })),
  };
};

/** A page of thirty wrong beliefs is read by nobody: as many as the age bears, of each lesson in turn, those that come first. */
const mostMistakes: Readonly<Record<KeyStage, number>> = { EYFS: 4, KS1: 4, KS2: 6, KS3: 8, KS4: 10, KS5: 10 };
const firstMistakes = ({ objectives, misconceptions: all }: Topic, most: number) => {
  const misconceptions = all.filter(tellsItself);
  const rounds = objectives.map(({ id }) => misconceptions.filter(({ objective }) => objective === id));
  const inTurn = misconceptions.map((_, round) => rounds.flatMap((one) => one[round] ?? [])).flat();
  const chosen = new Set(inTurn.slice(0, most));
  return misconceptions.filter((one) => chosen.has(one)).map(({ belief, correction }) => ({ belief, correction }));
};

/** One example shows a method, and a second one that it is a method. */
const examplesShown = 2;

/** So many questions end a guide. */
const checks = 6;

/** What is left to ask is drawn, where there is a maker for it. */
const withDraws = (asked: readonly { readonly question: string; readonly answer: string }[], methods: readonly Method[], seed: number) => {
  const missing = methods.length === 0 ? 0 : checks - asked.length;
  const made = Array.from({ length: Math.max(0, missing) * 2 }, (_, turn) =>
    drawnAsAsked(methods[turn % methods.length] as Method, `${seed}:left:${turn}`, 'beginner'),
  );
  const drawn = bareFirst(made).map((one) => ({ question: inWords(one), answer: one.key }));
  const isNew = ({ question }: { readonly question: string }, at: number): boolean =>
    drawn.findIndex((other) => other.question === question) === at && standsAlone(question);
  return [...asked, ...drawn.filter(isNew).slice(0, Math.max(0, missing))];
};

/** Of each further topic of a worksheet what goes wrong most, and a few questions, drawn where it has a maker. */
const furtherPart = (topic: Topic, methods: readonly Method[], seed: number): GuideBlock[] => [
  ...sectionBlocks(topic),
  ...mistakeBlocks(firstMistakes(topic, 2)),
  ...checkBlocks(
    withDraws(
      checksOf(topic, seed, 2),
      methods.filter(({ topicId }) => topicId === topic.id),
      seed,
    ).slice(0, 4),
  ),
];

const topicPart = ([topic, ...more]: readonly [Topic, ...Topic[]], methods: readonly Method[], seed: number): GuideBlock[] => {
  const own = ofNamedKind(methods, seed);
  const written = shuffled(topic.workedExamples, seeded(seed)).slice(0, examplesShown);
  const examples = own?.examples ?? [...written, ...madeExamples(methods, seed, Math.max(1, examplesShown - written.length))];
  return [
    ...objectiveBlocks(topic),
    ...keyWordBlocks(firstOfEach(wordsOfTopic(topic))),
    ...sectionBlocks(topic),
    ...exampleBlocks(examples),
    ...mistakeBlocks(firstMistakes(topic, mostMistakes[topic.keyStage])),
    ...checkBlocks(own?.checks ?? withDraws(checksOf(topic, seed, checks), methods, seed)),
    ...more.flatMap(sectionBlocks),
  ];
};

/** A worksheet's topics, the first as any, the others shorter: each is taught, and its questions become cards. */
const worksheetPart = ([first, ...more]: readonly [Topic, ...Topic[]], methods: readonly Method[], seed: number): GuideBlock[] => [
  ...topicPart(
    [first],
    methods.filter(({ topicId }) => topicId === first.id),
    seed,
  ),
  ...more.flatMap((topic) => furtherPart(topic, methods, seed)),
];

/** What the notes say, and nothing else: each number and each name stands in them. */
const notesPart = (notes: readonly NotesGuide[]): GuideBlock[] => [
  ...keyWordBlocks(firstOfEach(notes.flatMap(({ keyWords }) => keyWords.map(({ term, meaning }) => ({ term, meaning }))))),
  ...notesBlocks(notes),
  ...whyHowBlocks(notes),
  ...checkBlocks(notes.flatMap(({ checkYourself }) => checkYourself)),
];

/** A word, whichever form a list has it in. */
const wordIn = (term: string): string => fold(term).replace(/s$/, '');
const explainedIn = (blocks: readonly GuideBlock[]): ReadonlySet<string> =>
  new Set(blocks.flatMap((block) => (block.kind === 'keyWords' ? block.entries.map(({ term }) => wordIn(term)) : [])));
const withoutWords = (parts: readonly GuideBlock[], above: ReadonlySet<string>): GuideBlock[] => {
  const explained = new Set([...above, ...explainedIn(parts)]);
  return parts.map((part) =>
    part.kind === 'checkYourself'
      ? {
          ...part,
          entries: part.entries.filter(({ question }) => !explained.has(wordIn(/^What does “([^”]+)” mean/.exec(question)?.[1] ?? '\n'))),
        }
      : part,
  );
};

/** Below the notes, under a heading of its own and short: the guide is about what the pupil brought, and so is this. */
const moreBlocks = (topic: Topic, seed: number, notes: string, explained: ReadonlySet<string>): GuideBlock[] => {
  const isNear = nearTo(
    notes,
    derivedCards(topic).map(({ question, answer }) => `${question} ${answer}`),
  );
  const isSaid = saidIn(notes);
  const leaves = leavesPage(notes, topic);
  const near = <T>(all: readonly T[], words: (one: T) => readonly [string, string]): T[] =>
    all.filter((one) => {
      const [question, answer] = words(one);
      return isNear(`${question} ${answer}`) && isSaid(question, answer) && !leaves({ question, answer });
    });
  const parts: GuideBlock[] = [
    {
      kind: 'keyWords',
      entries: near(
        shuffled(wordsOfTopic(topic), seeded(seed)).filter(({ term }) => !explained.has(wordIn(term))),
        ({ term, meaning }) => [`What does “${term}” mean?`, meaning],
      ).slice(0, 4),
    },
    {
      kind: 'mistakes',
      entries: near(topic.misconceptions, ({ belief, correction }) => [belief, correction])
        .slice(0, 2)
        .map(({ belief, correction }) => ({ belief, correction })),
    },
    {
      kind: 'checkYourself',
      entries: near(checksOf(topic, seed, Number.MAX_SAFE_INTEGER), ({ question, answer }) => [question, answer])
        .slice(0, 3)
        .map(({ question, answer }) => ({ question, answer })),
    },
  ];
  // A word that is explained above is not asked right below it.
  const filled = withoutWords(parts, explained).filter((part) => !('entries' in part) || part.entries.length > 0);
  return filled.length === 0 ? [] : [{ kind: 'heading', text: moreHeading, level: 2 }, ...filled];
};

/** Where the bank has no topic but a generator knows the method: worked examples and questions with answers. */
const methodBlocks = (methods: readonly Method[], seed: number): GuideBlock[] => {
  const asked = methods.flatMap(({ generator }) =>
    Array.from({ length: Math.max(3, Math.ceil(6 / methods.length)) }, (_, turn) => {
      const made = generator.generate(hashText(`${seed}:check:${turn + 1}`), 'intermediate');
      return { question: inWords(made), answer: made.key };
    }),
  );
  return [...exampleBlocks(madeExamples(methods, seed, 3)), ...checkBlocks(asked.slice(0, 6))];
};

/** What the pupil typed stands in the sentence, and is not Markdown. */
const escapeMarks = (text: string): string => text.replaceAll(/[\\$*]/g, String.raw`\$&`);

const counted = (blocks: readonly GuideBlock[], provenance: Provenance): { readonly provenance: Provenance }[] =>
  blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'note').map(() => ({ provenance }));

/** A revision guide: the pupil's own notes first, the bank second (docs/product/teaching-engine.md#reading-an-upload). */
export const composeGuide = (wish: GuideComposition): ComposedGuide => {
  const { bank, keyStage, seed, uploads = [], topicText, set = [] } = wish;
  const isWorksheet = set.length > 0;
  const source = uploads.map(({ text }) => text).join('\n\n');
  const isLetter = source !== '' && isLetterHome(source);
  const notes = isLetter ? [] : readUploads(uploads, keyStage, seed);
  const usesUpload =
    !isWorksheet && notes.some(({ keyWords, keyPoints }) => keyWords.length > 0 || keyPoints.some(({ sentences }) => sentences.length > 0));
  const found = isWorksheet
    ? foundOnPage(bank, keyStage, set)
    : usesUpload
      ? findForPage(bank, wish, source, wish.spoken)
      : isLetter
        ? nothingFound(findTopics(bank, wish))
        : foundForYear(findTopics(bank, wish), wish.year);
  const [topic, ...more] = found.topics.map((one) => cutTopic(one, found));
  const methods = found.methods.filter((method) => isAsked(found, method));
  const fromNotes = usesUpload ? notesPart(notes) : [];
  const fromBank =
    topic === undefined
      ? []
      : usesUpload
        ? moreBlocks(topic, seed, source, explainedIn(fromNotes))
        : (isWorksheet ? worksheetPart : topicPart)([topic, ...more], methods, seed);
  const made = topic === undefined && !usesUpload ? methodBlocks(methods, seed) : [];
  const sentence = isWorksheet
    ? worksheetSentence(found)
    : isLetter
      ? letterSentence
      : coverageSentence(wish, found, { used: usesUpload, bankToo: fromBank.length > 0, isExact: false });
  const blocks: GuideBlock[] = [{ kind: 'note', text: escapeMarks(sentence) }, ...fromNotes, ...fromBank, ...made];
  return {
    title: usesUpload || isWorksheet ? (uploads[0]?.title ?? topicText) : (found.named?.title ?? topicText.trim()),
    content: { blocks },
    coverage: coverageOf(found, { usesUpload, isExact: found.coverage === 'exact' }),
    provenance: countProvenance([...counted(fromNotes, 'upload'), ...counted(fromBank, 'bank'), ...counted(made, 'generator')]),
    sentence,
    bankVersion: bank.version,
    nearest: found.nearest,
    elsewhere: found.elsewhere,
    topicId: topic?.id ?? null,
  };
};
