import type { AdaptiveLearning, MapTopicView } from '@hedgerow/contracts/adaptive';
import { type Difficulty, readDifficulty } from '@hedgerow/domain/difficulties';
import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import { subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { usePupil } from '../../lib/pupil.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { worldOf } from '../../lib/world-of.ts';
import { PathScene } from '../../ui/art/scenes.tsx';
import { WorldScene } from '../../ui/art/world-scene.tsx';
import { Chips } from '../../ui/chips.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { showToast } from '../../ui/toast.ts';
import { mapQuery, recordStarted } from './api.ts';
import { Islands } from './islands.tsx';
import { type MapMode, restsOn, topicsInOrder } from './map-places.ts';
import { type KnownTopic, staticTopics, themeOf } from './map-subjects.ts';
import { TopicDetail } from './topic-detail.tsx';
import classes from './maps.module.css';

export type MapLearn = { readonly subject: SubjectId; readonly topic: string; readonly topicId: string };

export type MapStart = {
  readonly subject: SubjectId;
  readonly topic: string;
  readonly topicId: string;
  readonly keyStage: KeyStage;
  readonly difficulty?: Difficulty | undefined;
};

type Props = {
  readonly subject: SubjectId;
  /** Shown in teaching order when the map cannot be read. */
  readonly known: readonly KnownTopic[];
  readonly startWords: string;
  readonly onStart: (start: MapStart) => void;
  /** The day's quizzes are used up: said in place of the way into one. */
  readonly over?: string | undefined;
  readonly onLearn: (wish: MapLearn) => void;
  /** Cards of a topic, where the plan has them. */
  readonly onCards?: ((topicId: string) => void) | undefined;
  /** The pupil's own figure, at the topic that comes next. */
  readonly figure?: ReactNode;
};

const modes = { 'Picked for me': 'ai', 'School order': 'standard' } as const satisfies Record<string, MapMode>;
type ModeName = keyof typeof modes;
const modeNames = Object.keys(modes) as readonly ModeName[];
const isModeName = (name: string): name is ModeName => name in modes;

/** docs/product/pupil-home.md#maps. */
const notNoted = 'Failed to update topic completion';

type OpenProps = Pick<Props, 'subject' | 'startWords' | 'onStart' | 'over' | 'onLearn' | 'onCards' | 'figure'> & {
  readonly topics: readonly MapTopicView[];
  readonly mode: MapMode;
  readonly theme: AdaptiveLearning['visualTheme'];
};

/** The islands, and beside or below them the chosen one. */
const OpenMap = ({ subject, topics, mode, theme, startWords, onStart, over, onLearn, onCards, figure }: OpenProps) => {
  const [chosen, setChosen] = useState<string>();
  const topic = topics.find(({ id }) => id === chosen);
  const close = () => {
    setChosen(undefined);
    document.querySelector<HTMLElement>(`[data-topic="${CSS.escape(chosen ?? '')}"]`)?.focus();
  };
  const start = ({ id, title, keyStage, nextLevel }: MapTopicView) => {
    if (mode === 'ai') recordStarted(subject, id).catch(() => showToast({ kind: 'error', title: notNoted }));
    onStart({ subject, topic: title, topicId: id, keyStage, difficulty: readDifficulty(nextLevel) });
  };
  return (
    <div className={classes.open} data-chosen={topic !== undefined}>
      <Islands
        subject={subject}
        figure={figure}
        topics={topics}
        mode={mode}
        theme={theme}
        chosen={chosen}
        onChoose={({ id }) => setChosen(id)}
      />
      {topic && (
        <TopicDetail
          topic={topic}
          mode={mode}
          startWords={startWords}
          onStart={() => start(topic)}
          over={over}
          onLearn={() => onLearn({ subject, topic: topic.title, topicId: topic.id })}
          onCards={onCards && (() => onCards(topic.id))}
          onClose={close}
        />
      )}
    </div>
  );
};

const NoMap = ({ subject }: Pick<Props, 'subject'>) => (
  <EmptyState scene={<PathScene />} title={`No map of ${subjectName(subject)} yet`} order={3}>
    Choose another subject. This one has no topics yet.
  </EmptyState>
);

/** The map could not be read: the topics that the page knows, in their usual order. */
const StandardOnly = ({ known, query, ...rest }: Omit<OpenProps, 'topics' | 'mode' | 'theme'> & StandardProps) => {
  const { keyStage } = usePupil();
  const retry = () => void query.refetch();
  return (
    <>
      <ErrorState title="We could not load the order picked for you" error={query.error} busy={query.isFetching} onRetry={retry} />
      {known.length > 0 && <OpenMap {...rest} topics={staticTopics(known, keyStage)} mode="standard" theme={themeOf(rest.subject)} />}
    </>
  );
};
type MapRead = { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => Promise<unknown> };
type StandardProps = { readonly known: readonly KnownTopic[]; readonly query: MapRead };

/** One subject as a map. Our own engine's order is on by default; the other one is the order of teaching. */
export const SubjectMap = ({ subject, known, startWords, onStart, over, onLearn, onCards, figure }: Props) => {
  const { keyStage } = usePupil();
  const query = useQuery(mapQuery(subject, keyStage));
  const [modeName, setModeName] = useState<ModeName>('Picked for me');
  const mode = modes[modeName];
  // A younger pupil came from a creature's world, and is met by it.
  const isPlayful = useStage() === 'playful';
  const world = worldOf(subject);
  const shared = { subject, startWords, onStart, over, onLearn, onCards, figure };

  const map = query.data;
  const body = () => {
    if (map === undefined) {
      if (!query.isError) return <LinesSkeleton lines={14} />;
      const { upgrade, plan } = refusalOf(query.error);
      if (upgrade)
        return (
          <PupilLock name="Learning maps" plan={plan}>
            Every topic in a subject, as a path of islands.
          </PupilLock>
        );
      return <StandardOnly {...shared} known={known} query={query} />;
    }
    if (map.adaptedTopics.length === 0) return <NoMap subject={subject} />;
    const order = (
      <div className={classes.order}>
        <Chips
          label="Order"
          choices={modeNames}
          value={modeName}
          onChange={(name) => {
            if (isModeName(name)) setModeName(name);
          }}
        />
        <p className={classes.soft}>{mode === 'ai' ? restsOn(map.basedOnAnswers) : 'In the order that schools teach it.'}</p>
      </div>
    );
    // The youngest come for the map, not for its order.
    const infant = isInfant(keyStage);
    return (
      <>
        {!infant && order}
        <OpenMap {...shared} topics={topicsInOrder(map, mode)} mode={mode} theme={map.visualTheme} />
        {infant && order}
      </>
    );
  };

  return (
    <div className={classes.subject} style={subjectStyle(subject)}>
      <div className={classes.subjectHead}>
        {isPlayful && world !== undefined && <WorldScene world={world} className={classes.world} />}
        <StepHeading step={subject} size="h2">
          {subjectName(subject)}
        </StepHeading>
      </div>
      {body()}
    </div>
  );
};
