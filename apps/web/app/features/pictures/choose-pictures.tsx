import { type Picture, pictureMessages } from '@hedgerow/contracts/picture-sign-in';
import { Alert } from '@mantine/core';
import { IconAlertCircle, IconArrowBackUp, IconArrowsShuffle } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { useChoosePictures } from './api.ts';
import { PictureBoard } from './picture-board.tsx';
import { pictureName } from './picture-art.tsx';
import { randomPictures, unpredictable } from './random-pictures.ts';
import classes from './setup.module.css';
import { TappedRow } from './tapped-row.tsx';
import { useTaps } from './use-taps.ts';

type Props = { readonly childId: string; readonly firstName: string; readonly onChosen: (pictures: readonly Picture[]) => void };

/** A parent taps what their child will tap; or lets chance choose, which is safer. */
export const ChoosePictures = ({ childId, firstName, onChosen }: Props) => {
  const { tapped, full, tap, back, set } = useTaps();
  const [asked, setAsked] = useState(false);
  const choose = useChoosePictures(childId);
  const allAlike = full && new Set(tapped).size === 1;
  const complaint = asked && (!full || allAlike);

  const chance = () => {
    const drawn = randomPictures(unpredictable);
    set(drawn);
    announce(`Chosen: ${drawn.map(pictureName).join(', ')}`);
  };
  const save = () => {
    setAsked(true);
    if (!full || allAlike) return;
    choose.mutate(tapped, { onSuccess: () => onChosen(tapped) });
  };

  return (
    <div className={classes.choose}>
      <p className={classes.words}>
        Tap four pictures in the order that {firstName} will tap them. A little story helps: “the cat in the boat beats the drum”.
      </p>
      <TappedRow tapped={tapped} label="Chosen pictures" />
      <div className={classes.actions}>
        <Button kind="quiet" icon={<IconArrowsShuffle size={20} aria-hidden />} onClick={chance}>
          Choose for us
        </Button>
        <Button kind="text" icon={<IconArrowBackUp size={20} aria-hidden />} disabled={tapped.length === 0} onClick={back}>
          Take one back
        </Button>
      </div>
      <PictureBoard full={full} onTap={tap} />
      {complaint && (
        <p role="alert" className={classes.complaint}>
          {pictureMessages.choose}
        </p>
      )}
      {choose.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="The pictures were not saved">
          {messageOf(choose.error, 'Please try again in a moment.')}
        </Alert>
      )}
      <Button wide busy={choose.isPending} onClick={save}>
        Keep these pictures
      </Button>
    </div>
  );
};
