import type { ClassRequest } from '@hedgerow/contracts/class-requests';
import type { ClassRequestKind, ClassRequestState } from '@hedgerow/domain/class-requests';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Status } from '../../ui/row-list.tsx';
import { showToast } from '../../ui/toast.ts';
import { useTakeBackRequest } from './requests-api.ts';

const whatWords: Readonly<Record<ClassRequestKind, (request: ClassRequest) => string>> = {
  new_class: ({ className }) => `New class: ${className}`,
  end_class: ({ className }) => `Archive ${className}`,
  add_pupil: ({ className, pupilName }) => `Add ${pupilName} to ${className}`,
  remove_pupil: ({ className, pupilName }) => `Remove ${pupilName} from ${className}`,
};
const stateWords: Readonly<Record<ClassRequestState, { readonly words: string; readonly tone: 'look' | 'good' | 'bad' }>> = {
  pending: { words: 'Waiting', tone: 'look' },
  approved: { words: 'Approved', tone: 'good' },
  declined: { words: 'Declined', tone: 'bad' },
};

/** What was asked of the administrator, and what became of it. */
export const RequestList = ({ requests }: { readonly requests: readonly ClassRequest[] }) => {
  const takeBack = useTakeBackRequest();
  if (requests.length === 0) return <p className={desk.soft}>You have not asked for anything yet.</p>;
  return (
    <ul className={desk.rows} aria-label="My requests">
      {requests.map((request) => {
        const what = whatWords[request.kind](request);
        const { words, tone } = stateWords[request.state];
        return (
          <li key={request.id} className={desk.row}>
            <span className={desk.words}>
              <strong>{what}</strong>
              <span className={desk.soft}>{`Asked ${formatDate(request.createdAt)}`}</span>
              {request.answer !== '' && <span>{`Your administrator: ${request.answer}`}</span>}
            </span>
            <Status tone={tone}>{words}</Status>
            {request.state === 'pending' && (
              <Button
                kind="text"
                aria-label={`Take back: ${what}`}
                busy={takeBack.isPending && takeBack.variables === request.id}
                onClick={() =>
                  takeBack.mutate(request.id, {
                    onError: (error) =>
                      showToast({ kind: 'error', title: 'This could not be taken back', message: messageOf(error, 'Please try again.') }),
                  })
                }
              >
                Take back
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
