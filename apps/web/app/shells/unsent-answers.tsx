import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import classes from './own-device.module.css';

type Props = { readonly onStay: () => void; readonly onLeave: () => void };

/** Signing out takes everything off the device: what has not arrived would be lost. */
export const UnsentAnswers = ({ onStay, onLeave }: Props) => (
  <Dialog opened onClose={onStay} title="Some answers have not been sent yet">
    <p className={classes.ask}>
      They are only on this device. If you log out, you lose them. If you stay signed in, we send them when you’re back online.
    </p>
    <div className={classes.ways}>
      <Button kind="quiet" onClick={onLeave}>
        Log out without them
      </Button>
      <Button onClick={onStay}>Stay signed in</Button>
    </div>
  </Dialog>
);
