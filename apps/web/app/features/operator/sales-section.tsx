import { type SalesRequest, SalesRequests } from '@hedgerow/contracts/operator-desk';
import { Success } from '@hedgerow/contracts/shapes';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { read, refused, useDeskChange } from './api.ts';
import { DeskRow } from './desk-row.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const path = '/api/operator/sales';
const salesQuery = { ...read(path, SalesRequests), staleTime: 0 };

const Request = ({ request }: { readonly request: SalesRequest }) => {
  const { id, from, name, email, school, pupils, message, at, answeredAt, answeredBy } = request;
  const mark = useDeskChange((answered: boolean) => api.put(`${path}/${id}`, { answered }, Success));
  const answered = answeredAt !== null;
  return (
    <DeskRow
      name={school ?? name}
      text={message}
      about={
        <>
          {name}, <a href={`mailto:${email}`}>{email}</a>, {formatDate(at)}
          {from === 'visitor' && ', from the page for schools'}
          {pupils !== null && `, about ${pupils.toLocaleString('en-GB')} pupils`}
          {answered && `. ${answeredBy ?? 'Somebody'} answered on ${formatDate(answeredAt)}`}
        </>
      }
    >
      <Status tone={answered ? 'quiet' : 'look'}>{answered ? 'Answered' : 'New'}</Status>
      <Button
        kind={answered ? 'text' : 'quiet'}
        busy={mark.isPending}
        aria-label={`${answered ? 'Open again' : 'Answered'}: ${name}`}
        onClick={() => mark.mutate(!answered, { onError: refused('Nothing was noted') })}
      >
        {answered ? 'Open again' : 'Answered'}
      </Button>
    </DeskRow>
  );
};

/** What schools asked, from inside or on the page for schools. The answer goes by letter; here stands whether it went. */
export const SalesSection = () => {
  const query = useQuery(salesQuery);
  return (
    <Panel title="Schools’ requests">
      <QueryView query={query} failed="We could not load the requests" lines={8}>
        {(requests) =>
          requests.length === 0 ? (
            <p className={desk.soft}>No school has asked yet.</p>
          ) : (
            <ul className={desk.rows}>
              {requests.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Panel>
  );
};
