/** What a child who needs a person may write of. The order is that of urgency: where several fit, the first one counts. */
export const concernCategories = [
  'danger_now',
  'suicide',
  'abuse',
  'harm_by_others',
  'self_harm',
  'missing',
  'eating',
  'bullying',
  'grief',
  // A child's own report that says nothing of the kinds above.
  'worry',
] as const;
export type ConcernCategory = (typeof concernCategories)[number];

/** Why a text is not for school. `self_harm_methods` is answered like a call for help. */
export const unfitCategories = [
  'self_harm_methods',
  'weapons',
  'drugs',
  'hate',
  'sexual',
  'extremism',
  'rude',
  'personal_details',
  'tricking_the_model',
] as const;
export type UnfitCategory = (typeof unfitCategories)[number];

/** In words for a grown-up's log. */
export const unfitNames: Readonly<Record<UnfitCategory, string>> = {
  self_harm_methods: 'ways of self-harm',
  weapons: 'weapons or violence',
  drugs: 'drugs, alcohol or vapes',
  hate: 'hate or slurs',
  sexual: 'sexual words',
  extremism: 'extremism',
  rude: 'rude words',
  personal_details: 'a phone number or address',
  tricking_the_model: 'an attempt to trick an AI model',
};

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
