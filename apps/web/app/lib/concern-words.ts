import type { ConcernDeed, ConcernPlace, ConcernState, RecordCategory } from '@hedgerow/domain/safeguarding';

export const categoryWords: Readonly<Record<RecordCategory, string>> = {
  danger_now: 'Danger now',
  suicide: 'Suicide',
  abuse: 'Abuse or exploitation',
  harm_by_others: 'Harm by somebody',
  self_harm: 'Self-harm',
  missing: 'Away from home',
  eating: 'Eating',
  bullying: 'Bullying',
  grief: 'Grief',
  worry: 'A worry',
  radicalisation: 'Extremism',
  unfit_words: 'Unsuitable words, several times',
};

export const placeWords: Readonly<Record<ConcernPlace, string>> = {
  quiz_topic: 'as the topic of a quiz',
  guide_topic: 'as the topic of a guide',
  paper_topic: 'as the topic of a paper',
  essay: 'in an essay',
  typed_answer: 'in an answer',
  upload_details: 'beside an upload',
  upload_text: 'in the text of an upload',
  practice: 'while practising',
  worry_report: 'to you, as a worry,',
  two_texts: 'in two texts within an hour, neither of them clear,',
};

export const stateWords: Readonly<Record<ConcernState, string>> = {
  new: 'New',
  acknowledged: 'Acknowledged',
  followed_up: 'Followed up',
  closed: 'Closed',
};

export const deedWords: Readonly<Record<ConcernDeed, string>> = {
  acknowledged: 'acknowledged it',
  followed_up: 'followed it up',
  closed: 'closed it',
  reopened: 'opened it again',
  shown_to_parents: 'let parents see it',
  hidden_from_parents: 'hid it from parents',
  answers_released: 'released the essay',
  words_read: 'read the words',
};
