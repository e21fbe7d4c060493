import { createHash } from 'node:crypto';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { GuideBlock } from '@hedgerow/curriculum/guide';
import { type MultipleChoice, Question } from '@hedgerow/curriculum/question';
import { subjectName } from '@hedgerow/domain/subjects';
import { describeFigure } from '@hedgerow/figures/figure';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { screenText } from '@hedgerow/teaching/safety/screen-text';
import { seeded, shuffled } from '@hedgerow/teaching/text/seeded';
import type { ModelLedger } from '#ports/model-ledger.ts';
import type {
  AssessmentDraft,
  AssessmentRequest,
  CardsRequest,
  GuideDraft,
  GuideRequest,
  SourceText,
  TeachingEngine,
} from '#ports/teaching-engine.ts';
import { groundingFor } from './grounding.ts';
import { isKeptAtHome } from './kept-at-home.ts';
import { cardsTask, soundCards } from './model-cards.ts';
import { modelDesk, type DeskDeps, type Work } from './model-desk.ts';
import { essayTask, totalMark, usable } from './model-essay.ts';
import { guideTask, soundGuide } from './model-guide.ts';
import type { WithoutPerson } from './without-person.ts';
import { agreed, blindTask, questionsTask, soundQuestions } from './model-questions.ts';

export type ModelTeacherDeps = DeskDeps & {
  readonly bank: Bank;
  readonly offline: TeachingEngine;
  readonly ledger: ModelLedger;
  /** The model's name, for the sentence that says where something comes from. */
  readonly modelName: string;
};

/** Changes with the prompts, so that what an older one wrote is not given again. */
const promptVersion = 1;
const mostCached = 60;
/** Sets of cards with this many need no more. */
const enoughCards = 16;

/** How many of the questions a model may write: few where the bank knows the topic, all where nobody does. */
const shareOf = ({ subject, sources }: AssessmentRequest, { coverage }: AssessmentDraft): number => {
  if (coverage === 'subject') return 1;
  if (subject === 'maths') return 0;
  return coverage === 'exact' && sources.length === 0 ? 0.3 : 0.5;
};

/** What a pupil brought, without the pupil: their topic, and the text and title of their own work. */
const withoutPersonIn = <R extends { readonly topic: string; readonly sources: readonly SourceText[] }>(
  request: R,
  hide: WithoutPerson,
): R => ({
  ...request,
  topic: hide(request.topic),
  sources: request.sources.map(({ title, text }) => ({ title: hide(title), text: hide(text) })),
});

const isChoice = (question: Question): question is MultipleChoice => question.type === 'multiple_choice';

const readCached = (value: unknown): MultipleChoice[] => {
  const { data } = Question.array().safeParse(value);
  return (data ?? []).filter(isChoice);
};

const guideText = (blocks: readonly GuideBlock[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'keyWords') return block.entries.map(({ term, meaning }) => `${term}: ${meaning}`).join('\n');
      if (block.kind === 'mistakes') return block.entries.map(({ correction }) => correction).join('\n');
      if (block.kind === 'checkYourself') return block.entries.map(({ question, answer }) => `${question} ${answer}`).join('\n');
      if (block.kind === 'figure') return describeFigure(block.figure);
      if (block.kind === 'workedExample') return [block.problem, ...block.steps, block.answer].join('\n');
      return 'text' in block ? block.text : block.items.join('\n');
    })
    .join('\n');

const fresh = (
  questions: readonly MultipleChoice[],
  { questions: there }: AssessmentDraft,
  { recent }: AssessmentRequest,
): MultipleChoice[] => {
  const seen = new Set([...recent, ...there.map(fingerprintOf)]);
  return questions.filter((question) => !seen.has(fingerprintOf(question)));
};

const moreCards =
  ({ guide, subject, keyStage }: CardsRequest, there: Awaited<ReturnType<TeachingEngine['flashcards']>>): Work<typeof there> =>
  async ({ ask, hide }) => {
    const text = hide(guideText(guide.blocks));
    const cards = await ask(cardsTask({ subject, keyStage }, text, enoughCards - there.length));
    const sound = soundCards(cards, { subject, keyStage }, text, there);
    return { made: [...there, ...sound], kept: sound.length, dropped: cards.length - sound.length };
  };

/** Teaches with a model that holds the offline engine: adds to what that makes, passes the same gate, and falls back to it. */
export const modelTeacher = (deps: ModelTeacherDeps): TeachingEngine => {
  const { bank, offline, ledger, modelName } = deps;
  const atDesk = modelDesk(deps);

  const cacheKey = (request: AssessmentRequest): string => {
    const { subject, keyStage, topic, difficulty, sources, focus = null } = request;
    const parts = [promptVersion, modelName, bank.version, subject, keyStage, topic.trim().toLowerCase(), difficulty, sources, focus];
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  };

  /** The model's questions among the others, essays last as always. */
  const mix = (draft: AssessmentDraft, written: readonly MultipleChoice[], { count, seed }: AssessmentRequest): AssessmentDraft => {
    const essays = draft.questions.filter((question) => !isChoice(question));
    const choices = draft.questions.filter(isChoice).slice(0, count - written.length);
    const questions = [...shuffled([...choices, ...written], seeded(seed)), ...essays];
    const alone = choices.length === 0;
    const origin = alone
      ? `An AI model (${modelName}) wrote these questions, and each was checked. We have no topic of our own on this yet: ask a teacher where you are unsure.`
      : `${draft.origin} An AI model (${modelName}) wrote ${written.length} of the questions; each was checked.`;
    return { ...draft, questions, origin, provenance: { ...draft.provenance, llm: written.length, model: modelName } };
  };

  const moreQuestions =
    (asked: AssessmentRequest, draft: AssessmentDraft, wanted: number): Work<AssessmentDraft> =>
    async ({ ask, hide }) => {
      const request = withoutPersonIn(asked, hide);
      const key = cacheKey(request);
      const known = readCached(await ledger.recall(key));
      const ready = fresh(known, draft, request).slice(0, wanted);
      if (ready.length === wanted) return { made: mix(draft, ready, request), kept: ready.length, dropped: 0, cached: true };

      const wish = { ...request, count: wanted };
      const grounding = groundingFor(bank, draft.topicId, request.sources);
      const candidates = await ask(questionsTask(wish, grounding));
      const sound = soundQuestions(candidates, wish, grounding);
      const kept = sound.length === 0 ? [] : agreed(sound, await ask(blindTask(sound, request)));
      // What comes from a child's own work goes when the work goes: nothing of it stays for others.
      if (kept.length > 0 && request.sources.length === 0) await ledger.remember(key, [...known, ...kept].slice(-mostCached));
      const chosen = [...ready, ...fresh(kept, draft, request)].slice(0, wanted);
      return { made: mix(draft, chosen, request), kept: chosen.length, dropped: candidates.length - kept.length };
    };

  const moreOfGuide =
    (asked: GuideRequest, draft: GuideDraft): Work<GuideDraft> =>
    async ({ ask, hide }) => {
      const request = withoutPersonIn(asked, hide);
      const grounding = groundingFor(bank, draft.topicId, request.sources);
      const { blocks, kept, dropped } = soundGuide(await ask(guideTask(request, grounding)), request, grounding);
      const alone = draft.coverage === 'subject';
      const said = alone
        ? `An AI model (${modelName}) wrote this guide. We have no topic of our own on this yet: check it with your teacher or your notes.`
        : `${draft.origin} An AI model (${modelName}) wrote the part “In other words”; it was checked against the rest.`;
      const content: GuideBlock[] = alone
        ? [{ kind: 'note', text: said }, ...blocks]
        : [
            ...draft.content.blocks,
            { kind: 'heading', text: 'In other words', level: 2 },
            { kind: 'note', text: `Written by an AI model (${modelName}).` },
            ...blocks,
          ];
      const made = {
        ...draft,
        content: { blocks: content },
        origin: said,
        provenance: { ...draft.provenance, llm: blocks.length, model: modelName },
      };
      return { made, kept, dropped };
    };

  return {
    assessment: async (request) => {
      const draft = await offline.assessment(request);
      const choices = request.count;
      const missing = choices - draft.questions.filter(isChoice).length;
      const share = shareOf(request, draft);
      const wanted = share === 0 ? 0 : Math.max(missing, Math.round(choices * share));
      if (wanted === 0 || isKeptAtHome(request.sources)) return draft;
      const what = `Questions on ${request.topic} (${subjectName(request.subject)})`;
      return atDesk(request.learner, 'assessment', what, draft, moreQuestions(request, draft, wanted));
    },

    guide: async (request) => {
      const draft = await offline.guide(request);
      if (isKeptAtHome(request.sources)) return draft;
      return atDesk(
        request.learner,
        'guide',
        `Guide on ${request.topic} (${subjectName(request.subject)})`,
        draft,
        moreOfGuide(request, draft),
      );
    },

    flashcards: async (request) => {
      const there = await offline.flashcards(request);
      // What the bank alone gives needs no more: a model would have nothing to read.
      if (there.length >= enoughCards || there.length === 0 || request.guide.blocks.length === 0) return there;
      if (isKeptAtHome(request.sources, guideText(request.guide.blocks))) return there;
      return atDesk(request.learner, 'flashcards', `Flashcards (${subjectName(request.subject)})`, there, moreCards(request, there));
    },

    markEssay: async (request) => {
      const mark = await offline.markEssay(request);
      // A short piece of Years 3 to 6 has a checklist, and nobody judges it.
      if (request.question.markScheme.writing !== undefined) return mark;
      // Nothing to judge: no real sentences, a copy of the question, or another topic.
      if (mark.score === 0 || screenText(request.answer).kind !== 'fine') return mark;
      return atDesk(request.learner, 'essay', `Marking an essay (${subjectName(request.subject)})`, mark, async ({ ask, hide }) => {
        const question = { ...request.question, question: hide(request.question.question) };
        const essay = { ...request, question, answer: hide(request.answer) };
        const { criteria } = request.question.markScheme;
        const first = await ask(essayTask(essay, criteria));
        const judged = new Map(usable(first, essay));
        const again = criteria.filter(({ name }) => !judged.has(name));
        if (again.length > 0 && again.length < criteria.length) {
          for (const [name, line] of usable(await ask(essayTask(essay, again)), essay)) judged.set(name, line);
        }
        const kept = criteria.filter(({ name }) => judged.has(name)).length;
        return { made: totalMark(essay, judged, first.summary, mark), kept, dropped: criteria.length - kept };
      });
    },

    fingerprint: offline.fingerprint,
  };
};
