import { type NewWords as Found, schoolSees } from '@hedgerow/contracts/schools';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { newWordsQuery, useAnswerWords } from './new-words-api.ts';

type Props = { readonly wording: string; readonly school: Found['schools'][number] };

const One = ({ wording, school: { id, childId, firstName, schoolName, agreedAt } }: Props) => {
  const answer = useAnswerWords();
  const send = (agree: boolean) => answer.mutate({ childId, id, agree, wording });
  return (
    <Panel title={`${schoolName} and ${firstName}: what you agreed to has changed`}>
      <div className={desk.form}>
        <p className={desk.soft}>
          {`You agreed on ${formatDate(agreedAt)}. Since then, staff who lead a subject and the SENCo, who looks after support, have their own pages. They see nothing about ${firstName} unless you agree. The school would see:`}
        </p>
        <ul>
          {schoolSees.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
        {answer.error !== null && <Refused title="Your answer was not saved" error={answer.error} />}
        <div className={desk.actions}>
          <Button busy={answer.isPending && answer.variables.agree} disabled={answer.isPending} onClick={() => send(true)}>
            I agree
          </Button>
          <Button kind="quiet" busy={answer.isPending && !answer.variables.agree} disabled={answer.isPending} onClick={() => send(false)}>
            Leave it as it was
          </Button>
        </div>
        <p className={desk.soft}>We ask once. You can stop sharing at any time in Settings, under {firstName} and school.</p>
      </div>
    </Panel>
  );
};

/** Schools whose words are newer than a parent’s yes; nothing where there are none. */
export const NewWords = () => {
  const { data } = useQuery(newWordsQuery);
  if (data === undefined) return null;
  return data.schools.map((school) => <One key={school.id} wording={data.wording} school={school} />);
};
