import type { ChildInsight } from '@hedgerow/contracts/insight';
import { IconArrowBackUp, IconBulb, IconCircleCheck, IconPlant2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import classes from './evidence-panel.module.css';
import { counted } from './figures.tsx';
import { Together } from './together.tsx';

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
  <section>
    <h3 className={classes.heading}>
      <span className={classes.icon}>{icon}</span>
      {title}
    </h3>
    {children.length === 0 ? <p className={classes.none}>{none}</p> : <ul className={classes.list}>{children}</ul>}
  </section>
);

const Misunderstood = ({ one }: { readonly one: ChildInsight['misconceptions'][number] }) => (
  <li className={classes.belief} style={subjectStyle(one.subject)}>
    <p>
      <strong className={classes.topic}>{one.topic}</strong>{' '}
      {one.state === 'resolved' ? <Status tone="good">Put right</Status> : <Status tone="look">Open</Status>}
    </p>
    <p>“{one.belief}”</p>
    <p className={classes.soft}>
      {one.correction} Seen {one.times === 1 ? 'once' : `${one.times} times`}.
    </p>
  </li>
);

type TonightProps = Pick<Props, 'review' | 'onReview'> & { readonly talk: NonNullable<ChildInsight['together']> };

const Tonight = ({ talk: { topic, ask, helps }, review, onReview }: TonightProps) => (
  <Together
    title={`Five minutes together: ${topic}`}
    way={
      review && (
        <Button kind="quiet" aria-label={`Open the questions: ${review.words}`} onClick={() => onReview(review.assessmentId)}>
          Open the questions
        </Button>
      )
    }
  >
    <p>{ask}</p>
    <details className={classes.helps}>
      <summary>What helps</summary>
      <p>{helps}</p>
    </details>
  </Together>
);

/** What the answers say: what sticks, what slipped, what was misunderstood, and what to talk about. Each line rests on answers, and says on how many. */
export const EvidencePanel = ({ name, insight, review, onReview, minutes }: Props) => {
  const { together, mastered, slipped, misconceptions, basedOnAnswers } = insight;
  return (
    <Panel title={`What ${name}’s answers say`}>
      <div className={classes.body}>
        {basedOnAnswers === 0 ? (
          <p className={classes.none}>No data yet: after {name}’s first quiz, what sticks and what to talk about stands here.</p>
        ) : (
          <>
            {together && <Tonight talk={together} review={review} onReview={onReview} />}
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
      </div>
    </Panel>
  );
};
