import { createContext, use } from 'react';
import { openTalk } from '../lib/talk.ts';
import classes from './talk-button.module.css';

/** Given by a pupil's own stage; never where a parent looks. */
export const OffersTalk = createContext(false);

/** The way to a person who listens: on every screen and in every dialog of a pupil, because no reading of words hears every child. */
export const TalkButton = () =>
  use(OffersTalk) && (
    <button type="button" className={classes.talk} onClick={openTalk} aria-label="Need to talk to someone?" data-unspoken>
      Need to talk<span className={classes.rest}> to someone?</span>
    </button>
  );
