import { seededRandom } from '../seeded-random';

export type ManyTitle = { text: string; language: string };

/** Words of each language, of which many are long. */
const WORDS: Record<string, string> = {
  de: 'Geschwindigkeitsüberwachungsprotokoll Weboberfläche Bewässerungssteuerung für die Stadtwerke Donaudampfschifffahrtsgesellschaftskapitän Störungsannahme Rechtsschutzversicherungsgesellschaften und Barrierefreiheitsanforderungen',
  fi: 'lentokonesuihkuturbiinimoottoriapumekaanikko kolmivaihekilowattituntimittari ja sähköinen epäjärjestelmällisyys',
  hu: 'megszentségteleníthetetlenségeskedéseitekért töredezettségmentesítőtleníttethetetlenség és a villamosság',
  en: 'Internationalization of counterrevolutionaries a scale that weighs itself, and other incomprehensibilities',
  ru: 'достопримечательность электрокардиографический прибор и переосвидетельствование',
  ja: '駅の混雑を予測する「掲示板」、ミャンマーのティータイム。 深夜に読める計器（きゃりーぱみゅ）',
  zh: '每十分钟称一次蜂箱，并把结果发送到手机。 车站拥挤预测',
  ko: '역혼잡도를예측하는게시판 십분마다 벌통을 재는 저울',
  th: 'ชั่งน้ำหนักรังผึ้งทุกสิบนาทีแล้วส่งผลไปยังโทรศัพท์ ป้ายประกาศ',
  hi: 'हर दस मिनट में मधुमक्खी के छत्ते का वज़न अंतर्राष्ट्रीयकरण',
  ar: 'قياس وزن خلايا النحل كل عشر دقائق والاستقلالية',
  he: 'כוורת שנשקלת כל עשר דקות והאינטרנציונליזציה',
};
const MIXED = [
  '🐝🐝🐝',
  '👩🏽‍🚀',
  'C++',
  'כוורת 2.0',
  '混雑',
  '«Ж»',
  'ﷺ',
  'e\u0301'.repeat(8),
  'A/B-Test_v2.1.0-beta',
];

/** Lists 200 titles of many scripts and lengths, the same in each run. */
export function listManyTitles(): ManyTitle[] {
  const random = seededRandom();
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] ?? items[0];
  const languages = Object.keys(WORDS);
  const titles = [...'wWiم木'].map(letter => ({ text: letter.repeat(300), language: 'en' }));
  while (titles.length < 200) {
    const language = languages[titles.length % languages.length] ?? 'en';
    const words = WORDS[language]?.split(' ') ?? [];
    const count = 1 + Math.floor(random() * 6);
    const chosen = Array.from({ length: count }, () => (random() < 0.1 ? pick(MIXED) : pick(words)));
    titles.push({ text: chosen.join(' '), language });
  }
  return titles;
}
