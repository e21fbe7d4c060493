import { type DeskResource, DeskResources } from '@hedgerow/contracts/operator-resources';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { read } from './api.ts';
import { FoundList } from './found-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';

const ResourceEditor = lazy(() => import('./resource-editor.tsx').then((module) => ({ default: module.ResourceEditor })));

const resourcesQuery = { ...read('/api/operator/resources', DeskResources), staleTime: 0 };
const origins = { product: 'comes with the product', changed: 'the product’s, as you changed it', own: 'yours' } as const;
const sources = { catalogue: 'made from the curriculum', words: 'made from your words', upload: 'uploaded PDF' } as const;

const itemOf = ({ id, title, description, subject, stage, resourceType, source, origin, draft }: DeskResource) => ({
  id,
  title,
  about: `${subject} · ${stage} · ${resourceType} · ${sources[source]}, ${origins[origin]}`,
  words: `${description} ${subject}`,
  state: draft ? ({ tone: 'quiet', words: 'Draft' } as const) : ({ tone: 'good', words: 'In the library' } as const),
});

/** Whoever opens a resource writes at what is there now, not at what the list knew. */
const Opened = ({ id }: { readonly id: string }) => {
  const { data = [], isFetchedAfterMount } = useQuery(resourcesQuery);
  if (!isFetchedAfterMount) return <LinesSkeleton lines={12} />;
  return <ResourceEditor resource={data.find((one) => one.id === id)} kinds={[...new Set(data.map(({ resourceType }) => resourceType))]} />;
};

/** The free library: what comes with the product, and what operators write or upload. */
export const ResourcesSection = () => {
  const [search] = useSearchParams();
  const open = search.get('resource');
  return (
    <QueryView query={useQuery(resourcesQuery)} failed="We could not load the resources" lines={8}>
      {(resources) =>
        open === null ? (
          <FoundList title="Free resources" one="resource" items={resources.map(itemOf)} />
        ) : (
          <Suspense fallback={<LinesSkeleton lines={12} />}>
            <Opened key={open} id={open} />
          </Suspense>
        )
      }
    </QueryView>
  );
};
