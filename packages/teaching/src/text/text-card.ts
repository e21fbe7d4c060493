import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { Statement } from './read-notes.ts';

export type TextCard = {
  readonly question: string;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** Of the statement that it asks about. */
  readonly from: Statement['id'];
  /** A blank for a word that the page neither explains nor repeats, in a sentence that has nothing better. */
  readonly isWeak?: boolean;
};

export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;
/** "CHILE" heads a column in capitals, and is Chile in a sentence; "DNA" stays. */
export const fromCapitals = (head: string): string => {
  const [, bare = head] = /^(\p{Lu}{4,}) \(\p{Lu}+\)$/u.exec(head) ?? [];
  return /^\p{Lu}{4,}$/u.test(bare) ? capital(bare.toLowerCase()) : head;
};
/** Languages, peoples, faiths, days and months keep their capital wherever they stand. */
const alwaysCapital =
  /^(?:English|French|Spanish|German|Italian|Latin|Welsh|Scottish|Irish|British|American|European|African|Asian|Indian|Chinese|Japanese|Mandarin|Urdu|Greek|Roman|Norman|Saxon|Viking|Tudor|Victorian|Egyptian|Russian|Soviet|Nazi|Christian|Muslim|Jew|Jewish|Hindu|Sikh|Buddhist|Islam|Christianity|Judaism|Hinduism|Sikhism|Buddhism|God|Jesus|Christmas|Easter|Europe|Africa|Asia|Britain|England|Scotland|Wales|Ireland|France|Germany|Spain|Italy|London|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December)s?\b/u;
export const uncapital = (text: string): string =>
  /^(?:I\b|\p{Lu}{2})/u.test(text) || alwaysCapital.test(text) ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;

/** An answer ends as a sentence does. */
export const ended = (text: string): string => (/[?!]["”')]?$/.test(text) ? text : `${text.replace(/\.$/, '')}.`);
