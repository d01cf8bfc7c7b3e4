import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import { askToLeave } from '../../editing/leave-guard';
import { paths } from '../../lib/paths';
import { useEndSession } from './use-end-session';

/** The Logout button: ends the session and goes to the sign-in. Unsaved changes are asked about before. */
export function useLogout(): () => void {
  const endSession = useEndSession();
  const queryClient = useQueryClient();
  const [, navigate] = useLocation();
  return useCallback(() => {
    askToLeave(() => {
      navigate(paths.login);
      void endSession().then(() => queryClient.clear());
    });
  }, [endSession, queryClient, navigate]);
}
