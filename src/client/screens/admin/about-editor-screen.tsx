import { ProfileRow } from '#client/features/site/admin/about/profile-row';
import { QuotesRow } from '#client/features/site/admin/about/quotes-row';
import { useLoadedSettings } from '#client/features/site/admin/use-settings';
import { TimelineEditor } from '#client/features/timeline/admin/timeline-editor';
import { PageHead } from '#client/lib/head/page-head';

/** Edits all content of the About page: profile, timeline and quotes. */
export function AboutEditorScreen() {
  const { site, hasFailed, pending } = useLoadedSettings();
  return (
    <>
      <PageHead title="About Editor" isIndexed={false} />
      <TimelineEditor
        before={hasFailed ? pending : <ProfileRow site={site} />}
        after={<QuotesRow site={site} />}
      />
    </>
  );
}
