import type { TopicSuggestions } from '@hedgerow/contracts/adaptive';
import type { Bank } from '@hedgerow/curriculum/bank';
import { suggestTopics } from '@hedgerow/curriculum/suggestions';
import { type KeyStage, readKeyStage } from '@hedgerow/domain/key-stages';
import { readSubject } from '@hedgerow/domain/subjects';
import { generatorIndex } from '@hedgerow/teaching/compose/find-topics';

type Typed = { readonly text: string; readonly subject?: string | undefined; readonly keyStage?: string | undefined };

/** The catalogue of topics, for whoever is typing one: the bank's and the generators' (docs/product/tests.md#topic-suggestions). */
export const suggestionsService = ({ index }: Pick<Bank, 'index'>) => {
  const titles = new Set(index.map(({ title, keyStage }) => `${title}/${keyStage}`));
  const catalogue = [...index, ...generatorIndex.filter(({ title, keyStage }) => !titles.has(`${title}/${keyStage}`))];
  return {
    /** The best first, at most 8; with a subject or a stage only of these. An unknown one is as none. */
    suggest: ({ text, subject: subjectText, keyStage: stageText }: Typed): TopicSuggestions => {
      const subject = subjectText === undefined ? undefined : readSubject(subjectText);
      const keyStage: KeyStage | undefined = stageText === undefined ? undefined : readKeyStage(stageText);
      const wish = { text, ...(subject === undefined ? {} : { subject }), ...(keyStage === undefined ? {} : { keyStage }) };
      return suggestTopics({ index: catalogue }, wish).map(({ topic, score }) => ({
        topic: topic.title,
        subject: topic.subject,
        keyStage: topic.keyStage,
        score,
      }));
    },
  };
};
export type SuggestionsService = ReturnType<typeof suggestionsService>;
