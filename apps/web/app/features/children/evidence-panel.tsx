import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { IconBook2, IconCircleCheck, IconPlant2, IconSeedling, IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { TopicLine } from '../../ui/topic-line.tsx';
import classes from './evidence-panel.module.css';
import { counted, noAnswersYet } from './figures.tsx';
import { SetThis } from './set-this.tsx';

type Props = {
  readonly name: string;
  readonly childId: string;
  readonly insight: ChildInsight;
  /** The plan opens practice, so that a weak topic can be set. */
  readonly canSet: boolean;
};

/** So many lines of a list stand open. */
const open = 3;

type PartProps = {
  readonly title: string;
  readonly icon: ReactNode;
  /** Said of an empty list; a list without it is left out. */
  readonly none?: string;
  readonly topics: readonly InsightTopic[];
  readonly isWeak?: boolean;
  /** For whom a topic of the list can be set. */
  readonly setFor?: Pick<Props, 'childId' | 'name'> | undefined;
};

const Part = ({ title, icon, none, topics, isWeak = false, setFor }: PartProps) => {
  if (topics.length === 0 && none === undefined) return null;
  const lines = topics.map((topic) => (
    <TopicLine
      key={topic.topicId ?? topic.topic}
      topic={topic}
      isWeak={isWeak}
      renderAct={setFor && topic.topicId !== null ? (wish) => <SetThis {...setFor} topic={topic} wish={wish} /> : undefined}
    />
  ));
  return (
    <section>
      <h3 className={classes.heading}>
        <span className={classes.icon}>{icon}</span>
        {title}
      </h3>
      {lines.length === 0 ? <p className={classes.none}>{none}</p> : <ul className={classes.list}>{lines.slice(0, open)}</ul>}
      {lines.length > open && (
        <details className={classes.more}>
          <summary>{`${lines.length - open} more`}</summary>
          <ul className={classes.list}>{lines.slice(open)}</ul>
        </details>
      )}
    </section>
  );
};

/** What the answers say: every topic on one list. Each line rests on answers, and says on how many. */
export const EvidencePanel = ({ name, childId, insight, canSet }: Props) => {
  const { needsPractice, gettingBetter, secure, early, basedOnAnswers } = insight;
  if (basedOnAnswers === 0) return <p className={classes.none}>{noAnswersYet(name)}</p>;
  return (
    <div className={classes.body}>
      <Part
        title="Needs practice"
        icon={<IconTargetArrow size={22} aria-hidden />}
        none="Nothing at the moment."
        topics={needsPractice}
        isWeak
        setFor={canSet ? { childId, name } : undefined}
      />
      <div className={classes.parts}>
        <Part
          title="Nearly there"
          icon={<IconSeedling size={22} aria-hidden />}
          none="Topics that go well show here."
          topics={gettingBetter}
        />
        <Part
          title="Known well"
          icon={<IconPlant2 size={22} aria-hidden />}
          none="Nothing yet. It takes eight good answers on two days."
          topics={secure}
        />
        <Part title="Just started" icon={<IconBook2 size={22} aria-hidden />} topics={early} />
      </div>
      <p className={classes.basis}>
        <IconCircleCheck size={18} aria-hidden /> From {counted(basedOnAnswers, 'answer')} in the last four months. A topic shows its last
        scores, the newest last, of the questions that were tried. A quiz also counts those that were not.
      </p>
    </div>
  );
};
