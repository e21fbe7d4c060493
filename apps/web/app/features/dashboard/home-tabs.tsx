import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import classes from './home-tabs.module.css';

export type HomeTab = 'learning' | 'adventure';

/** The tabs' place on the page, for whoever leads there. */
export const homeTabsId = 'my-pages';

type Props = {
  readonly tab: HomeTab;
  readonly onTab: (tab: HomeTab) => void;
  readonly learning: ReactNode;
  readonly adventure: ReactNode;
};

const tabs = [
  { id: 'learning', name: 'My Learning' },
  { id: 'adventure', name: 'My Adventure' },
] as const;

const Leaf = () => (
  <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
    <path d="M5 9c5-2 9-1 11 2 2-3 6-4 11-2v15c-5-2-9-1-11 2-2-3-6-4-11-2Z" fill="var(--leaf-bright)" />
    <path d="M16 11c2-3 6-4 11-2v15c-5-2-9-1-11 2Z" fill="var(--leaf-shade)" />
  </svg>
);

const Trail = () => (
  <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
    <path d="M4 27 13 9l5 8 3-5 8 15Z" fill="var(--leaf-bright)" />
    <path d="M13 9l5 8 3-5 8 15H13Z" fill="var(--leaf-shade)" />
    <path d="M20 12V3l7 3-7 3" fill="var(--sun)" stroke="var(--sun-deep)" strokeWidth="1.500" strokeLinejoin="round" />
  </svg>
);

/** docs/product/pupil-home.md#primary-and-secondary: My Learning and My Adventure. Arrow keys go from one to the other; only the chosen one is in the tab order. */
export const HomeTabs = ({ tab, onTab, learning, adventure }: Props) => {
  const id = useId();
  const buttons = useRef<Partial<Record<HomeTab, HTMLButtonElement | null>>>({});
  const turn = (event: KeyboardEvent) => {
    if (!['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) return;
    event.preventDefault();
    const other = tab === 'learning' ? 'adventure' : 'learning';
    const next = event.key === 'Home' ? 'learning' : event.key === 'End' ? 'adventure' : other;
    onTab(next);
    buttons.current[next]?.focus();
  };
  return (
    <div id={homeTabsId} tabIndex={-1} className={classes.home}>
      <div role="tablist" aria-label="My pages" className={classes.tabs}>
        {tabs.map(({ id: name, name: words }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-controls={`${id}-${name}-panel`}
            aria-selected={tab === name}
            tabIndex={tab === name ? 0 : -1}
            className={classes.tab}
            ref={(element) => {
              buttons.current[name] = element;
            }}
            onClick={() => onTab(name)}
            onKeyDown={turn}
          >
            {name === 'learning' ? <Leaf /> : <Trail />}
            {words}
          </button>
        ))}
      </div>
      {tabs.map(({ id: name }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={tab !== name}
          className={classes.panel}
        >
          {name === 'learning' ? learning : tab === 'adventure' && adventure}
        </div>
      ))}
    </div>
  );
};
