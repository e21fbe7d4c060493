import { SharedConcerns } from '@hedgerow/contracts/safeguarding';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { categoryWords } from '../../lib/concern-words.ts';
import { formatDate } from '../../lib/dates.ts';
import { Panel } from '../../ui/panel.tsx';

/** What a safeguarding contact chose to let a parent know. Nothing stands here by itself. */
export const SharedWithParents = ({ childId, name }: { readonly childId: string; readonly name: string }) => {
  const path = `/api/parent/child/${childId}/safeguarding`;
  const { data = [] } = useQuery({ queryKey: [path], queryFn: ({ signal }) => api.get(path, SharedConcerns, { signal }) });
  if (data.length === 0) return null;
  return (
    <Panel title={`A safeguarding contact wants you to know about ${name}`} tone="sun">
      <ul>
        {data.map(({ id, category, at }) => (
          <li key={id}>
            {categoryWords[category]}, {formatDate(at)}
          </li>
        ))}
      </ul>
      <p>Please listen calmly. The NSPCC helps parents on 0808 800 5000.</p>
    </Panel>
  );
};
