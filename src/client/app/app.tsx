import { Router, type RouterOptions } from 'wouter';
import { ContactDraftContext, type HeldContactDraft } from '../features/contacts/contact-draft-context';
import { type Api, ApiContext } from '../lib/api/use-api';
import { PageHeadContext, type PageHeadPlace } from '../lib/head/page-head';
import type { Session } from '../lib/session/session';
import { SessionContext } from '../lib/session/session-context';
import { ToastProvider } from '../ui/feedback/toast';
import { ErrorBoundary } from './error-boundary';
import { Screens } from './screens';
import { SiteFrame } from './site-frame';

export type AppProps = {
  api: Api;
  session: Session | null;
  /** What the contact form held when the server could not take it. */
  contactDraft?: HeldContactDraft | undefined;
  router?: Pick<RouterOptions, 'ssrPath' | 'ssrSearch' | 'aroundNav'>;
  head?: PageHeadPlace;
};

const NO_PLACE: PageHeadPlace = {};

/** The whole site: the same on the server and in the browser. */
export function App(props: AppProps) {
  const { api, session, contactDraft, router = {}, head = NO_PLACE } = props;
  return (
    <ApiContext value={api}>
      <SessionContext value={session}>
        <PageHeadContext value={head}>
          <ToastProvider>
            <ContactDraftContext value={contactDraft ?? null}>
              <Router {...router}>
                <ErrorBoundary>
                  <SiteFrame>
                    <Screens />
                  </SiteFrame>
                </ErrorBoundary>
              </Router>
            </ContactDraftContext>
          </ToastProvider>
        </PageHeadContext>
      </SessionContext>
    </ApiContext>
  );
}
