import type { LanguageModel } from 'ai';

export type ModelSettings = {
  readonly provider: 'openai-compatible' | 'openai' | 'anthropic' | 'google';
  readonly model: string;
  readonly baseUrl: string | undefined;
  readonly apiKey: string | undefined;
};

/** The model of the settings. Each provider's library loads only where it is chosen. */
export const openModel = async ({ provider, baseUrl, model, apiKey }: ModelSettings): Promise<LanguageModel> => {
  const key = apiKey === undefined ? {} : { apiKey };
  const base = baseUrl === undefined ? {} : { baseURL: baseUrl };
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({ name: 'model', baseURL: baseUrl ?? '', supportsStructuredOutputs: true, ...key })(model);
    }
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI({ ...key, ...base })(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({ ...key, ...base })(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI({ ...key, ...base })(model);
  }
};
