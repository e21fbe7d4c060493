import type { Picture } from '@hedgerow/contracts/picture-sign-in';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { chosenQuery, useForgetPictures } from './api.ts';
import { ChoosePictures } from './choose-pictures.tsx';
import { PictureCard } from './picture-card.tsx';
import classes from './setup.module.css';
import { TrustedDevices } from './trusted-devices.tsx';

type ChildRef = { readonly childId: string; readonly firstName: string };
type Props = ChildRef & { readonly opened: boolean; readonly onClose: () => void };

const Chosen = ({ firstName, pictures }: { readonly firstName: string; readonly pictures: readonly Picture[] }) => (
  <>
    <div className={classes.card}>
      <PictureCard firstName={firstName} pictures={pictures} />
    </div>
    <p className={classes.words}>
      <strong>The pictures are not shown again.</strong> Print the card and keep it where you will find it, or choose new pictures at any
      time.
    </p>
    <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => print()}>
      Print the card
    </Button>
    <PrintSheet>
      <PictureCard firstName={firstName} pictures={pictures} />
    </PrintSheet>
  </>
);

const HasPictures = ({ childId, firstName, onNew }: ChildRef & { readonly onNew: () => void }) => {
  const forget = useForgetPictures(childId);
  const stop = () =>
    forget.mutate(undefined, {
      onSuccess: () => showToast({ title: `${firstName} signs in with a username again` }),
      onError: (error) =>
        showToast({ kind: 'error', title: 'Nothing was changed', message: messageOf(error, 'Please try again in a moment.') }),
    });
  return (
    <>
      <p className={classes.words}>{firstName} has pictures. We can’t show them, but you can set new ones.</p>
      <div className={classes.actions}>
        <Button kind="quiet" onClick={onNew}>
          Choose new pictures
        </Button>
        <Button kind="text" busy={forget.isPending} onClick={stop}>
          Stop picture sign-in
        </Button>
      </div>
    </>
  );
};

const Pictures = ({ childId, firstName }: ChildRef) => {
  const { data, error, isFetching, refetch } = useQuery(chosenQuery(childId));
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly Picture[]>();
  if (chosen !== undefined) return <Chosen firstName={firstName} pictures={chosen} />;
  if (data === undefined) {
    if (error === null) return <LinesSkeleton lines={4} />;
    return <ErrorState title="This did not load" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.chosen && !choosing) return <HasPictures childId={childId} firstName={firstName} onNew={() => setChoosing(true)} />;
  return <ChoosePictures childId={childId} firstName={firstName} onChosen={setChosen} />;
};

/** A parent sets up how the youngest come in: on which devices, and with which four pictures. */
export const PictureSetupDialog = ({ opened, onClose, childId, firstName }: Props) => (
  <Dialog opened={opened} onClose={onClose} title={`Picture sign-in for ${firstName}`}>
    <div className={classes.sections}>
      <p className={classes.words}>
        {firstName} taps four pictures in place of a username and a password. For children in Reception to Year 2.
      </p>
      <section className={classes.section} aria-labelledby="pictures-devices">
        <h3 id="pictures-devices" className={classes.title}>
          1. Your devices
        </h3>
        <TrustedDevices firstName={firstName} />
      </section>
      <section className={classes.section} aria-labelledby="pictures-chosen">
        <h3 id="pictures-chosen" className={classes.title}>
          2. {firstName}’s pictures
        </h3>
        <Pictures childId={childId} firstName={firstName} />
      </section>
    </div>
  </Dialog>
);
