import { PagePreview } from '#client/features/site/admin/preview/page-preview';
import { WithPreview } from '#client/features/site/admin/preview/preview-pane';
import { APPEARANCE_FIELDS, HOME_FIELDS, PROJECTS_FIELDS } from '#client/features/site/admin/settings-fields';
import { SetupForm, type SetupFormProps } from '#client/features/site/admin/setup-form';
import { AccentPanel } from './accent-panel';
import { StylePanel } from './choice-panels';
import { LayoutPanel } from './layout-panel';

const { style, accent } = APPEARANCE_FIELDS;
const { homeSections } = HOME_FIELDS;
const { projectPage, archiveOpen } = PROJECTS_FIELDS;
const LOOK = { style, accent, homeSections, projectPage, archiveOpen };

/** Renders the setup step for style, accent and layout, which shape the site most. */
export function StyleStep(props: SetupFormProps) {
  return (
    <SetupForm name="setup-look" definitions={LOOK} {...props}>
      {settings => (
        <WithPreview preview={<PagePreview edit={settings} />}>
          <StylePanel settings={settings} />
          <AccentPanel settings={settings} style={settings.fields.style} />
          <LayoutPanel settings={settings} />
        </WithPreview>
      )}
    </SetupForm>
  );
}
