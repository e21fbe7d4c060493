import type { EducationalResource } from '@hedgerow/contracts/content';
import { readYearGroup, yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { NativeSelect, TextInput } from '@mantine/core';
import { IconArrowLeft, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { PathScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { resourcesQuery } from './api.ts';
import { allSubjects, allTypes, type Filters, nameOf, shows } from './find-resources.ts';
import { ResourceCard } from './resource-card.tsx';
import classes from './resources.module.css';

const ResourceDialog = lazy(() => import('./resource-dialog.tsx').then((module) => ({ default: module.ResourceDialog })));

const allYears = 'All years';

const distinct = (values: readonly string[]): string[] => [...new Set(values)].toSorted();

const Library = ({ resources }: { readonly resources: readonly EducationalResource[] }) => {
  const [filters, setFilters] = useState<Filters>({ words: '', subject: allSubjects, type: allTypes, year: undefined });
  const [chosen, setChosen] = useState<{ readonly resource: EducationalResource; readonly opened: boolean }>();
  const shown = resources.filter((resource) => shows(filters, resource));
  const change = (part: Partial<Filters>) => setFilters((before) => ({ ...before, ...part }));
  return (
    <>
      <div className={classes.top}>
        <ButtonLink to="/" kind="text" icon={<IconArrowLeft size={18} aria-hidden />}>
          Back to Home
        </ButtonLink>
        <p className={classes.counter} aria-live="polite">
          {shown.length} of {resources.length} resources
        </p>
      </div>
      <search className={classes.filters} aria-label="Resources">
        <TextInput
          label="Search"
          type="search"
          placeholder="Search resources..."
          leftSection={<IconSearch size={18} aria-hidden />}
          value={filters.words}
          onChange={(event) => change({ words: event.currentTarget.value })}
        />
        <NativeSelect
          label="School year"
          data={[allYears, ...yearGroups.map(yearGroupName)]}
          value={filters.year === undefined ? allYears : yearGroupName(filters.year)}
          onChange={(event) => change({ year: readYearGroup(event.currentTarget.value) })}
        />
        <NativeSelect
          label="Subject"
          data={[allSubjects, ...distinct(resources.map(nameOf))]}
          value={filters.subject}
          onChange={(event) => change({ subject: event.currentTarget.value })}
        />
        <NativeSelect
          label="Resource type"
          data={[allTypes, ...distinct(resources.map(({ resourceType }) => resourceType))]}
          value={filters.type}
          onChange={(event) => change({ type: event.currentTarget.value })}
        />
      </search>
      {shown.length === 0 ? (
        <EmptyState scene={<PathScene />} title="No resources found">
          Try adjusting your search terms or filters
        </EmptyState>
      ) : (
        <ul className={classes.cards}>
          {shown.map((resource) => (
            <li key={resource.id}>
              <ResourceCard resource={resource} onView={() => setChosen({ resource, opened: true })} />
            </li>
          ))}
        </ul>
      )}
      {chosen !== undefined && (
        <Suspense>
          <ResourceDialog {...chosen} onClose={() => setChosen({ ...chosen, opened: false })} />
        </Suspense>
      )}
    </>
  );
};

/** docs/product/public-site.md#free-resources, free resources. */
export const ResourceLibrary = () => {
  const { data, error, isFetching, refetch } = useQuery(resourcesQuery);
  if (error) return <ErrorState title="We could not load the resources" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (data) return <Library resources={data} />;
  return (
    <div data-waits-for-script>
      <CardsSkeleton count={9} height={300} />
    </div>
  );
};
