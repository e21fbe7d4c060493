import { type SalesRequest, SalesRequests } from '@hedgerow/contracts/operator-desk';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read, refused, useDeskChange } from './api.ts';
import classes from './operator.module.css';

const path = '/api/operator/sales';
const salesQuery = { ...read(path, SalesRequests), staleTime: 0 };

const Request = ({ request }: { readonly request: SalesRequest }) => {
  const { id, name, email, school, message, at, answeredAt, answeredBy } = request;
  const mark = useDeskChange((answered: boolean) => api.put(`${path}/${id}`, { answered }, Success));
  const answered = answeredAt !== null;
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <h3 className={classes.name}>{school ?? name}</h3>
        <p>{message}</p>
        <p className={classes.soft}>
          {name}, <a href={`mailto:${email}`}>{email}</a>, {formatDate(at)}
          {answered && `. ${answeredBy ?? 'Somebody'} answered on ${formatDate(answeredAt)}`}
        </p>
      </div>
      <Status tone={answered ? 'quiet' : 'look'}>{answered ? 'Answered' : 'New'}</Status>
      <Button
        kind={answered ? 'text' : 'quiet'}
        busy={mark.isPending}
        aria-label={`${answered ? 'Open again' : 'Answered'}: ${name}`}
        onClick={() => mark.mutate(!answered, { onError: refused('Nothing was noted') })}
      >
        {answered ? 'Open again' : 'Answered'}
      </Button>
    </li>
  );
};

/** What schools asked about a licence. The answer goes by letter; here stands whether it went. */
export const SalesSection = () => {
  const { data, error, isFetching, refetch } = useQuery(salesQuery);
  return (
    <Panel title="Requests of schools">
      {data === undefined && error === null && <LinesSkeleton lines={8} />}
      {data === undefined && error !== null && (
        <ErrorState title="We could not load the requests" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={classes.soft}>No school has asked yet.</p>}
      <ul className={classes.rows}>
        {data?.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
    </Panel>
  );
};
