import { isSixthForm, sixthFormForPupils } from '@hedgerow/domain/sixth-form';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ownSubjects, usePupil } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { StudyPanel } from '../../ui/study-panel.tsx';
import { MapChoice } from './map-choice.tsx';
import type { KnownTopic } from './map-subjects.ts';
import { type MapLearn, type MapStart, SubjectMap } from './subject-map.tsx';
import classes from './maps.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Left out, the subject is chosen first. */
  readonly subject?: SubjectId | undefined;
  /** Left out with the subject, any of the pupil's can be chosen. */
  readonly among?: readonly SubjectId[] | undefined;
  /** What the page knows of a subject's topics by itself. */
  readonly knownTopics?: ((subject: SubjectId) => readonly KnownTopic[]) | undefined;
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

/** docs/product/pupil-home.md#maps, Learning Map: a whole screen of islands, one for each topic of a subject. */
export const LearningMap = ({
  opened,
  onClose,
  subject: first,
  among,
  knownTopics = () => [],
  startWords,
  onStart,
  over,
  onLearn,
  onCards,
  figure,
}: Props) => {
  const pupil = usePupil();
  const own = ownSubjects(pupil);
  const [subjects, setSubjects] = useState(among ?? own);
  const [subject, setSubject] = useState(first);
  const showAll = () => {
    setSubjects(own);
    setSubject(undefined);
  };
  return (
    <StudyPanel opened={opened} onClose={onClose} title="Learning map" width="wide">
      {isSixthForm(pupil.keyStage) && <p>{sixthFormForPupils}</p>}
      {subject === undefined ? (
        <MapChoice subjects={subjects} onChoose={setSubject} />
      ) : (
        <>
          <div className={classes.back}>
            <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={showAll}>
              All maps
            </Button>
          </div>
          <SubjectMap
            key={subject}
            subject={subject}
            known={knownTopics(subject)}
            startWords={startWords}
            onStart={onStart}
            over={over}
            onLearn={onLearn}
            onCards={onCards}
            figure={figure}
          />
        </>
      )}
    </StudyPanel>
  );
};
