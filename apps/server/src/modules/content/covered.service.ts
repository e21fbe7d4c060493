import type { CoveredIndex, CoveredPage, CoveredTopics } from '@hedgerow/contracts/covered';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { IndexEntry } from '@hedgerow/curriculum/bank-index';
import type { Objective } from '@hedgerow/curriculum/topic';
import { AppError } from '@hedgerow/domain/errors';
import { type KeyStage, keyStages } from '@hedgerow/domain/key-stages';
import { type SubjectId, subjectIds, subjectName } from '@hedgerow/domain/subjects';
import { yearGroupNames } from '@hedgerow/domain/year-groups';
import { inlineText } from '@hedgerow/teaching/render/inline-text';

type Page = { readonly id: string; readonly subject: SubjectId; readonly stage: KeyStage; readonly topics: readonly IndexEntry[] };

/** "Other" holds citizenship, design and technology, and business. */
const nameOf = (subject: SubjectId): string => (subject === 'other' ? 'Other subjects' : subjectName(subject));
const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** The years of a stage; where a topic of Key Stage 1 begins in Reception, Reception is named too. */
const yearsOf = ({ stage, topics }: Pick<Page, 'stage' | 'topics'>): string => {
  const stageYears: Partial<Record<KeyStage, readonly number[]>> = { KS1: [1, 2], KS2: [3, 4, 5, 6], KS3: [7, 8, 9], KS4: [10, 11] };
  const first = topics.some(({ years }) => years.includes(0)) ? [0] : [];
  return yearGroupNames([...first, ...(stageYears[stage] ?? [])]);
};

const examBoards =
  'These topics follow what the GCSE specifications of AQA, Edexcel and OCR share. A topic that names a board is a choice of that board alone. Check yours for set texts, options and required practicals. No exam board has endorsed Hedgerow.';

const notesOf = ({ stage, topics }: Page): string[] => [
  ...(topics.length < 3
    ? [`So far there ${topics.length === 1 ? 'is one topic' : 'are two topics'} here. It is a start, not the whole course.`]
    : []),
  ...(stage === 'KS4' ? [examBoards] : []),
  ...(stage !== 'EYFS' && topics.some(({ years }) => years.includes(0))
    ? ['Reception has its own topics, and the first steps of the topics that name it.']
    : []),
];

const stageName = (stage: KeyStage): string =>
  stage === 'EYFS' ? 'Reception' : stage === 'KS4' ? 'GCSE, Key Stage 4' : `Key Stage ${stage.slice(2)}`;

/** "Years 10 and 11, AQA": when it is met, and whose choice it is where not all boards have it. */
const yearsAndBoards = ({ years, boards = [] }: IndexEntry): string => [yearGroupNames(years), ...boards].join(', ');

/** What is taught later than its topic says when. */
const objectiveLine = ({ text, fromYear }: Pick<Objective, 'text' | 'fromYear'>): string =>
  fromYear === undefined ? inlineText(text) : `${inlineText(text)} (Year ${fromYear})`;

/** Topics in the order of the years in which they are met. */
const inOrder = (topics: readonly IndexEntry[]): IndexEntry[] =>
  topics.toSorted((a, b) => Math.min(...a.years) - Math.min(...b.years) || a.title.localeCompare(b.title));

const anchorOf = (id: string): string => id.split('.').at(-1) ?? id;

const pagesOf = (bank: Bank): Page[] =>
  subjectIds.flatMap((subject) =>
    keyStages.flatMap((stage) => {
      const topics = inOrder(bank.index.filter((entry) => entry.subject === subject && entry.keyStage === stage));
      return topics.length === 0 ? [] : [{ id: `${subject}-${stage.toLowerCase()}`, subject, stage, topics }];
    }),
  );

/** What is taught, as it stands in the bank: the same words that pupils and parents read, and never more than there is. */
export const coveredService = (bank: Bank) => {
  const pages = pagesOf(bank);
  const sum = (of: (page: Page) => number): number => pages.reduce((total, page) => total + of(page), 0);

  const index: CoveredIndex = {
    topics: sum(({ topics }) => topics.length),
    objectives: sum(({ topics }) => topics.reduce((total, { objectives }) => total + objectives.length, 0)),
    subjects: subjectIds
      .filter((id) => pages.some(({ subject }) => subject === id))
      .map((id) => ({
        name: nameOf(id),
        pages: pages
          .filter(({ subject }) => subject === id)
          .map((page) => ({ id: page.id, stage: page.stage, years: yearsOf(page), topics: counted(page.topics.length, 'topic') })),
      })),
  };

  const find = (id: string): CoveredPage | undefined => {
    const page = pages.find((one) => one.id === id);
    if (page === undefined) return undefined;
    const objectives = page.topics.reduce((total, topic) => total + topic.objectives.length, 0);
    return {
      id,
      title: `${nameOf(page.subject)}, ${yearsOf(page)}`,
      lead: `${counted(page.topics.length, 'topic')} and ${counted(objectives, 'objective')}. Open a topic to see what it teaches, and try a question.`,
      stage: stageName(page.stage),
      notes: notesOf(page),
      topics: page.topics.map((topic) => ({
        id: topic.id,
        anchor: anchorOf(topic.id),
        title: topic.title,
        years: yearsAndBoards(topic),
        objectives: topic.objectives.map(objectiveLine),
      })),
    };
  };

  return {
    index,
    find,
    one: (id: string): CoveredPage => {
      const page = find(id);
      if (page === undefined) throw new AppError('not_found', 'Not found');
      return page;
    },
    topics: (): CoveredTopics =>
      pages.flatMap((page) =>
        page.topics.map((topic) => ({
          page: page.id,
          anchor: anchorOf(topic.id),
          subject: nameOf(page.subject),
          title: topic.title,
          years: yearsAndBoards(topic),
          yearGroups: [...topic.years],
          objectives: topic.objectives.map(objectiveLine),
        })),
      ),
    ids: pages.map(({ id }) => id),
  };
};
export type CoveredService = ReturnType<typeof coveredService>;
