import { type ReactNode, useMemo, useRef } from 'react';
import { useEditorOpen } from '#client/editing/frame/use-editor-open';
import { useEditor } from '#client/editing/use-editor';
import type { Issue } from '#client/editing/working-copy/issues';
import type { FieldDefinitions } from '#client/editing/working-copy/merge';
import { toIssues } from '#client/lib/api/api-error';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { PendingQuery } from '#client/ui/feedback/query-result';
import type { Site, SiteUpdate } from '#shared/contract/site';
import styles from './settings.module.css';
import { type SettingName, type SettingsOf, settingsUpdate, storedSettings } from './settings-fields';
import { useSiteCalls, useSiteToEdit } from './site-admin-queries';

type SettingsOptions<Name extends SettingName> = {
  /** The key in this tab's storage. */
  name: string;
  definitions: FieldDefinitions<SettingsOf<Name>>;
  site: Site;
  /** Returns the settings that the form starts with. Defaults to the stored ones. */
  read?: (site: Site) => Site;
  normalize?: (fields: SettingsOf<Name>) => SettingsOf<Name>;
  validate?: (fields: SettingsOf<Name>) => Issue[];
  /** Settings without a field in the form, which are saved together with it. */
  alongside?: SiteUpdate | undefined;
  /** True if the screen shows the outcome of a save by itself. */
  isQuiet?: boolean;
};

/** Edits some of the site's settings. Nothing is stored before a save. */
export function useSettings<Name extends SettingName>(options: SettingsOptions<Name>) {
  const { name, definitions, site, read = now => now, normalize, validate, alongside, isQuiet } = options;
  const calls = useSiteCalls();
  const hasRemovedTimeline = useRef(false);
  return useEditor<SettingsOf<Name>>({
    name,
    definitions,
    stored: useMemo(() => storedSettings(read(site)), [site, read]),
    ...(normalize && { normalize }),
    ...(validate && { validate }),
    save: async ({ fields, changed, expectedVersion }) => {
      const changes = settingsUpdate(fields, changed);
      const saved = await calls.update({
        ...alongside,
        ...changes,
        expectedVersion: Number(expectedVersion),
      });
      hasRemovedTimeline.current = saved.hasRemovedTimeline;
      return storedSettings(read(saved.site), fields);
    },
    fetch: async () => storedSettings(read(await calls.read())),
    subject: 'settings',
    ...(!isQuiet && {
      saved: () => (hasRemovedTimeline.current ? `${SAVED} ${TIMELINE_REMOVED}` : SAVED),
      explain: explainSettingsFailure,
    }),
  });
}

const SAVED = 'Settings saved successfully!';
const TIMELINE_REMOVED = "The sample's timeline was removed with its owner.";

export function explainSettingsFailure(error: unknown): string {
  const isInvalid = toIssues(error).length > 0;
  return `Couldn't save settings. ${isInvalid ? 'Please fix the highlighted fields.' : explainCallFailure(error)}`;
}

/** Loads the current settings before it renders an editor, which must not start from cached ones. */
export function SettingsLoader({ children }: { children: (site: Site) => ReactNode }) {
  const { site, pending } = useLoadedSettings();
  return site ? children(site) : <div className={styles.loading}>{pending}</div>;
}

/** Returns the settings once they are loaded, and until then a spinner or the failure. */
export function useLoadedSettings() {
  const query = useSiteToEdit();
  const isOpen = useEditorOpen(query.isSuccess && query.isFetchedAfterMount);
  return {
    site: isOpen ? query.data : undefined,
    hasFailed: !isOpen && query.isError,
    pending: (
      <PendingQuery
        query={query}
        loading="Loading settings..."
        failure="Couldn't load settings. Please try again later."
      />
    ),
  };
}
