import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { birthMonthOf, birthMonthWords } from '@hedgerow/domain/birth';
import { yearGroupName } from '@hedgerow/domain/year-groups';
import { keyStageName, type ProfileDraft, pupilFacts } from './profile-draft.ts';
import classes from './profile.module.css';

/** The last step of a parent: nothing more is needed. */
export const ConfirmStep = ({ draft }: { readonly draft: ProfileDraft }) => (
  <>
    <dl className={classes.summary}>
      <dt>Name</dt>
      <dd>
        {draft.firstName.trim()} {draft.lastName.trim()}
      </dd>
      <dt>You are</dt>
      <dd>{draft.educatesAtHome ? 'A parent and home educator' : 'A parent'}</dd>
    </dl>
    <p className={classes.words}>That is all we need about you. Next you add your children, and then choose a plan for each.</p>
  </>
);

/** The last step of a student: what was said, and what follows from it. */
export const SummaryStep = ({ draft, today }: { readonly draft: ProfileDraft; readonly today: CalendarDate }) => {
  const facts = pupilFacts(draft.born, today);
  if (facts === undefined) return null;
  return (
    <>
      <dl className={classes.summary}>
        <dt>Name</dt>
        <dd>
          {draft.firstName.trim()} {draft.lastName.trim()}
        </dd>
        <dt>Born</dt>
        <dd>{birthMonthWords(birthMonthOf(facts.born))}</dd>
        <dt>Age</dt>
        <dd>{facts.age}</dd>
        {facts.yearGroup !== undefined && (
          <>
            <dt>School year</dt>
            <dd>{yearGroupName(facts.yearGroup)}</dd>
          </>
        )}
        <dt>Key stage</dt>
        <dd>{keyStageName(facts.keyStage)}</dd>
      </dl>
      <p className={classes.words}>
        {facts.needsParent
          ? 'Is this right? We do not keep it. On the next page you get a link for your parent or guardian, and they set up Hedgerow with you.'
          : 'Is this right? Your work is shown at the level of your school year.'}
      </p>
    </>
  );
};
