import type { ChildInsight } from '@hedgerow/contracts/insight';
import { IconArrowBackUp, IconBulb, IconCircleCheck, IconHeartHandshake, IconPlant2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import classes from './evidence-panel.module.css';
import { counted } from './figures.tsx';

type Props = {
  readonly name: string;
  readonly insight: ChildInsight;
  /** Questions that went wrong, to look at together. */
  readonly review: { readonly words: string; readonly assessmentId: string } | undefined;
  readonly onReview: (assessmentId: string) => void;
  /** The minutes of the week, drawn by the page. */
  readonly minutes: ReactNode;
};

type PartProps = { readonly title: string; readonly icon: ReactNode; readonly none: string; readonly children: readonly ReactNode[] };

const Part = ({ title, icon, none, children }: PartProps) => (
  <section className={classes.part}>
    <h3 className={classes.heading}>
      <span className={classes.icon}>{icon}</span>
      {title}
    </h3>
    {children.length === 0 ? <p className={classes.none}>{none}</p> : <ul className={classes.list}>{children}</ul>}
  </section>
);

const Misunderstood = ({ one }: { readonly one: ChildInsight['misconceptions'][number] }) => (
  <li className={classes.belief} style={subjectStyle(one.subject)}>
    <p className={classes.line}>
      <strong className={classes.topic}>{one.topic}</strong>{' '}
      {one.state === 'resolved' ? <Status tone="good">Put right</Status> : <Status tone="look">Open</Status>}
    </p>
    <p className={classes.line}>“{one.belief}”</p>
    <p className={classes.soft}>
      {one.correction} <span className={classes.seen}>Seen {one.times === 1 ? 'once' : `${one.times} times`}.</span>
    </p>
  </li>
);

const Together = ({ insight: { together }, review, onReview }: Omit<Props, 'name' | 'minutes'>) => {
  if (together === null) return null;
  return (
    <div className={classes.together}>
      <IconHeartHandshake size={30} aria-hidden className={classes.hands} />
      <div className={classes.todo}>
        <h3 className={classes.todoTitle}>Five minutes together: {together.topic}</h3>
        <p className={classes.line}>{together.ask}</p>
        <details className={classes.helps}>
          <summary>What helps</summary>
          <p className={classes.line}>{together.helps}</p>
        </details>
      </div>
      {review !== undefined && (
        <Button kind="quiet" aria-label={`Open the questions: ${review.words}`} onClick={() => onReview(review.assessmentId)}>
          Open the questions
        </Button>
      )}
    </div>
  );
};

/** What the answers say: what sticks, what slipped, what was misunderstood, and what to talk about. Each line rests on answers, and says on how many. */
export const EvidencePanel = (props: Props) => {
  const { name, insight, minutes } = props;
  const { mastered, slipped, misconceptions, basedOnAnswers } = insight;
  return (
    <Panel title={`What ${name}’s answers say`}>
      {basedOnAnswers === 0 ? (
        <p className={classes.none}>No data yet: after {name}’s first quiz, what sticks and what to talk about stands here.</p>
      ) : (
        <>
          <Together {...props} />
          <div className={classes.parts}>
            <Part title="Sticks" icon={<IconPlant2 size={22} aria-hidden />} none="Nothing yet: it takes eight answers on two days.">
              {mastered.map(({ topic, subjectName, answers }) => (
                <li key={topic}>
                  <strong>{topic}</strong> <span className={classes.soft}>{`${subjectName}, ${counted(answers, 'answer')}`}</span>
                </li>
              ))}
            </Part>
            <Part title="Slipped" icon={<IconArrowBackUp size={22} aria-hidden />} none="Nothing slipped lately.">
              {slipped.map(({ topic, subjectName, before, now }) => (
                <li key={topic}>
                  <strong>{topic}</strong>{' '}
                  <span className={classes.soft}>{`${subjectName}, ${before}% right before, ${now}% the last time`}</span>
                </li>
              ))}
            </Part>
          </div>
          <Part title="Misunderstood" icon={<IconBulb size={22} aria-hidden />} none="No misunderstanding showed in the answers.">
            {misconceptions.map((one) => (
              <Misunderstood key={`${one.topic}${one.belief}`} one={one} />
            ))}
          </Part>
          <p className={classes.basis}>
            <IconCircleCheck size={18} aria-hidden /> From {counted(basedOnAnswers, 'answer')} in the last four months.
          </p>
        </>
      )}
      {minutes}
    </Panel>
  );
};
