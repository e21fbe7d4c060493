import { type DeskResource, DeskResources } from '@hedgerow/contracts/operator-resources';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read } from './api.ts';
import classes from './operator.module.css';

const ResourceEditor = lazy(() => import('./resource-editor.tsx').then((module) => ({ default: module.ResourceEditor })));

const resourcesQuery = read('/api/operator/resources', DeskResources);
const origins = { product: 'comes with the product', changed: 'the product’s, as you changed it', own: 'yours' } as const;
const sources = { catalogue: 'made from the curriculum', words: 'made from your words', upload: 'uploaded PDF' } as const;

const Row = ({ resource }: { readonly resource: DeskResource }) => (
  <li className={classes.row}>
    <div className={classes.words}>
      <h3 className={classes.name}>{resource.title}</h3>
      <p className={classes.soft}>
        {resource.subject} · {resource.stage} · {resource.resourceType} · {sources[resource.source]}, {origins[resource.origin]}
      </p>
    </div>
    <Status tone={resource.draft ? 'quiet' : 'good'}>{resource.draft ? 'Draft' : 'In the library'}</Status>
    <ButtonLink kind="quiet" to={`?section=resources&resource=${resource.id}`} aria-label={`Edit ${resource.title}`}>
      Edit
    </ButtonLink>
  </li>
);

const List = ({ resources }: { readonly resources: readonly DeskResource[] }) => {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = resources.filter(({ title, description, subject, id }) =>
    `${title} ${description} ${subject} ${id}`.toLowerCase().includes(wanted),
  );
  return (
    <Panel
      title="Free resources"
      aside={
        <ButtonLink to="?section=resources&resource=new" icon={<IconPlus size={20} aria-hidden />}>
          New resource
        </ButtonLink>
      }
    >
      <search className={classes.tools} aria-label="Resources">
        <TextInput
          type="search"
          label="Search resources"
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      </search>
      <ul className={classes.rows}>
        {shown.map((resource) => (
          <Row key={resource.id} resource={resource} />
        ))}
      </ul>
      {shown.length === 0 && <p className={classes.soft}>No resource has these words.</p>}
    </Panel>
  );
};

/** The free library: what comes with the product, and what operators write or upload. */
export const ResourcesSection = () => {
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(resourcesQuery);
  const open = search.get('resource');
  if (data === undefined)
    return error === null ? (
      <LinesSkeleton lines={8} />
    ) : (
      <ErrorState title="We could not load the resources" error={error} busy={isFetching} onRetry={() => void refetch()} />
    );
  if (open === null) return <List resources={data} />;
  return (
    <Suspense fallback={<LinesSkeleton lines={12} />}>
      <ResourceEditor
        key={open}
        before={data.find(({ id }) => id === open)}
        kinds={[...new Set(data.map(({ resourceType }) => resourceType))]}
      />
    </Suspense>
  );
};
