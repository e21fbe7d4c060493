import { rightWords } from '../../lib/end-words.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useStage } from '../../ui/stage.tsx';
import { StudyProgress } from '../../ui/study-progress.tsx';
import { StudyWays } from '../../ui/study-screen.tsx';
import { WorkEnd } from '../../ui/work-end.tsx';

type Props = { readonly right: number; readonly of: number; readonly onAgain: () => void; readonly onOther: () => void };

/** The score is said plainly, and what an account adds. */
export const TryEnd = ({ right, of, onAgain, onOther }: Props) => (
  <>
    <StudyProgress label="Questions" done={of} of={of} />
    <WorkEnd
      heading={`${of} done${useStage() === 'playful' ? '!' : ''}`}
      lines={[
        rightWords(right, of),
        'That is how practice looks here: one question at a time, help when you ask for it, and a second try.',
        'In an account, the ones you missed come back tomorrow and on later days.',
      ]}
      glad={right * 2 >= of}
      ways={
        <StudyWays>
          <Button kind="text" onClick={onOther}>
            Other school years
          </Button>
          <Button kind="quiet" onClick={onAgain}>
            Five more
          </Button>
          <ButtonLink to="/family-signup" kind="sun">
            Get Started
          </ButtonLink>
        </StudyWays>
      }
    />
  </>
);
