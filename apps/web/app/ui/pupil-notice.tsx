import { isInfant } from '@hedgerow/domain/key-stages';
import { type ReactNode, use } from 'react';
import { usePupil } from '../lib/pupil.ts';
import classes from './pupil-notice.module.css';
import { OffersTalk } from './talk-button.tsx';

type Props = {
  readonly children: ReactNode;
  /** The same for somebody up to Year 2. */
  readonly young: string;
  /** Where a model is on for this pupil, it may be told this: then they read so. */
  readonly forModel?: boolean;
};

/** What happens with what a pupil gives us, said at the moment they give it (Children's Code, transparency). Nobody else needs it. */
export const PupilNotice = ({ children, young, forModel = false }: Props) => {
  const { keyStage, modelOn } = usePupil();
  const infant = isInfant(keyStage);
  return (
    use(OffersTalk) && (
      <p className={classes.notice}>
        {infant ? young : children}
        {forModel && modelOn && (
          <>
            {' '}
            {infant
              ? 'The AI of another company can read it, too. We take your name out first.'
              : 'An AI model of another company is on for you and may read it, too. We take names out first.'}
          </>
        )}
      </p>
    )
  );
};
