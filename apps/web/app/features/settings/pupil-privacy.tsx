import { isInfant, type KeyStage } from '@hedgerow/domain/key-stages';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useModelOff } from './api.ts';
import { BringAParentSection } from './bring-a-parent-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { Section } from './section.tsx';
import classes from './settings.module.css';

/** Somebody of 13 to 18 without a parent beside them: what an adult does with an account is theirs to do. */
const OwnAccount = ({ modelOn }: { readonly modelOn: boolean }) => (
  <>
    <Section title="Who can see your work">
      <p className={classes.words}>Only you. If your school uses Hedgerow, your teacher sees your name and how you are doing.</p>
    </Section>
    <WhoReads modelOn={modelOn} alone />
    <BringAParentSection />
    <PasswordSection email="" hasPassword />
    <DataSection whose="pupil" />
    <DeleteSection family={false} pupil email="your address" hasPassword />
  </>
);

type ReadProps = { readonly modelOn: boolean; readonly young?: boolean; readonly alone?: boolean };

/** Off by the pupil alone; on again by a parent. */
const ModelOff = ({ young, alone }: Omit<Required<ReadProps>, 'modelOn'>) => {
  const turning = useModelOff();
  const off = () =>
    turning.mutate(undefined, {
      onSuccess: () => announce('The AI model is off.'),
      onError: (error) => showToast({ kind: 'error', title: 'Nothing was changed', message: messageOf(error, 'Please try again.') }),
    });
  const again = alone ? 'It then stays off.' : 'A parent can turn it on again.';
  return (
    <>
      <p className={classes.words}>
        {young
          ? 'The AI of another company can read your topics, pages and stories. We take your name out first. You can turn it off.'
          : `An AI model of another company may read your topics, uploads and essays, after we take names out. You can turn it off. ${again}`}
      </p>
      <Button kind="quiet" busy={turning.isPending} onClick={off}>
        Turn the AI model off
      </Button>
    </>
  );
};

/** Where what is typed goes. Answers stay here always; the rest may go to a model where one is on. */
const WhoReads = ({ modelOn, young = false, alone = false }: ReadProps) => (
  <Section title="Who reads what you type">
    <p className={classes.words}>
      {young ? 'Our own computer reads your answers.' : 'Our own computer reads your answers. No other company gets them.'}
    </p>
    {modelOn && <ModelOff young={young} alone={alone} />}
  </Section>
);

/** The same for somebody up to Year 2, who reads it with a grown-up or hears it. */
const ForTheYoungest = ({ modelOn }: { readonly modelOn: boolean }) => (
  <>
    <Section title="Who can see your work">
      <p className={classes.words}>
        Your grown-up at home can. Your teacher can, too. Nobody else can. A line on your page tells you when your grown-up is looking.
      </p>
    </Section>
    <WhoReads modelOn={modelOn} young />
    <Section title="What we keep">
      <p className={classes.words}>Your name and your answers. Then we know what to show you next.</p>
    </Section>
    <Section title="You can ask">
      <p className={classes.words}>You can ask to see what we keep. You can ask us to throw it away. A grown-up can help you to ask.</p>
    </Section>
  </>
);

type Props = {
  readonly alone: boolean;
  readonly keyStage: KeyStage | null;
  /** A model may be asked for this pupil. */
  readonly modelOn: boolean;
};

/** Who sees what, in a pupil's words (ICO, Age appropriate design code: transparency, parental controls, tools). */
export const PupilPrivacy = ({ alone, keyStage, modelOn }: Props) => {
  if (alone) return <OwnAccount modelOn={modelOn} />;
  if (isInfant(keyStage)) return <ForTheYoungest modelOn={modelOn} />;
  return (
    <>
      <Section title="Who can see your work">
        <p className={classes.words}>
          Your parent or guardian can, and a line on your pages tells you while they have them open. If your school uses Hedgerow, your
          teacher sees your name and how you are doing. Nobody else can.
        </p>
      </Section>
      <WhoReads modelOn={modelOn} />
      <Section title="Your password">
        <p className={classes.words}>
          Keep it to yourself. If you forget it, your parent or guardian makes you a new one in their account.
        </p>
      </Section>
      <Section title="What we keep">
        <p className={classes.words}>
          Your answers, points and uploads, so that you can carry on where you stopped. Your parent or guardian can download all of it, or
          have it deleted. What you wrote yourself you can delete at the end of its answers.
        </p>
      </Section>
    </>
  );
};
