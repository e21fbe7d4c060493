import { isInfant } from '@hedgerow/domain/key-stages';
import { type ReactNode, use } from 'react';
import { usePupil } from '../lib/pupil.ts';
import classes from './pupil-notice.module.css';
import { OffersTalk } from './talk-button.tsx';

type Props = { readonly children: ReactNode; /** The same for somebody up to Year 2. */ readonly young: string };

/** What happens with what a pupil gives us, said at the moment they give it (Children's Code, transparency). Nobody else needs it. */
export const PupilNotice = ({ children, young }: Props) => {
  const { keyStage } = usePupil();
  return use(OffersTalk) && <p className={classes.notice}>{isInfant(keyStage) ? young : children}</p>;
};
