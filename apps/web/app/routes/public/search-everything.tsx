import { useQuery } from '@tanstack/react-query';
import { blogSummariesQuery } from '../../features/blog/api.ts';
import { SiteSearch } from '../../features/public/site-search.tsx';
import { resourcesQuery } from '../../features/resources/api.ts';

/** The search with everything there is to find. A list that could not be read is left out: the rest is still of use. */
export const SearchEverything = () => {
  const { data: posts = [], isPending: postsWait } = useQuery(blogSummariesQuery);
  const { data: resources = [], isPending: resourcesWait } = useQuery(resourcesQuery);
  return (
    <SiteSearch
      waiting={postsWait || resourcesWait}
      more={[
        ...posts.map(({ id, title, excerpt }) => ({ to: `/blog/${id}`, title, about: excerpt, kind: 'Article' as const })),
        ...resources.map(({ title, description, subject }) => ({
          to: '/free-resources',
          title,
          about: `${subject} ${description}`,
          kind: 'Resource' as const,
        })),
      ]}
    />
  );
};
