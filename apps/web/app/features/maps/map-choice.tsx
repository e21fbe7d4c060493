import { subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import { StepHeading } from '../../ui/step-heading.tsx';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import { Island } from './island.tsx';
import classes from './maps.module.css';
import { themeOf } from './map-subjects.ts';

type Props = { readonly subjects: readonly SubjectId[]; readonly onChoose: (subject: SubjectId) => void };

/** All Topics: a map for each subject. */
export const MapChoice = ({ subjects, onChoose }: Props) => (
  <>
    <StepHeading step="choice" size="h2">
      Which map shall we open?
    </StepHeading>
    <ul className={classes.maps}>
      {subjects.map((subject, at) => (
        <li key={subject} style={subjectStyle(subject)}>
          <button type="button" className={classes.map} onClick={() => onChoose(subject)}>
            <Island subject={subject} theme={themeOf(subject)} state="ready" begun at={at} />
            <span className={classes.mapName}>{subjectName(subject)}</span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
