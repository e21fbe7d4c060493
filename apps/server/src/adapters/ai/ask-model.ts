import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
import type { z } from 'zod';
import type { ModelReason } from '@hedgerow/domain/model-use';
import { houseRules } from './fenced.ts';
import { salvageJson } from './salvage.ts';

/** Why a model could not be used; the offline engine takes over inside the same request. */
export class ModelFailure extends Error {
  readonly reason: ModelReason;
  constructor(reason: ModelReason, options?: ErrorOptions) {
    super(`The model could not be used: ${reason}`, options);
    this.name = 'ModelFailure';
    this.reason = reason;
  }
}

export type ModelTask<T> = {
  readonly prompt: string;
  /** Sent to the model as the shape of its answer. */
  readonly schema: z.ZodType;
  /** Reads what came, forgiving where one item of many is broken; undefined when it is no use. */
  readonly read: (json: unknown) => T | undefined;
  readonly maxOutputTokens: number;
};

/** Counts what was said and heard, and holds the time limit of the whole request. */
export type Conversation = {
  readonly signal: AbortSignal;
  readonly spend: (tokens: { readonly input: number; readonly output: number }) => void;
};

export type AskModel = <T>(task: ModelTask<T>, conversation: Conversation) => Promise<T>;

type Heard = { readonly json: unknown; readonly text: string };

/** Provider errors say what was sent: only their kind goes on. */
const failureOf = (cause: unknown, signal: AbortSignal): ModelFailure => {
  if (cause instanceof ModelFailure) return cause;
  const timedOut = signal.aborted || (cause instanceof Error && /abort|timeout/i.test(cause.name));
  return new ModelFailure(timedOut ? 'timeout' : 'unavailable', { cause });
};

const repairPrompt = (prompt: string, { text }: Heard, schema: z.ZodType, json: unknown): string => {
  const problems = schema.safeParse(json).error?.issues.slice(0, 8) ?? [];
  const listed = problems.map(({ path, message }) => `- ${path.join('.') || 'answer'}: ${message}`).join('\n');
  return `${prompt}\n\nYour last answer could not be used:\n${listed}\nIt began: ${JSON.stringify(text.slice(0, 400))}\nGive the whole answer again as one JSON object.`;
};

/** One model behind one function: asks, saves what can be saved of a bad answer, asks once more, and gives up with a reason. */
export const askModel = (model: LanguageModel): AskModel => {
  const hear = async (prompt: string, { schema, maxOutputTokens }: ModelTask<unknown>, conversation: Conversation): Promise<Heard> => {
    try {
      const { output, text, usage } = await generateText({
        model,
        instructions: houseRules,
        prompt,
        output: Output.object({ schema }),
        maxOutputTokens,
        temperature: 0.4,
        maxRetries: 1,
        abortSignal: conversation.signal,
      });
      conversation.spend({ input: usage.inputTokens ?? 0, output: usage.outputTokens ?? 0 });
      return { json: output, text };
    } catch (cause) {
      if (!NoObjectGeneratedError.isInstance(cause)) throw failureOf(cause, conversation.signal);
      conversation.spend({ input: cause.usage?.inputTokens ?? 0, output: cause.usage?.outputTokens ?? 0 });
      const text = cause.text ?? '';
      return { json: salvageJson(text), text };
    }
  };

  return async (task, conversation) => {
    const first = await hear(task.prompt, task, conversation);
    const read = task.read(first.json);
    if (read !== undefined) return read;
    const second = await hear(repairPrompt(task.prompt, first, task.schema, first.json), task, conversation);
    const mended = task.read(second.json);
    if (mended === undefined) throw new ModelFailure('malformed');
    return mended;
  };
};
