import { useContext } from 'react';
import { useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { PageArrow } from '#client/content/page-link';
import { LoginForm } from '#client/features/auth/login-form';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { findOrigin } from '#client/lib/session/origin';
import { SessionContext } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import styles from './login-screen.module.css';

/** Continues to the page that required the sign-in, or to the dashboard. */
export function LoginScreen() {
  const { ownerName } = useSite();
  const session = useContext(SessionContext);
  const origin = findOrigin(useHistoryState());
  const [, navigate] = useLocation();
  return (
    <div className={styles.layout}>
      <PageHead title={`Admin Login | ${ownerName}`} isIndexed={false} />
      <div className={`stack ${styles.panel}`}>
        <h1>Admin Login</h1>
        <LoginForm
          onSignedIn={tokens => {
            session?.signIn(tokens);
            navigate(origin ?? paths.dashboard, { replace: true });
          }}
        />
        <PageArrow href={paths.home} direction="back">
          Home
        </PageArrow>
      </div>
    </div>
  );
}
