import type { FigureHandles } from '@hedgerow/contracts/figures';
import classes from './figure-answer.module.css';
import type { Placed } from './moving.ts';
import { shadedToo } from './part-handles.tsx';
import type { HandleProps } from './slide-handles.tsx';

type ListProps = {
  readonly name: string;
  readonly texts: readonly string[];
  readonly place: number;
  readonly onPlace: (place: number) => void;
};

const List = ({ name, texts, place, onPlace }: ListProps) => (
  <label className={classes.list}>
    {name}
    <select value={place} onChange={(event) => onPlace(Number(event.currentTarget.value))}>
      {place < 0 && <option value={-1}>Choose</option>}
      {texts.map((text, at) => (
        <option key={`${at}-${text}`} value={at}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

/** A word for each letter. */
export const LabelLists = ({
  handles,
  places,
  onPlaces,
}: HandleProps & { readonly handles: Extract<FigureHandles, { kind: 'labels' }> }) => (
  <div className={classes.listed}>
    {handles.places.map(({ name }, at) => (
      <List
        key={name}
        name={name}
        texts={handles.words}
        place={places[at] ?? -1}
        onPlace={(word) => onPlaces(places.map((old, other) => (other === at ? word : old === word ? -1 : old)))}
      />
    ))}
  </div>
);

/** The same answer by lists, where nothing has to be hit or dragged. */
export const FigureLists = ({ handles, places, onPlaces }: HandleProps & { readonly handles: Placed }) => (
  <details className={classes.lists} data-unspoken>
    <summary>{handles.kind === 'parts' ? 'Answer with buttons' : 'Answer with lists'}</summary>
    <div className={classes.listed}>
      {handles.kind === 'slide' &&
        handles.handles.map(({ name, stops }, at) => (
          <List
            key={name}
            name={name}
            texts={stops.map(({ heard }) => heard)}
            place={places[at] ?? 0}
            onPlace={(place) => onPlaces(places.with(at, place))}
          />
        ))}
      {handles.kind === 'grid' &&
        handles.names.flatMap((name, point) =>
          (['across', 'up'] as const).map((side, which) => (
            <List
              key={`${point}-${side}`}
              name={`${name}${handles.names.length > 1 ? ` ${point + 1}` : ''}, ${side}`}
              texts={handles[side].map(({ text }) => text)}
              place={places[2 * point + which] ?? -1}
              onPlace={(place) => onPlaces(places.with(2 * point + which, place))}
            />
          )),
        )}
      {handles.kind === 'parts' &&
        handles.parts.map(({ name }, at) => (
          <button
            key={name}
            type="button"
            className={classes.chip}
            aria-pressed={places.includes(at)}
            onClick={() => onPlaces(shadedToo(places, at))}
          >
            {name}
          </button>
        ))}
    </div>
  </details>
);
