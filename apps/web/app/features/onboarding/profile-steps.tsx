import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import { Checkbox, TextInput } from '@mantine/core';
import { IconBackpack, IconChalkboard, IconUsers } from '@tabler/icons-react';
import { type Choice, ChoiceCards } from '../../ui/choice-cards.tsx';
import { BirthField } from '../../ui/birth-field.tsx';
import { type AskedRole, type Complaint, factsInWords, type ProfileDraft, pupilFacts } from './profile-draft.ts';
import classes from './profile.module.css';

type StepProps = {
  readonly draft: ProfileDraft;
  readonly complaint: Complaint | undefined;
  readonly onChange: (change: Partial<ProfileDraft>) => void;
};

/** One sentence for both names: it stands below the field that lacks something. */
export const NamesStep = ({ draft, complaint, onChange }: StepProps) => (
  <div className={classes.pair}>
    <TextInput
      id="profile-firstName"
      label="First name"
      autoComplete="given-name"
      maxLength={60}
      value={draft.firstName}
      error={complaint?.field === 'firstName' && complaint.text}
      onChange={({ currentTarget }) => onChange({ firstName: currentTarget.value })}
    />
    <TextInput
      id="profile-lastName"
      label="Last name"
      autoComplete="family-name"
      maxLength={60}
      value={draft.lastName}
      error={complaint?.field === 'lastName' && complaint.text}
      onChange={({ currentTarget }) => onChange({ lastName: currentTarget.value })}
    />
  </div>
);

const roleChoices: readonly Choice<AskedRole>[] = [
  { value: 'student', label: 'I am a student', note: 'I learn with Hedgerow myself.', icon: <IconBackpack size={28} aria-hidden /> },
  { value: 'parent', label: 'I am a parent', note: 'I look after my children’s learning.', icon: <IconUsers size={28} aria-hidden /> },
  { value: 'teacher', label: 'I am a teacher', note: 'I teach a class at a school.', icon: <IconChalkboard size={28} aria-hidden /> },
];

/** docs/product/accounts.md#roles: a school's invitation is the only way to become a teacher. Said before anybody can fail. */
const TeachersNote = () => (
  <div className={classes.note} aria-live="polite">
    <p className={classes.noteTitle}>Teachers join through their school</p>
    <p>
      Ask your school’s Hedgerow administrator to invite you. You get an email at your school address. Its link makes your teacher account.
      You do not need the account you are making now.
    </p>
  </div>
);

export const RoleStep = ({ draft, complaint, onChange }: StepProps) => (
  <>
    <div className={classes.roles}>
      <ChoiceCards
        legend="Who are you?"
        choices={roleChoices}
        value={draft.role}
        onChange={(role) => onChange({ role })}
        error={complaint?.field === 'role' ? complaint.text : undefined}
      />
    </div>
    {draft.role === 'parent' && (
      <Checkbox
        label="My children learn at home (home educator)"
        checked={draft.educatesAtHome}
        onChange={({ currentTarget }) => onChange({ educatesAtHome: currentTarget.checked })}
      />
    )}
    {draft.role === 'teacher' && <TeachersNote />}
  </>
);

type BirthProps = StepProps & { readonly today: CalendarDate };

/** Age and key stage show as soon as the date is one. */
export const BirthStep = ({ draft, complaint, onChange, today }: BirthProps) => {
  const facts = pupilFacts(draft.born, today);
  return (
    <>
      <BirthField
        id="profile-born"
        label="Month and year of birth"
        description="For example 03/2012. It decides your school year."
        value={draft.born}
        error={complaint?.field === 'born' ? complaint.text : undefined}
        onChange={(born) => onChange({ born })}
      />
      <output className={classes.facts} htmlFor="profile-born">
        {facts !== undefined && factsInWords(facts)}
      </output>
      {facts?.needsParent === true && (
        <div className={classes.note}>
          <p className={classes.noteTitle}>You will need a grown-up for this</p>
          <p>You are under 13, so a parent or guardian sets up Hedgerow with you. Carry on: the last step shows you how to ask them.</p>
        </div>
      )}
    </>
  );
};
