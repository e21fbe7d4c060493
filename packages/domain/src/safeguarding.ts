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

/** A closed record is forgotten so long after its last change, in ms (2 years): the contact's own files are the lasting ones. */
export const closedConcernKeptMs = 2 * 365 * 86_400_000;

/** The deed that a change of state is. */
export const deedOfState = (state: ConcernState): ConcernDeed => (state === 'new' ? 'reopened' : state);
