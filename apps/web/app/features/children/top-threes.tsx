import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { IconPlant2, IconQuestionMark, IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { SetThis } from './set-this.tsx';
import classes from './top-threes.module.css';

/** No list is longer: every topic stands under Learning. Mix-ups have a sentence each, so that two take the room of three. */
const most = 3;
const mostMixUps = 2;

type ListProps = { readonly title: string; readonly icon: ReactNode; readonly none: string; readonly children: readonly ReactNode[] };

const List = ({ title, icon, none, children }: ListProps) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>
      <span className={classes.icon}>{icon}</span>
      {title}
    </h3>
    {children.length === 0 ? <p className={classes.soft}>{none}</p> : <ul className={classes.list}>{children}</ul>}
  </section>
);

type TopicProps = {
  readonly topic: InsightTopic;
  /** For whom a weak topic can be set. */
  readonly setFor?: Pick<Props, 'childId' | 'name'> | undefined;
};

/** Of what was tried: a quiz, which counts the rest as well, may stand on the same page with another score. No longer than its line. */
const scoresOf = ({ subjectName, scores }: InsightTopic): string =>
  scores.length === 0 ? subjectName : `${subjectName}, ${scores.map((score) => `${score}%`).join(', ')} when tried`;

const Topic = ({ topic }: TopicProps) => (
  <>
    <strong className={classes.topic}>{topic.topic}</strong>
    <p className={classes.soft}>{scoresOf(topic)}</p>
  </>
);

/** A topic that goes well. */
const Well = ({ topic }: TopicProps) => (
  <li className={classes.line} style={subjectStyle(topic.subject)}>
    <Topic topic={topic} />
  </li>
);

/** A topic that needs practice: what the child takes to be so, and one press that sets what goes wrong most in it. */
const Weak = ({ topic, setFor }: TopicProps) => {
  const held = topic.beliefs.find(({ state }) => state === 'open');
  const [objective] = topic.objectives;
  return (
    <li className={classes.line} style={subjectStyle(topic.subject)}>
      <Topic topic={topic} />
      {held && (
        <p className={classes.sentence}>
          May think: “<RichText inline html={held.belief} />”
        </p>
      )}
      {setFor && topic.topicId !== null && (
        <div className={classes.way}>
          <SetThis {...setFor} topic={topic} wish={objective?.wish ?? topic.topic} />
        </div>
      )}
    </li>
  );
};

type Props = {
  readonly childId: string;
  readonly name: string;
  readonly insight: ChildInsight;
  /** The plan opens practice, so that a weak topic can be set. */
  readonly canSet: boolean;
};

const keyOf = ({ topicId, topic }: InsightTopic): string => topicId ?? topic;
const isMixedUp = ({ beliefs }: InsightTopic): boolean => beliefs.some(({ state }) => state === 'open');

/**
 * What needs practice, what is mixed up and what goes well, three of each at most and each topic once: a topic with a belief that is held is a mix-up
 * and nothing else. What puts it right, and its objectives by name, stand under Learning.
 */
export const TopThrees = ({ childId, name, insight: { needsPractice, gettingBetter, secure }, canSet }: Props) => {
  const weak = (topics: readonly InsightTopic[]) =>
    topics.map((topic) => <Weak key={keyOf(topic)} topic={topic} setFor={canSet ? { childId, name } : undefined} />);
  return (
    <div className={classes.parts}>
      <List title="Needs practice" icon={<IconTargetArrow size={22} aria-hidden />} none="Nothing at the moment.">
        {weak(needsPractice.filter((topic) => !isMixedUp(topic)).slice(0, most))}
      </List>
      <List title="Mix-ups" icon={<IconQuestionMark size={22} aria-hidden />} none="None at the moment.">
        {weak(needsPractice.filter(isMixedUp).slice(0, mostMixUps))}
      </List>
      <List title="Going well" icon={<IconPlant2 size={22} aria-hidden />} none="Topics that go well show here.">
        {[...secure, ...gettingBetter].slice(0, most).map((topic) => (
          <Well key={keyOf(topic)} topic={topic} />
        ))}
      </List>
    </div>
  );
};
