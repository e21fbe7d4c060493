import { VisuallyHidden } from '@mantine/core';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { Button } from '../../ui/button.tsx';
import classes from './map-buttons.module.css';

type Props = { readonly onOpen: (subject: SubjectId | undefined) => void };

/** docs/product/pupil-home.md#maps: the hero's buttons open learning maps; All Topics lets the pupil choose one. */
const maps: readonly { readonly name: string; readonly subject: SubjectId | undefined }[] = [
  { name: 'Mathematics', subject: 'maths' },
  { name: 'English', subject: 'english' },
  { name: 'All Topics', subject: undefined },
];

export const MapButtons = ({ onOpen }: Props) => (
  <div className={classes.maps}>
    {maps.map(({ name, subject }) => (
      <Button key={name} kind="quiet" onClick={() => onOpen(subject)}>
        <span>
          <VisuallyHidden>Map: </VisuallyHidden>
          {name}
        </span>
      </Button>
    ))}
  </div>
);
