import { concernCategories } from './concern-categories.ts';

/** What a record may be about: what a child writes of, and what a school is told of words that were refused. */
export const recordCategories = [...concernCategories, 'radicalisation', 'unfit_words'] as const;
export type RecordCategory = (typeof recordCategories)[number];

/** Where a child wrote it. */
export const concernPlaces = [
  'quiz_topic',
  'guide_topic',
  'paper_topic',
  'essay',
  'typed_answer',
  'upload_details',
  'upload_text',
  'practice',
  'worry_report',
  // Each of them was only possible.
  'two_texts',
] as const;
export type ConcernPlace = (typeof concernPlaces)[number];

/** Whose safeguarding contact a child chooses to tell. */
export const worryDesks = ['school', 'operator'] as const;
export type WorryDesk = (typeof worryDesks)[number];
export const longestWorry = 4000;

export const concernStates = ['new', 'acknowledged', 'followed_up', 'closed'] as const;
export type ConcernState = (typeof concernStates)[number];

/** What a safeguarding contact does with a record; each is noted with who and when. */
export const concernDeeds = [
  'acknowledged',
  'followed_up',
  'closed',
  'reopened',
  'shown_to_parents',
  'hidden_from_parents',
  'answers_released',
  'words_read',
] as const;
export type ConcernDeed = (typeof concernDeeds)[number];

/** The same child and kind within a day is one record, which counts on: a child who saves an essay ten times is one call for help. In ms. */
export const sameConcernMs = 86_400_000;

/** Two texts of a child that are each only possible, so near each other, are a record. Longer nothing of the first is kept. In ms (an hour). */
export const signKeptMs = 3_600_000;

/** So many unfit texts of a pupil within a day, and their school's contact hears of it. One is a dare or a slip. */
export const unfitForAlert = 3;

/** A closed record is forgotten so long after its last change, in ms (2 years): the contact's own files are the lasting ones. */
export const closedConcernKeptMs = 2 * 365 * 86_400_000;

/** The deed that a change of state is. */
export const deedOfState = (state: ConcernState): ConcernDeed => (state === 'new' ? 'reopened' : state);
