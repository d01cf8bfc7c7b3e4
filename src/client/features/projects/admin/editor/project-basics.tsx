import { Panel } from '../../../../ui/layout/panel';
import styles from './project-editor.module.css';
import type { ProjectFormProps } from './project-fields';
import { ProjectTextField } from './project-text-field';

/** Title, description and links. A link is looked at as soon as it is left. */
export function ProjectBasics({ project }: ProjectFormProps) {
  const link = { project, inputMode: 'url', placeholder: 'https://' } as const;
  return (
    <Panel>
      <div className={styles.fields}>
        <ProjectTextField project={project} name="title" className={styles.title} />
        <ProjectTextField project={project} name="description" rows={3} />
        <div className={styles.pair}>
          <ProjectTextField {...link} name="github" onBlur={() => project.copy.check('github')} />
          <ProjectTextField {...link} name="live" onBlur={() => project.copy.check('live')} />
        </div>
      </div>
    </Panel>
  );
}
