import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { fieldNames } from '#client/editing/merge';
import {
  SETTINGS_FIELDS,
  type SettingsFields,
  settingsUpdate,
} from '#client/features/site/admin/settings-fields';
import { mainLinks } from '#client/lib/paths';
import { PREVIEW_FRAME, type ShowSettings } from '#client/lib/settings-preview';
import { useSite } from '#client/lib/site-queries';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import { applySettings } from '#shared/apply-settings';
import { PAGE_STATE_ID } from '#shared/page-state';
import type { NavigationName } from '#shared/sections/navigation';
import styles from './preview-pane.module.css';

type PagePreviewProps = {
  /** The page to show. Defaults to the home page. */
  name?: NavigationName;
  /** The fields of the form. Omitted if there is nothing to save. */
  fields?: Partial<SettingsFields>;
};

/** Shows a public page as visitors will get it after the settings in the form have been saved. */
export function PagePreview({ name = 'home', fields }: PagePreviewProps) {
  const { href, label } = mainLinks[name];
  const frame = useRef<HTMLIFrameElement>(null);
  const isOffered = usePreviewedSettings(frame, fields);
  const [isFailed, setFailed] = useState(false);

  function retry(): void {
    setFailed(false);
    if (frame.current) frame.current.src = href;
  }

  return (
    <div className="stack-3">
      <PageStage
        className={styles.stage}
        frame={{ ref: frame, name: PREVIEW_FRAME, title: `${label} page preview`, src: href, tabIndex: -1 }}
        // The page of a proxy or of the browser that reports an error has no state.
        onPage={page => setFailed(!page?.getElementById(PAGE_STATE_ID))}
      >
        {!isOffered && !isFailed && <Spinner label="Loading preview..." />}
        {isFailed && <RetryAlert onRetry={retry}>Couldn't load the preview.</RetryAlert>}
      </PageStage>
      {fields && <p className="note">The page as it will be after you save.</p>}
    </div>
  );
}

/** Sends the edited settings to the page in a frame. Returns true once the page shows them. */
function usePreviewedSettings(
  frame: RefObject<HTMLIFrameElement | null>,
  fields: Partial<SettingsFields> = NO_FIELDS,
): boolean {
  const site = useSite();
  const settings = useMemo(() => {
    const names = fieldNames(SETTINGS_FIELDS).filter(name => name in fields);
    return applySettings(site, settingsUpdate(fields, names));
  }, [site, fields]);
  const [show, setShow] = useState<ShowSettings | null>(null);
  useEffect(() => {
    const element = frame.current;
    const onOffer = ({ detail }: CustomEvent<ShowSettings>) => setShow(() => detail);
    element?.addEventListener('showsettings', onOffer);
    return () => element?.removeEventListener('showsettings', onOffer);
  }, [frame]);
  useEffect(() => show?.(settings), [show, settings]);
  return show !== null;
}

const NO_FIELDS = {};
