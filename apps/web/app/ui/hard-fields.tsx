import { type HardThings, longestHardWords, mostHardSubjects } from '@hedgerow/domain/hard-things';
import type { SubjectId } from '@hedgerow/domain/subjects';
import { TextInput } from '@mantine/core';
import classes from './hard-fields.module.css';

/** What most families name; anything else is said in words. Written out: the list of subjects would come with the first sight. */
export const offeredSubjects: ReadonlyMap<SubjectId, string> = new Map([
  ['maths', 'Maths'],
  ['english', 'English'],
  ['science', 'Science'],
  ['history', 'History'],
  ['geography', 'Geography'],
  ['computing', 'Computing'],
  ['french', 'French'],
  ['spanish', 'Spanish'],
]);

/** What was typed into a field of a form. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What a form with these fields says. */
export const readHard = (form: FormData): HardThings => ({
  // The boxes are these and no others.
  subjects: form.getAll('hard').filter((value): value is SubjectId => typeof value === 'string'),
  words: textIn(form, 'hardWords').trim(),
});

/** The id of the first box, for whoever leads to it. */
export const hardId = (id: string): string => `${id}-hard-maths`;

type Props = { readonly id: string; readonly hard: HardThings; readonly error?: string | undefined };

/** What is hard for a child, as a parent sees it. The fields are the form's own: readHard reads them. */
export const HardFields = ({ id, hard, error }: Props) => (
  <>
    <fieldset className={classes.group} aria-describedby={error === undefined ? undefined : `${id}-wrong`}>
      <legend className={classes.legend}>What is hard at the moment?</legend>
      <p className={classes.about}>{`You can leave this empty. Tick up to ${mostHardSubjects}.`}</p>
      <div className={classes.chips}>
        {[...new Set([...offeredSubjects.keys(), ...hard.subjects])].map((subject) => (
          <label key={subject} className={classes.chip}>
            <input
              type="checkbox"
              id={`${id}-hard-${subject}`}
              name="hard"
              value={subject}
              defaultChecked={hard.subjects.includes(subject)}
            />
            {offeredSubjects.get(subject) ?? subject}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-wrong`} className={classes.wrong}>
          {error}
        </p>
      )}
    </fieldset>
    <TextInput
      id={`${id}-hardWords`}
      name="hardWords"
      label="In your own words"
      description="A few topics, such as: fractions, spelling, the water cycle."
      autoComplete="off"
      maxLength={longestHardWords}
      defaultValue={hard.words}
    />
  </>
);
