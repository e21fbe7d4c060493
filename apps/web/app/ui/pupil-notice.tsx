import { type ReactNode, use } from 'react';
import classes from './pupil-notice.module.css';
import { OffersTalk } from './talk-button.tsx';

/** What happens with what a pupil gives us, said at the moment they give it (Children's Code, transparency). Nobody else needs it. */
export const PupilNotice = ({ children }: { readonly children: ReactNode }) =>
  use(OffersTalk) && <p className={classes.notice}>{children}</p>;
