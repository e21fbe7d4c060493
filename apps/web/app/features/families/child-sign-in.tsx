import type { Child } from '@hedgerow/contracts/families';
import { isInfant } from '@hedgerow/domain/key-stages';
import { IconPhoto } from '@tabler/icons-react';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { OpenScreens } from './open-screens.tsx';
import classes from './child-sign-in.module.css';

type Props = { readonly child: Child; readonly onRenew: () => void; readonly onPictures: () => void };

/** Reception to Year 2: pictures in place of a password. */
const tapsPictures = ({ keyStage }: Child): boolean => isInfant(keyStage);

/** How a child comes in, for the day when the card is lost. */
export const ChildSignIn = ({ child, onRenew, onPictures }: Props) => (
  <Panel title={`How ${child.firstName} signs in`}>
    <dl className={classes.facts}>
      <dt>Username</dt>
      <dd className={classes.username}>{child.studentUsername}</dd>
      <dt>Last signed in</dt>
      <dd>{child.lastSignInAt === null ? 'Not yet' : formatDate(child.lastSignInAt)}</dd>
    </dl>
    <p className={classes.note}>We can’t show the password, but you can set a new one.</p>
    <Button kind="quiet" wide onClick={onRenew}>
      Make a new password
    </Button>
    {tapsPictures(child) && (
      <div className={classes.pictures}>
        <Button kind="quiet" wide icon={<IconPhoto size={20} aria-hidden />} onClick={onPictures}>
          Picture sign-in
        </Button>
      </div>
    )}
    <OpenScreens child={child} />
  </Panel>
);
