import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import styles from '#client/features/site/admin/settings.module.css';
import { type SettingName, type SettingsCopy, withEdits } from '#client/features/site/admin/settings-fields';
import { mainLinks } from '#client/lib/paths';
import { PREVIEW_FRAME, type ShowSettings } from '#client/lib/settings-preview';
import { useSite } from '#client/lib/site-queries';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { PageStage } from '#client/ui/site/page-stage';
import type { SiteSettings } from '#shared/contract/site';
import { PAGE_STATE_ID } from '#shared/page-state';
import type { NavigationName } from '#shared/sections/navigation';

type PagePreviewProps<Name extends SettingName> = {
  /** The page to show. Defaults to the home page. */
  name?: NavigationName;
  /** The form with edits to show. Omitted if there is nothing to save. */
  edit?: SettingsCopy<Name>;
};

/** Shows a public page as visitors will get it after the edits have been saved. */
export function PagePreview<Name extends SettingName>({ name = 'home', edit }: PagePreviewProps<Name>) {
  const { href, label } = mainLinks[name];
  const frame = useRef<HTMLIFrameElement>(null);
  const isOffered = useSettingsInFrame(frame, useEditedSettings(edit));
  const [isFailed, setFailed] = useState(false);

  function retry(): void {
    setFailed(false);
    frame.current?.contentWindow?.location.replace(href);
  }

  return (
    <div className="stack-3">
      <PageStage
        className={styles.stage}
        frame={{
          ref: frame,
          name: PREVIEW_FRAME,
          title: `${label} page preview`,
          src: href,
          tabIndex: -1,
          hidden: isFailed,
        }}
        // The page of a proxy or of the browser that reports an error has no state.
        onPage={page => setFailed(!page?.getElementById(PAGE_STATE_ID))}
      >
        {!isOffered && !isFailed && <Spinner label="Loading preview..." />}
        {isFailed && <RetryAlert onRetry={retry}>Couldn't load the preview.</RetryAlert>}
      </PageStage>
      {edit && <p className="note">The page as it will be after you save.</p>}
    </div>
  );
}

function useEditedSettings<Name extends SettingName>(edit: SettingsCopy<Name> | undefined): SiteSettings {
  const site = useSite();
  const { copy, base, fields } = edit ?? {};
  return useMemo(
    () => (copy && base && fields ? withEdits(site, copy.definitions, { base, fields }) : site),
    [site, copy, base, fields],
  );
}

/** Sends settings to the page in a frame. Returns true once the page shows them. */
function useSettingsInFrame(frame: RefObject<HTMLIFrameElement | null>, settings: SiteSettings): boolean {
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
