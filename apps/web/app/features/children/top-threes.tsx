import type { ChildInsight, InsightTopic } from '@hedgerow/contracts/insight';
import { IconPlant2, IconQuestionMark, IconTargetArrow } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { SetThis } from './set-this.tsx';
import classes from './top-threes.module.css';

/** No list is longer: every topic stands under Learning. */
const most = 3;

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

const Topic = ({ topic, end }: { readonly topic: InsightTopic; readonly end?: ReactNode }) => (
  <li className={classes.line} style={subjectStyle(topic.subject)}>
    <p className={classes.words}>
      <strong className={classes.topic}>{topic.topic}</strong>
      <span className={classes.soft}>
        {topic.subjectName}
        {topic.scores.length > 0 && `, last: ${topic.scores.at(-1) ?? 0}%`}
      </span>
    </p>
    {end}
  </li>
);

type Props = {
  readonly childId: string;
  readonly name: string;
  readonly insight: ChildInsight;
  /** The plan opens practice, so that a weak topic can be set. */
  readonly canSet: boolean;
};

/** What slipped, what is mixed up and what goes well, three of each. What puts a mix-up right stands under Learning. */
export const TopThrees = ({ childId, name, insight: { needsPractice, gettingBetter, secure, early }, canSet }: Props) => {
  const mixed = [...needsPractice, ...gettingBetter, ...secure, ...early].flatMap(({ subject, topic, beliefs }) =>
    beliefs.filter(({ state }) => state === 'open').map((belief) => ({ ...belief, subject, topic })),
  );
  return (
    <div className={classes.parts}>
      <List title="Slipping" icon={<IconTargetArrow size={22} aria-hidden />} none="Nothing at the moment.">
        {needsPractice.slice(0, most).map((topic) => (
          <Topic
            key={topic.topicId ?? topic.topic}
            topic={topic}
            end={canSet && topic.topicId !== null && <SetThis childId={childId} name={name} topic={topic} />}
          />
        ))}
      </List>
      <List title="Mix-ups" icon={<IconQuestionMark size={22} aria-hidden />} none="None at the moment.">
        {mixed.slice(0, most).map(({ subject, topic, belief }) => (
          <li key={`${topic} ${belief}`} className={classes.line} style={subjectStyle(subject)}>
            <p className={classes.words}>
              <strong className={classes.topic}>{topic}</strong>
              <span>
                “<RichText inline html={belief} />”
              </span>
            </p>
          </li>
        ))}
      </List>
      <List title="Going well" icon={<IconPlant2 size={22} aria-hidden />} none="Topics that go well show here.">
        {[...secure, ...gettingBetter].slice(0, most).map((topic) => (
          <Topic key={topic.topicId ?? topic.topic} topic={topic} />
        ))}
      </List>
    </div>
  );
};
