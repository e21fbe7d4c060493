import { checkInLength } from '@hedgerow/domain/practice';
import { usePupil } from '../../lib/pupil.ts';
import { Button } from '../../ui/button.tsx';
import { ReadAloud } from '../../ui/listen.tsx';
import { useStage } from '../../ui/stage.tsx';
import { useSkipCheckIn } from './skip-check-in.ts';
import classes from './today.module.css';

/** Before the first day: a few questions that find where to begin. On a younger pupil's path it stands in the greeting's card. */
export const CheckInOffer = ({ onBegin }: { readonly onBegin: () => void }) => {
  const count = checkInLength(usePupil().keyStage);
  const isPlayful = useStage() === 'playful';
  const { busy, skip } = useSkipCheckIn();
  const Title = isPlayful ? 'h2' : 'h3';
  const words = `${count} questions help us find your level. It is not a test.`;
  return (
    <section className={isPlayful ? classes.inCard : classes.offer} aria-labelledby="check-in">
      <span className={classes.words}>
        <Title id="check-in" className={classes.title}>
          Where shall we begin?
        </Title>
        <span>{isPlayful ? `${count} questions. Not a test.` : words}</span>
      </span>
      <span className={classes.ways}>
        <ReadAloud name="this offer" words={`Where shall we begin? ${words}`} />
        <Button kind={isPlayful ? 'sun' : 'quiet'} size={isPlayful ? 'large' : 'medium'} onClick={onBegin}>
          Find my place
        </Button>
        <Button kind="text" busy={busy} onClick={skip}>
          Not now
        </Button>
      </span>
    </section>
  );
};
