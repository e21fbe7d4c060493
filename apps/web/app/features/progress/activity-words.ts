import type { ActivityItem } from '@hedgerow/contracts/progress';

/** Document 2 section 4: Completed, Created or Uploaded; In Progress; Failed. */
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
  'pdf-download': 'Download',
  achievement: 'Achievement',
};

/** A file by its name, everything else by its topic: subject and kind stand in the line below. */
export const titleWords = ({ type, title, topic }: Pick<ActivityItem, 'type' | 'title' | 'topic'>): string =>
  type === 'file-upload' || topic === '' ? title : topic;

/** The line below: the youngest need no word for the kind, its picture says it. */
export const aboutWords = ({ type, subject }: Pick<ActivityItem, 'type' | 'subject'>, when: string, playful: boolean): string =>
  [...(playful ? [] : [kinds[type]]), subject, when].join(' · ');

export type ActivityTarget =
  | { readonly kind: 'resume'; readonly assessmentId: string }
  | { readonly kind: 'review'; readonly assessmentId: string }
  | { readonly kind: 'guide'; readonly guideId: string }
  | { readonly kind: 'file'; readonly fileId: string };

const prefixes = { file: 'file-', revision: 'revision-', assessment: 'assessment-' } as const;

/** What pressing an item opens: an unfinished assessment goes on, a finished one is reviewed; undefined when there is nothing to open. */
export const targetOf = ({ id, status }: Pick<ActivityItem, 'id' | 'status'>): ActivityTarget | undefined => {
  if (id.startsWith(prefixes.assessment)) {
    const assessmentId = id.slice(prefixes.assessment.length);
    return { kind: status === 'in-progress' ? 'resume' : 'review', assessmentId };
  }
  if (id.startsWith(prefixes.revision)) return { kind: 'guide', guideId: id.slice(prefixes.revision.length) };
  return id.startsWith(prefixes.file) ? { kind: 'file', fileId: id.slice(prefixes.file.length) } : undefined;
};

const hours = 3_600_000;

/** "Today", "Yesterday", otherwise the date as `dateWords` writes it. Days are London's, as `dayOf` says. */
export const whenWords = (happened: Date, now: Date, dayOf: (at: Date) => string, dateWords: (at: Date) => string): string => {
  if (dayOf(happened) === dayOf(now)) return 'Today';
  // 12 hours before the day's noon at the latest: safe on the days when clocks change.
  return dayOf(happened) === dayOf(new Date(now.getTime() - 24 * hours)) ? 'Yesterday' : dateWords(happened);
};
