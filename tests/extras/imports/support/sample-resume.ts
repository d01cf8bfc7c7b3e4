/** A JSON Resume with one item for each part of the site, and with parts that it has no place for. */
export const RESUME = {
  basics: { name: 'Ada', summary: 'Builds engines.', image: 'https://example.com/ada.png' },
  work: [{ name: 'Acme', position: 'Engineer', startDate: '2019', endDate: '2021-06' }],
  projects: [{ name: 'Engine', keywords: ['C'] }],
  skills: [{ name: 'Web', keywords: ['CSS', 'HTML'] }],
  languages: [{ language: 'English' }],
  interests: [{ name: 'Birds' }],
};
