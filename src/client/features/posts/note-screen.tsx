import { Link } from 'wouter';
import { useHomeSectionLink } from '#client/content/home-section-link';
import itemStyles from '#client/content/item-page.module.css';
import { ItemPlaceholder } from '#client/content/item-placeholder';
import { ItemTitle, useLangOfWords } from '#client/content/item-title';
import { LaterContents } from '#client/content/markdown/later-contents';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { usePictureViewer } from '#client/content/media/use-picture-viewer';
import { Neighbors, NeighborWords } from '#client/content/neighbors';
import { PageArrow } from '#client/content/page-link';
import { Picture } from '#client/content/picture/picture';
import type { PreviewProps } from '#client/content/public-kind';
import { PageHead } from '#client/lib/head/page-head';
import { homeSections } from '#client/lib/home-sections';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { useMailLink, useSite } from '#client/lib/site-queries';
import { COVER_SIZES, Entry, EntryGrid } from '#client/ui/layout/entry';
import { ButtonLink } from '#client/ui/primitives/button';
import { CalendarDate } from '#client/ui/primitives/calendar-date';
import { ChipList } from '#client/ui/primitives/chip';
import { Fact, Facts } from '#client/ui/primitives/facts';
import { notePath } from '#shared/content-paths';
import type { NoteView } from '#shared/contract/post';
import { NOTE_TEXTS } from '#shared/language/english/note';
import { NOTES_TEXTS } from '#shared/language/english/notes';
import { notePicturePath } from '#shared/picture-address';
import { isHidden } from '#shared/sections/section-list';
import { displayTitle } from '#shared/text';
import { listNoteFeeds, notesPath } from './note-address';
import article from './post-article.module.css';
import { useNoteView } from './post-queries';

export function NoteScreen({ id: slug }: { id: string }) {
  const t = useTranslation(NOTE_TEXTS);
  return (
    <div className="wrap item-page">
      <PageArrow href={paths.notes} direction="back">
        {t('backToNotes')}
      </PageArrow>
      <LoadedNote key={slug} slug={slug} />
    </div>
  );
}

export function NotePreview({ item }: PreviewProps<'note'>) {
  return <NoteArticle note={item} />;
}

function LoadedNote({ slug }: { slug: string }) {
  const t = useTranslation(NOTES_TEXTS);
  const site = useSite();
  const query = useNoteView(slug);
  const { data: note } = query;
  if (!note) return <ItemPlaceholder noun="note" query={query} />;
  return (
    <>
      <PageHead
        title={note.metaTitle}
        description={note.metaDescription}
        kind="article"
        path={notePath(note.slug)}
        status={note.slug === slug ? 200 : 301}
        picture={notePicturePath(note, site)}
        feeds={listNoteFeeds(t)}
        subject={{ kind: 'note', site, note }}
      />
      <NoteArticle note={note} />
      <NoteProjects projects={note.projects} />
      <AdjacentNotes {...note} />
    </>
  );
}

/** Links to an email about the note. Owners without an email link get the contact form instead. */
function Reply({ title, lang }: { title: string; lang: string | undefined }) {
  const t = useTranslation(NOTE_TEXTS);
  const { homeSections: sections } = useSite();
  const toSection = useHomeSectionLink();
  const email = useMailLink();
  if (!email && isHidden(sections, 'contact')) return null;
  const contact = email
    ? { href: `${email.split('?')[0]}?subject=${encodeURIComponent(t('replySubject', { title }))}` }
    : toSection(homeSections.contact.id);
  return (
    <p lang={lang} className={`no-print ${article.reply}`}>
      <ButtonLink {...contact}>{t(email ? 'replyByEmail' : 'sendAMessage')}</ButtonLink>
    </p>
  );
}

/** Ends a note with the projects that it is about. */
function NoteProjects({ projects }: Pick<NoteView, 'projects'>) {
  const t = useTranslation(NOTE_TEXTS);
  if (projects.length === 0) return null;
  return (
    <section className={`no-print stack ${itemStyles.after}`} aria-labelledby="projects">
      <h2 id="projects">{t('projectsInNote')}</h2>
      <EntryGrid as="ul">
        {projects.map(({ path, image, generatedCover, ...project }) => (
          <Entry
            key={path}
            form="tile"
            cover={<Picture src={image} alt="" generated={generatedCover} sizes={COVER_SIZES.tile} />}
            title={
              <h3>
                <Link href={path} className="stretched-link">
                  <ItemTitle item={project} />
                </Link>
              </h3>
            }
          />
        ))}
      </EntryGrid>
    </section>
  );
}

function AdjacentNotes({ older, newer }: Pick<NoteView, 'older' | 'newer'>) {
  const t = useTranslation(NOTE_TEXTS);
  if (!older && !newer) return null;
  return (
    <div className={`no-print ${itemStyles.after} ${itemStyles.columns}`}>
      <h2>{t('moreNotes')}</h2>
      <Neighbors label={t('moreNotes')}>
        {older && <Neighbor note={older} direction="previous" label={t('olderNote')} />}
        {newer && <Neighbor note={newer} direction="next" label={t('newerNote')} />}
      </Neighbors>
    </div>
  );
}

type NeighborProps = {
  note: NonNullable<NoteView['older']>;
  direction: 'previous' | 'next';
  label: string;
};

function Neighbor({ note, direction, label }: NeighborProps) {
  const { slug, cover, generatedCover } = note;
  return (
    <Entry
      as="div"
      form="tile"
      cover={<Picture src={cover} alt="" generated={generatedCover} sizes={COVER_SIZES.tile} />}
      title={
        <Link href={notePath(slug)} className="stretched-link">
          <NeighborWords direction={direction} label={label} item={note} />
        </Link>
      }
    />
  );
}

/** Shows a note with its facts at the side, its cover and its text. */
function NoteArticle({ note }: { note: NoteView }) {
  const { slug, title, language, summary, cover, coverAlt, html } = note;
  const { listeners, viewer } = usePictureViewer(displayTitle(title));
  const langOfWords = useLangOfWords(language);
  return (
    <article lang={language} {...listeners}>
      <header className={`stack-4 ${article.head}`}>
        <h1 className={article.title}>
          <ItemTitle item={note} />
        </h1>
        {summary !== '' && <p className="lede">{summary}</p>}
      </header>
      <div className={itemStyles.columns}>
        <div className={itemStyles.side}>
          <NoteFacts note={note} lang={langOfWords} />
          <LaterContents html={html} />
        </div>
        <div className={`reading ${itemStyles.text}`}>
          {cover !== '' && (
            <Picture
              isPriority
              coverOf={notePath(slug)}
              src={cover}
              alt={coverAlt}
              className={article.cover}
            />
          )}
          <MarkdownText html={html} />
          <Reply title={displayTitle(title)} lang={langOfWords} />
        </div>
      </div>
      {viewer}
    </article>
  );
}

function NoteFacts({ note, lang }: { note: NoteView; lang: string | undefined }) {
  const list = useTranslation(NOTES_TEXTS);
  const t = useTranslation(NOTE_TEXTS);
  const { publishedAt, updatedAt, minutes, tags, projects } = note;
  const isChanged = updatedAt.slice(0, 10) > publishedAt.slice(0, 10);
  return (
    <Facts lang={lang}>
      <Fact name={t('published')}>
        <CalendarDate moment={publishedAt} format="date" />
      </Fact>
      {isChanged && (
        <Fact name={t('changed')}>
          <CalendarDate moment={updatedAt} format="date" />
        </Fact>
      )}
      <Fact name={t('readingTime')}>{list('minutes', { count: minutes })}</Fact>
      {projects.length > 0 && (
        <Fact name={t('projectFact', { count: projects.length })}>
          <ul className="stack-1">
            {projects.map(project => (
              <li key={project.path}>
                <Link href={project.path} className="tall-link">
                  <ItemTitle item={project} />
                </Link>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {tags.length > 0 && (
        <Fact name={list('tags')}>
          <ChipList
            items={tags}
            label={list('tags')}
            renderItem={tag => <Link href={notesPath({ tag })}>{tag}</Link>}
          />
        </Fact>
      )}
    </Facts>
  );
}
