import type { ClassPupilPage, PupilAnswer, PupilObjective } from '@hedgerow/contracts/classes';
import type { InsightTopic } from '@hedgerow/contracts/insight';
import type { ReactNode } from 'react';
import { formatShortDate } from '../../lib/dates.ts';
import { Fold } from '../../ui/fold.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Status } from '../../ui/row-list.tsx';
import { TopicLine } from '../../ui/topic-line.tsx';
import classes from './pupil-standing.module.css';

const stateWords = {
  'needs-practice': { words: 'Needs practice', tone: 'look' },
  begun: { words: 'Begun', tone: 'quiet' },
  secure: { words: 'Secure', tone: 'good' },
} as const;

type ObjectivesProps = {
  readonly objectives: readonly PupilObjective[];
  /** What can be done about one, in the place of its state, which then stands above. */
  readonly renderAct?: ((objective: PupilObjective) => ReactNode) | undefined;
};

const Objectives = ({ objectives, renderAct }: ObjectivesProps) => (
  <ul className={classes.rows}>
    {objectives.map((objective) => {
      const { topicId, topic, text, state, right, answers } = objective;
      return (
        <li key={`${topicId} ${text}`} className={classes.row}>
          <span className={classes.words}>
            <RichText inline html={text} />
            <span className={classes.soft}>{`${topic}, ${right} of the last ${answers} right`}</span>
          </span>
          {renderAct === undefined ? <Status tone={stateWords[state].tone}>{stateWords[state].words}</Status> : renderAct(objective)}
        </li>
      );
    })}
  </ul>
);

/** What the pupil can do, one thing at a time: first what needs practice. */
export const ObjectivesPanel = ({ objectives, renderAct }: ObjectivesProps) => {
  const on = (state: PupilObjective['state']) => objectives.filter((one) => one.state === state);
  const [weak, begun, secure] = [on('needs-practice'), on('begun'), on('secure')];
  return (
    <Panel title="Objectives">
      <div className={classes.stack}>
        {objectives.length === 0 && <p className={classes.soft}>No answers yet that say what this pupil can do.</p>}
        {objectives.length > 0 && weak.length === 0 && <p className={classes.soft}>Nothing needs practice at the moment.</p>}
        {weak.length > 0 && renderAct !== undefined && <h3 className={classes.first}>{`Needs practice: ${weak.length}`}</h3>}
        {weak.length > 0 && <Objectives objectives={weak} renderAct={renderAct} />}
        {secure.length > 0 && (
          <Fold title={`Secure: ${secure.length}`}>
            <Objectives objectives={secure} />
          </Fold>
        )}
        {begun.length > 0 && (
          <Fold title={`Started, too few answers to judge: ${begun.length}`}>
            <Objectives objectives={begun} />
          </Fold>
        )}
      </div>
    </Panel>
  );
};

type PageTopics = Pick<ClassPupilPage, 'needsPractice' | 'gettingBetter' | 'secure' | 'early'>;

/** What the pupil takes to be so and is not: held ones with the correction, and how many were put right. */
export const MisconceptionsPanel = ({ topics: { needsPractice, gettingBetter, secure, early } }: { readonly topics: PageTopics }) => {
  const all = [...needsPractice, ...gettingBetter, ...secure, ...early].flatMap(({ topic, beliefs }) =>
    beliefs.map((belief) => ({ ...belief, topic })),
  );
  const held = all.filter(({ state }) => state === 'open');
  const right = all.length - held.length;
  return (
    <Panel title="Misconceptions">
      {held.length === 0 && <p className={classes.soft}>None held at the moment. One counts here once it has been shown twice.</p>}
      <ul className={classes.rows}>
        {held.map(({ topic, belief, correction, times }) => (
          <li key={`${topic} ${belief}`} className={classes.belief}>
            <strong>
              <RichText inline html={belief} />
            </strong>
            <span>
              In fact: <RichText inline html={correction} />
            </span>
            <span className={classes.soft}>{`${topic}, shown ${times} times`}</span>
          </li>
        ))}
      </ul>
      {right > 0 && <p className={classes.soft}>{right === 1 ? '1 was corrected.' : `${right} were corrected.`}</p>}
    </Panel>
  );
};

type PartProps = { readonly title: string; readonly topics: readonly InsightTopic[]; readonly isWeak?: boolean };

const Part = ({ title, topics, isWeak = false }: PartProps) =>
  topics.length === 0 ? null : (
    <>
      <h3 className={classes.heading}>{title}</h3>
      <ul className={classes.rows}>
        {topics.map((topic) => (
          <TopicLine key={topic.topicId ?? topic.topic} topic={{ ...topic, beliefs: [], objectives: [] }} isWeak={isWeak} />
        ))}
      </ul>
    </>
  );

/** Topics of the class's subject, each on one list. */
export const TopicsPanel = ({ topics, subjectName }: { readonly topics: PageTopics; readonly subjectName: string }) => {
  const { needsPractice, gettingBetter, secure, early } = topics;
  const none = needsPractice.length + gettingBetter.length + secure.length + early.length === 0;
  return (
    <Panel title="Topics">
      {none && <p className={classes.soft}>{`Nothing answered in ${subjectName} in the last four months.`}</p>}
      <Part title="Needs practice" topics={needsPractice} isWeak />
      <Part title="Nearly there" topics={gettingBetter} />
      <Part title="Secure" topics={secure} />
      <Part title="Just started" topics={early} />
    </Panel>
  );
};

const Answer = ({ answer: { number, title, at, topic, objective, correct, belief } }: { readonly answer: PupilAnswer }) => (
  <li className={classes.row}>
    <span className={classes.words}>
      {objective === null ? topic : <RichText inline html={objective} />}
      {belief !== null && (
        <span>
          May think: <RichText inline html={belief} />
        </span>
      )}
      <span className={classes.soft}>{`${title}, question ${number}, ${formatShortDate(at)}`}</span>
    </span>
    <Status tone={correct ? 'good' : 'look'}>{correct ? 'Right' : 'Wrong'}</Status>
  </li>
);

/** As many as the newest quiz often has; the rest is one press away. */
const openAnswers = 6;

const Answers = ({ answers }: { readonly answers: readonly PupilAnswer[] }) => (
  <ul className={classes.rows}>
    {answers.map((answer) => (
      <Answer key={`${answer.assignmentId} ${answer.number}`} answer={answer} />
    ))}
  </ul>
);

/** Answers to what was set in the class, the latest first. */
export const RecentAnswersPanel = ({ recentAnswers }: Pick<ClassPupilPage, 'recentAnswers'>) => (
  <Panel title="Recent answers">
    <div className={classes.stack}>
      {recentAnswers.length === 0 && <p className={classes.soft}>No answers yet to work that was set in this class.</p>}
      <Answers answers={recentAnswers.slice(0, openAnswers)} />
      {recentAnswers.length > openAnswers && (
        <Fold title={`Earlier answers: ${recentAnswers.length - openAnswers}`}>
          <Answers answers={recentAnswers.slice(openAnswers)} />
        </Fold>
      )}
    </div>
  </Panel>
);
