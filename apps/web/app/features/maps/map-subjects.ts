import type { AdaptiveLearning, MapTopicView } from '@hedgerow/contracts/adaptive';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';

const themes: Partial<Record<SubjectId, AdaptiveLearning['visualTheme']>> = {
  maths: 'space',
  physics: 'space',
  english: 'castle',
  history: 'castle',
  science: 'underwater',
  biology: 'underwater',
  chemistry: 'underwater',
  geography: 'forest',
};

/** How a subject's islands look before its map has come; the map's own theme takes over. */
export const themeOf = (subject: SubjectId): AdaptiveLearning['visualTheme'] => themes[subject] ?? 'default';

export type KnownTopic = { readonly title: string; readonly done: boolean };

/** Topics that the page knows by itself, for when the map could not be read (docs/product/pupil-home.md#maps). */
export const staticTopics = (known: readonly KnownTopic[], keyStage: KeyStage): readonly MapTopicView[] =>
  known.map(({ title, done }) => ({
    id: title,
    title,
    description: '',
    difficulty: isInfant(keyStage) ? 'level1' : 'level2',
    estimatedTime: 10,
    completed: done,
    urgencyScore: 0,
    adaptiveReason: '',
    secure: false,
    answers: 0,
    nextLevel: isInfant(keyStage) ? 'level1' : 'level2',
    standing: 'unmet',
    evidence: '',
    keyStage,
  }));
