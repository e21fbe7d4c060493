import { IconBook2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../lib/dates.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { guidesQuery } from './api.ts';
import { Entry, EntryList } from '../../ui/entry-list.tsx';
import { QueryView } from '../../ui/query-view.tsx';

type Props = { readonly childId: string; readonly name: string; readonly onRead: (guideId: string) => void };

/** Learning Materials: the guides that the child has made. */
export const GuideList = ({ childId, name, onRead }: Props) => (
  <QueryView query={useQuery(guidesQuery(childId))} failed="We could not load the guides">
    {(guides) =>
      guides.length === 0 ? (
        <EmptyState order={3} scene={<SeedlingScene />} title="No revision guides created yet">
          You can read the guides that {name} makes here.
        </EmptyState>
      ) : (
        <EntryList label="Revision guides">
          {guides.map(({ id, title, subjectName, createdAt }) => (
            <Entry key={id} icon={<IconBook2 size={22} aria-hidden />} title={title} about={`${subjectName}, ${formatDate(createdAt)}`}>
              <Button kind="text" aria-label={`Read ${title}`} onClick={() => onRead(id)}>
                Read
              </Button>
            </Entry>
          ))}
        </EntryList>
      )
    }
  </QueryView>
);
