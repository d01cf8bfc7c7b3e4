import { useSiteAddress } from '#client/lib/site-address';
import { Icon, type IconName } from '#client/ui/icons/icon';
import { Tooltip } from '#client/ui/overlays/tooltip';
import { ButtonLink, type ButtonSize } from '#client/ui/primitives/button';
import type { Project } from '#shared/contract/project';

type ProjectActionsProps = Pick<Project, 'github' | 'live'> & {
  size?: ButtonSize;
  /** Shows nothing in place of a missing demo. */
  omitsMissingDemo?: boolean;
  lang?: string | undefined;
};

/** Links to the code and the live demo. A missing one is disabled with a reason. */
export function ProjectActions(props: ProjectActionsProps) {
  const { github, live, size = 'md', omitsMissingDemo = false, lang } = props;
  return (
    <div lang={lang} className="cluster addresses">
      <ActionLink
        size={size}
        href={github}
        icon="github"
        label="View code"
        missingLabel="Private Repo"
        missingReason="This project does not have a public repository."
      />
      {(live !== '' || !omitsMissingDemo) && (
        <ActionLink
          size={size}
          href={live}
          icon="arrow-up-right-from-square"
          label="Live demo"
          missingLabel="No Live Demo"
          missingReason="This project does not have a live demo."
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
