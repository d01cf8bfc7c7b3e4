import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { Icon, type IconName } from '#client/ui/icons/icon';
import { Tooltip } from '#client/ui/overlays/tooltip';
import { ButtonLink, type ButtonSize } from '#client/ui/primitives/button';
import type { Project } from '#shared/contract/project';
import { PROJECT_TEXTS } from '#shared/language/english/project';

type ProjectActionsProps = Pick<Project, 'github' | 'live'> & {
  size?: ButtonSize;
  /** Shows nothing in place of a missing demo. */
  omitsMissingDemo?: boolean;
  lang?: string | undefined;
};

/** Links to the code and the live demo. A missing one is disabled with a reason. */
export function ProjectActions(props: ProjectActionsProps) {
  const t = useTranslation(PROJECT_TEXTS);
  const { github, live, size = 'md', omitsMissingDemo = false, lang } = props;
  return (
    <div lang={lang} className="cluster addresses">
      <ActionLink
        size={size}
        href={github}
        icon="github"
        label={t('viewCode')}
        missingLabel={t('noCode')}
        missingReason={t('noCodeReason')}
      />
      {(live !== '' || !omitsMissingDemo) && (
        <ActionLink
          size={size}
          href={live}
          icon="arrow-up-right-from-square"
          label={t('liveDemo')}
          missingLabel={t('noDemo')}
          missingReason={t('noDemoReason')}
          isSecond={github !== ''}
        />
      )}
    </div>
  );
}

type ActionLinkProps = {
  size: ButtonSize;
  href: string;
  icon: IconName;
  label: string;
  missingLabel: string;
  missingReason: string;
  /** True if a more important link is beside it. */
  isSecond?: boolean;
};

function ActionLink(props: ActionLinkProps) {
  const { size, href, icon, label, missingLabel, missingReason, isSecond = false } = props;
  const toAddress = useSiteAddress();
  if (href === '') {
    return (
      <Tooltip text={missingReason}>
        <ButtonLink disabled size={size}>
          <Icon name={icon} />
          {missingLabel}
        </ButtonLink>
      </Tooltip>
    );
  }
  return (
    <ButtonLink
      href={toAddress(href)}
      rel="noopener"
      size={size}
      variant={isSecond || size === 'sm' ? 'secondary' : 'primary'}
    >
      <Icon name={icon} />
      {label}
    </ButtonLink>
  );
}
