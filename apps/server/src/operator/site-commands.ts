import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { announcementTypes } from '@hedgerow/contracts/content';
import { AppError } from '@hedgerow/domain/errors';
import type { BlogService } from '../modules/content/blog.service.ts';
import type { PageViewsService } from '../modules/content/page-views.service.ts';
import type { PublicContentService } from '../modules/content/public-content.service.ts';
import { readPost } from '../modules/content/read-post.ts';

export type SiteNeeds = {
  readonly publicUrl: string;
  readonly site: { readonly blog: Pick<BlogService, 'publish' | 'hide'>; readonly pageViews: Pick<PageViewsService, 'report'> };
  readonly publicContent: Pick<PublicContentService, 'announce' | 'endAnnouncement'>;
};
type Flags = Readonly<Record<string, string | undefined>>;
type SiteCommand = {
  readonly usage: string;
  readonly run: (flags: Flags, needs: SiteNeeds) => Promise<Readonly<Record<string, unknown>>>;
};

/** The word after the command, or the flag of that name. */
const given = (flags: Flags, name: string): string => {
  const value = (flags[name] ?? flags['_'])?.trim();
  if (value === undefined || value === '') throw new AppError('invalid', `--${name} is missing.`);
  return value;
};

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new AppError('invalid', `${file} cannot be read.`, { cause });
  }
};

const daysOf = (flags: Flags): number => {
  const days = Number(flags['days'] ?? 7);
  if (!Number.isInteger(days) || days < 1 || days > 400) throw new AppError('invalid', '--days must be a number from 1 to 400.');
  return days;
};

/** What an operator changes on the public site without a new release. */
export const siteCommands: Readonly<Record<string, SiteCommand>> = {
  'publish-post': {
    usage: 'article.md (a head with title, excerpt, category, author, published; see apps/server/content/blog)',
    run: async (flags, { site, publicUrl }) => {
      const file = given(flags, 'file');
      const post = readPost(basename(file).replace(/\.md$/, ''), readText(file));
      await site.blog.publish(post);
      return { id: post.id, published: post.publishedOn, address: `${publicUrl}/blog/${post.id}` };
    },
  },
  'hide-post': {
    usage: 'article-id',
    run: async (flags, { site }) => {
      const id = given(flags, 'id');
      await site.blog.hide(id);
      return { id, hidden: true };
    },
  },
  announce: {
    usage: `--title "Maths week" --message "..." [--type ${announcementTypes.join('|')}]`,
    run: async (flags, { publicContent }) => {
      const type = announcementTypes.find((known) => known === (flags['type'] ?? 'info'));
      if (type === undefined) throw new AppError('invalid', `--type must be one of ${announcementTypes.join(', ')}.`);
      return { announcementId: await publicContent.announce({ title: given(flags, 'title'), message: given(flags, 'message'), type }) };
    },
  },
  'end-announcement': {
    usage: 'announcement-id',
    run: async (flags, { publicContent }) => {
      const id = given(flags, 'id');
      await publicContent.endAnnouncement(id);
      return { announcementId: id, active: false };
    },
  },
  'page-views': {
    usage: '[--days 7]',
    run: async (flags, { site }) => {
      const views = await site.pageViews.report(daysOf(flags));
      return { total: views.reduce((sum, row) => sum + row.views, 0), pages: views };
    },
  },
};
