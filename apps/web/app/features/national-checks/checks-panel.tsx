import { useQuery } from '@tanstack/react-query';
import { IconAbc, IconAlphabetLatin, IconClipboardCheck, IconMathSymbols, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { NationalCheckId } from '@hedgerow/domain/national-checks';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { Panel } from '../../ui/panel.tsx';
import { checksQuery } from './api.ts';
import type { OwnCheck } from './check-dialog.tsx';
import { checkWords } from './check-words.ts';
import classes from './panel.module.css';

const CheckDialog = lazy(() => import('./check-dialog.tsx').then(({ CheckDialog: it }) => ({ default: it })));

const icons: Readonly<Record<NationalCheckId, typeof IconAbc>> = {
  phonics: IconAbc,
  multiplication_tables: IconX,
  arithmetic: IconMathSymbols,
  spelling: IconAlphabetLatin,
};

const soFar = ({ results, unfinished, kind }: OwnCheck): string => {
  if (unfinished !== null) return 'Started: carry on';
  const [last] = results;
  return last === undefined ? checkWords[kind].short : `Last time ${last.score ?? 0} of ${last.outOf}`;
};

const Tile = ({ check, onOpen }: { readonly check: OwnCheck; readonly onOpen: () => void }) => {
  const Icon = icons[check.kind];
  return (
    <li>
      <button type="button" className={classes.tile} data-kind={check.kind} onClick={onOpen}>
        <span className={classes.icon}>
          <Icon size={34} stroke={2.2} aria-hidden />
        </span>
        <span className={classes.words}>
          <span className={classes.name}>{check.name}</span>
          <span className={classes.about}>{checkWords[check.kind].about}</span>
          <span className={classes.soFar}>{soFar(check)}</span>
        </span>
      </button>
    </li>
  );
};

/** The national checks of the pupil's year, to practise without a fuss; at the end of a day only those that are begun. */
export const ChecksPanel = ({ begun = false }: { readonly begun?: boolean }) => {
  const { data, isError, error, isFetching, refetch } = useQuery(checksQuery);
  const [chosen, setChosen] = useState<{ readonly check: OwnCheck; readonly opened: boolean; readonly turn: number }>();
  const open = (check: OwnCheck) => setChosen((before) => ({ check, opened: true, turn: (before?.turn ?? 0) + 1 }));
  const checks = data?.checks.filter((check) => check.open && (!begun || check.unfinished !== null)) ?? [];
  // The results of the last one stay on the screen until they are closed.
  if (checks.length === 0 && (begun || data !== undefined) && chosen?.opened !== true) return null;
  return (
    <Panel title={begun ? 'Checks you have started' : 'Practise the national checks'} icon={<IconClipboardCheck size={28} aria-hidden />}>
      {data === undefined && !isError && <LinesSkeleton lines={4} />}
      {data === undefined && isError && (
        <ErrorState title="We could not load the national checks" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      <ul className={classes.tiles}>
        {checks.map((check) => (
          <Tile key={check.kind} check={check} onOpen={() => open(check)} />
        ))}
      </ul>
      {chosen && data && (
        <Suspense>
          <CheckDialog
            key={chosen.turn}
            opened={chosen.opened}
            check={chosen.check}
            timing={data.timing}
            extraTime={data.extraTime}
            onClose={() => setChosen({ ...chosen, opened: false })}
          />
        </Suspense>
      )}
    </Panel>
  );
};
