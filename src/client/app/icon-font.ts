/** Adds the icon font's stylesheet once the page has been painted: skills' icons may come a moment later than their names. */
export function loadIconFont(href: string): void {
  const load = () => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
  };
  requestAnimationFrame(() => setTimeout(load));
}
