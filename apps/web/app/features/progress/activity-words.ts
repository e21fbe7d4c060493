import type { ActivityItem } from '@hedgerow/contracts/progress';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { capital } from '../../lib/capital.ts';

/** docs/product/rewards.md#points: Completed, Created or Uploaded; In Progress; Failed. */
export const statusWords = ({ type, status }: Pick<ActivityItem, 'type' | 'status'>): string => {
  if (status === 'in-progress') return 'In Progress';
  if (status === 'failed') return 'Failed';
  if (type === 'file-upload') return 'Uploaded';
  return type === 'revision' || type === 'pdf-download' ? 'Created' : 'Completed';
};

const kinds: Readonly<Record<ActivityItem['type'], string>> = {
  assessment: 'Assessment',
  lesson: 'Lesson',
  'file-upload': 'File',
  revision: 'Revision guide',
  'pdf-download': 'Paper',
  achievement: 'Achievement',
};

/** A file by its name, everything else by its topic: subject and kind stand in the line below. */
export const titleWords = ({ type, title, topic }: Pick<ActivityItem, 'type' | 'title' | 'topic'>): string =>
  type === 'file-upload' || topic === '' ? title : capital(topic);

/** The line below: the youngest need no word for the kind, its picture says it. */
export const aboutWords = ({ type, subject }: Pick<ActivityItem, 'type' | 'subject'>, when: string, playful: boolean): string =>
  [...(playful ? [] : [kinds[type]]), subject, when].join(' · ');

export type ActivityTarget =
  | { readonly kind: 'resume'; readonly assessmentId: string }
  | { readonly kind: 'review'; readonly assessmentId: string }
  | { readonly kind: 'guide'; readonly guideId: string }
  | { readonly kind: 'file'; readonly fileId: string }
  /** A paper to print: it is fetched again. */
  | { readonly kind: 'paper'; readonly downloadId: string }
  | { readonly kind: 'cards'; readonly guideId: string }
  /** Nothing more than the list knows. */
  | { readonly kind: 'details' };

const prefixes = { file: 'file-', revision: 'revision-', assessment: 'assessment-', paper: 'pdf-download-', cards: 'cards-' } as const;

/** Read because it was set, or anything that has no page of its own. */
const otherTarget = ({ id, metadata: { guideId, fileId } }: Pick<ActivityItem, 'id' | 'metadata'>): ActivityTarget => {
  if (typeof guideId === 'string') return { kind: id.startsWith(prefixes.cards) ? 'cards' : 'guide', guideId };
  return typeof fileId === 'string' ? { kind: 'file', fileId } : { kind: 'details' };
};

/** What pressing an item opens: an unfinished assessment goes on, a finished one is reviewed; every item opens something. */
export const targetOf = ({ id, status, metadata }: Pick<ActivityItem, 'id' | 'status' | 'metadata'>): ActivityTarget => {
  if (id.startsWith(prefixes.assessment)) {
    const assessmentId = id.slice(prefixes.assessment.length);
    return { kind: status === 'in-progress' ? 'resume' : 'review', assessmentId };
  }
  if (id.startsWith(prefixes.revision)) return { kind: 'guide', guideId: id.slice(prefixes.revision.length) };
  if (id.startsWith(prefixes.paper)) return { kind: 'paper', downloadId: id.slice(prefixes.paper.length) };
  if (id.startsWith(prefixes.file)) return { kind: 'file', fileId: id.slice(prefixes.file.length) };
  return otherTarget({ id, metadata });
};

/** "Today", "Yesterday", otherwise the date as `dateWords` writes it. Days are London's. */
export const whenWords = (happened: Date, now: Date, dateWords: (at: Date) => string): string => {
  const [day, today] = [londonDate(happened), londonDate(now)];
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : dateWords(happened);
};
