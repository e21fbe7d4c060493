import type { User } from '@hedgerow/contracts/accounts';
import { Dialog } from '../../ui/dialog.tsx';
import { useReadsAloud } from '../../ui/reads-aloud.ts';
import { useKeepOwnReading } from './api.ts';
import { ReadingForm } from './reading-form.tsx';
import { VoiceChoice } from './voice-choice.tsx';
import classes from './reading.module.css';

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly user: User };

/** How somebody likes to read, chosen by themselves; it holds on every device on which they sign in. */
export const ReadingDialog = ({ opened, onClose, user }: Props) => {
  const keep = useKeepOwnReading();
  const readsAloud = useReadsAloud();
  return (
    <Dialog wide opened={opened} onClose={onClose} title="Reading & Comfort">
      <p className={classes.lead}>What you choose shows at once, on every device you sign in on.</p>
      <ReadingForm reading={user.reading} onChange={(reading) => keep.mutate(reading)} withExtraTime={user.role === 'student'} />
      {readsAloud && <VoiceChoice />}
    </Dialog>
  );
};
