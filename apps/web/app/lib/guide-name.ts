import type { GuideSummary } from '@hedgerow/contracts/guides';
import { capital } from './capital.ts';

/** What a guide is called in a list: our own name of its topic, not as it was typed; one made from an upload by what its maker called it. */
export const guideName = ({ title, topic, coverage }: Pick<GuideSummary, 'title' | 'topic' | 'coverage'>): string =>
  capital(coverage === 'source' ? topic : title);
