import { subjectName } from '@hedgerow/domain/subjects';
import { subjectChoices, usePupil } from '../lib/pupil.ts';
import type { Refusal } from '../lib/refusal.ts';
import { intoView } from './into-view.ts';
import { TopicChips } from './topic-field.tsx';
import classes from './topics-instead.module.css';

type Props = {
  readonly refusal: Pick<Refusal, 'nearest' | 'elsewhere'>;
  /** `within` is the name of another subject, where that covers it. */
  readonly onPick: (topic: string, within?: string) => void;
};

/** What a pupil can ask for in the place of what is not covered: near topics, or the same in the subject that has it. */
export const TopicsInstead = ({ refusal: { nearest, elsewhere }, onPick }: Props) => {
  const pupil = usePupil();
  const own = subjectChoices(pupil).find(({ id }) => id === elsewhere?.subject);
  return elsewhere !== undefined && own !== undefined ? (
    <TopicChips lead={`In ${subjectName(elsewhere.subject)}:`} topics={[elsewhere.title]} onPick={(topic) => onPick(topic, own.name)} />
  ) : (
    <TopicChips lead="Try one of these:" topics={nearest} onPick={(topic) => onPick(topic)} />
  );
};

/** Nobody made a mistake who asks for what stands elsewhere: the server's sentence, and the way there. */
export const AskedElsewhere = ({ why, ...instead }: Props & { readonly why: string }) => (
  <div role="alert" ref={intoView} className={classes.instead}>
    <p>{why}</p>
    <TopicsInstead {...instead} />
  </div>
);
