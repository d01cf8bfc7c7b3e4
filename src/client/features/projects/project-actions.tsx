import type { Project } from '../../../shared/contract/project';
import { Icon, type IconName } from '../../ui/icons/icon';
import { Tooltip } from '../../ui/overlays/tooltip';
import { ButtonLink } from '../../ui/primitives/button';
import styles from './project-detail.module.css';

/** Where the code and the running project are; what there is not says why (rule 4.6). */
export function ProjectActions({ github, live }: Pick<Project, 'github' | 'live'>) {
  return (
    <div className={styles.actions}>
      <ActionLink
        href={github}
        icon="github"
        label="View code"
        missingLabel="Private Repo"
        missingReason="This project does not have a public repository."
      />
      <ActionLink
        href={live}
        icon="arrow-up-right-from-square"
        label="Live demo"
        missingLabel="No Live Demo"
        missingReason="This project does not have a live demo."
        isSecond={github !== ''}
      />
    </div>
  );
}

type ActionLinkProps = {
  href: string;
  icon: IconName;
  label: string;
  missingLabel: string;
  missingReason: string;
  /** There is a more important one beside it. */
  isSecond?: boolean;
};

function ActionLink(props: ActionLinkProps) {
  const { href, icon, label, missingLabel, missingReason, isSecond = false } = props;
  if (href === '') {
    return (
      <Tooltip text={missingReason}>
        <ButtonLink disabled>
          <Icon name={icon} />
          {missingLabel}
        </ButtonLink>
      </Tooltip>
    );
  }
  return (
    <ButtonLink href={href} rel="noopener" variant={isSecond ? 'secondary' : 'primary'}>
      <Icon name={icon} />
      {label}
    </ButtonLink>
  );
}
