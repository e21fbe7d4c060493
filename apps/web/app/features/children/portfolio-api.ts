import {
  PortfolioEntries,
  type PortfolioEntryBody,
  type PortfolioPickBody,
  PortfolioPicked,
  PortfolioSamples,
  type PortfolioUploadBody,
  PortfolioUploadPicked,
  PortfolioUploads,
} from '@hedgerow/contracts/portfolio';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const pathOf = (childId: string): string => `/api/parent/portfolio/${childId}`;

export const entriesQuery = (childId: string) => {
  const address = `${pathOf(childId)}/entries`;
  return queryOptions({ queryKey: [address], queryFn: ({ signal }) => api.get(address, PortfolioEntries, { signal }) });
};

export const samplesQuery = (childId: string, from: string, to: string) => {
  const address = `${pathOf(childId)}/samples`;
  const days = new URLSearchParams({ from, to }).toString();
  return queryOptions({ queryKey: [address, days], queryFn: ({ signal }) => api.get(`${address}?${days}`, PortfolioSamples, { signal }) });
};

const useEntries = <Wish>(childId: string, change: (wish: Wish) => Promise<PortfolioEntries>) => {
  const client = useQueryClient();
  return useMutation({ mutationFn: change, onSuccess: (all) => client.setQueryData(entriesQuery(childId).queryKey, all) });
};
export const useAddEntry = (childId: string) =>
  useEntries(childId, (body: PortfolioEntryBody) => api.post(`${pathOf(childId)}/entries`, body, PortfolioEntries));
export const useRemoveEntry = (childId: string) =>
  useEntries(childId, (id: string) => api.delete(`${pathOf(childId)}/entries/${id}`, PortfolioEntries));

/** The box turns at once; where the choice was not saved, what is kept shows again. */
export const usePick = (childId: string) => {
  const client = useQueryClient();
  const queryKey = [`${pathOf(childId)}/samples`];
  return useMutation({
    mutationFn: (body: PortfolioPickBody) => api.put(`${pathOf(childId)}/samples`, body, PortfolioPicked),
    onMutate: async ({ assessmentId, questionId, chosen }) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<PortfolioSamples>({ queryKey }, (all) =>
        all?.map((one) => (one.assessmentId === assessmentId && one.questionId === questionId ? { ...one, chosen } : one)),
      );
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
};

export const uploadsQuery = (childId: string, from: string, to: string) => {
  const address = `${pathOf(childId)}/uploads`;
  const days = new URLSearchParams({ from, to }).toString();
  return queryOptions({ queryKey: [address, days], queryFn: ({ signal }) => api.get(`${address}?${days}`, PortfolioUploads, { signal }) });
};

/** As above: the box turns at once. */
export const useShowUpload = (childId: string) => {
  const client = useQueryClient();
  const queryKey = [`${pathOf(childId)}/uploads`];
  return useMutation({
    mutationFn: (body: PortfolioUploadBody) => api.put(`${pathOf(childId)}/uploads`, body, PortfolioUploadPicked),
    onMutate: async ({ id, chosen }) => {
      await client.cancelQueries({ queryKey });
      client.setQueriesData<PortfolioUploads>({ queryKey }, (all) => all?.map((one) => (one.id === id ? { ...one, chosen } : one)));
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
};
