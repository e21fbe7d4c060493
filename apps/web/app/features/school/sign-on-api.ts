import { LtiInvitation, LtiPlatforms, type NewLtiPlatformBody } from '@hedgerow/contracts/lti';
import { SchoolSignOn, SignOnBegun, SignOnPeople } from '@hedgerow/contracts/school-sign-on';
import { Success } from '@hedgerow/contracts/shapes';
import type { SignOnProvider } from '@hedgerow/domain/school-sign-on';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { read, useSchoolChange } from './api.ts';

export const signOnQuery = read('/api/school/sign-on', SchoolSignOn);
export const signOnPeopleQuery = read('/api/school/sign-on/people', SignOnPeople);

/** The browser leaves for the provider, and comes back to this desk. */
export const useBeginSignOn = () =>
  useMutation({
    mutationFn: (provider: SignOnProvider) => api.post(`/api/school/sign-on/${provider}`, {}, SignOnBegun),
    onSuccess: ({ address }) => location.assign(address),
  });

export const useUnlink = () => useSchoolChange((provider: SignOnProvider) => api.delete(`/api/school/sign-on/${provider}`, Success));
export const useUnlinkPerson = () => useSchoolChange((id: string) => api.delete(`/api/school/sign-on/people/${id}`, Success));

export const ltiQuery = read('/api/school/lti', LtiPlatforms);
export const useAddLti = () => useSchoolChange((body: NewLtiPlatformBody) => api.post('/api/school/lti', body, LtiPlatforms));
/** An address for one hour; nothing on the desk changes by it. */
export const useInviteLti = () => useMutation({ mutationFn: () => api.post('/api/school/lti/invitation', {}, LtiInvitation) });
export const useApproveLti = () => useSchoolChange((id: string) => api.post(`/api/school/lti/${id}/approve`, {}, LtiPlatforms));
export const useSendMarksAgain = () => useSchoolChange((id: string) => api.post(`/api/school/lti/${id}/marks`, {}, LtiPlatforms));
export const useRemoveLti = () => useSchoolChange((id: string) => api.delete(`/api/school/lti/${id}`, LtiPlatforms));
