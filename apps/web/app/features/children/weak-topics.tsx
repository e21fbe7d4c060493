import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../ui/panel.tsx';
import { TopicLine } from '../../ui/topic-line.tsx';
import { insightQuery } from './api.ts';
import classes from './evidence-panel.module.css';
import { SetThis } from './set-this.tsx';

/** The page stays short: every topic stands under Learning. */
const most = 3;

/** Before the form: what goes wrong most, set with one press. Nothing where nothing does. */
export const WeakTopics = ({ childId, name }: { readonly childId: string; readonly name: string }) => {
  const { data } = useQuery(insightQuery(childId));
  const weak = (data?.needsPractice ?? []).filter(({ topicId }) => topicId !== null).slice(0, most);
  if (weak.length === 0) return null;
  return (
    <Panel title="Needs practice">
      <ul className={classes.list}>
        {weak.map((topic) => (
          <TopicLine
            key={topic.topicId}
            topic={{ ...topic, beliefs: [], objectives: topic.objectives.slice(0, 1) }}
            isWeak
            renderAct={(wish) => <SetThis childId={childId} name={name} topic={topic} wish={wish} />}
          />
        ))}
      </ul>
    </Panel>
  );
};
