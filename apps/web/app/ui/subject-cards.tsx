import { type SubjectId, subjectName } from '@hedgerow/domain/subjects';
import { StopPicture } from './art/stop-pictures.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { useStage } from './stage.tsx';
import { subjectStyle } from './theme/subject-colours.ts';

type Props = {
  readonly subjects: readonly SubjectId[];
  /** By its name, or '' while none is chosen. */
  readonly value: string;
  readonly onChange: (name: string) => void;
};

/** Subjects to choose one of; for the young each has the picture of its stop on the path, because not all of them can read its name. */
export const SubjectCards = ({ subjects, value, onChange }: Props) => {
  const isPlayful = useStage() === 'playful';
  return (
    <ChoiceCards
      legend="Subject"
      choices={subjects.map((id) => ({
        value: subjectName(id),
        label: subjectName(id),
        style: subjectStyle(id),
        icon: isPlayful && <StopPicture subject={id} size={36} />,
      }))}
      value={value}
      onChange={onChange}
    />
  );
};
