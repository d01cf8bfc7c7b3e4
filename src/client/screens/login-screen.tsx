import { useContext } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { LoginForm } from '#client/features/auth/login-form';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { findOrigin } from '#client/lib/session/origin';
import { SessionContext } from '#client/lib/session/session-context';
import { useSite } from '#client/lib/site-queries';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
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
        <Link href={paths.home} asChild>
          <ArrowLink direction="back">Home</ArrowLink>
        </Link>
      </div>
    </div>
  );
}
