import { expect } from 'vitest';
import { test } from '#tests/support/browser/browser-test';
import { addPicture } from '#tests/support/content/archive-content';
import { picture } from '#tests/support/content/media-factory';

test('a slider shows more of one or the other picture by keyboard and touch, which are side by side without scripts', async ({
  site,
  call,
  visitor,
}) => {
  const [before, after] = [
    await addPicture(site, await picture(1200, 800).png().toBuffer()),
    await addPicture(site, await picture(1000, 800).png().toBuffer()),
  ];
  const text = `![Old](${before}#compare)\n![New](${after} "Today")`;
  await call('POST', '/notes', { title: 'Compared', slug: 'compared', text, draft: false });
  const page = await visitor('/notes/compared', { hasTouch: true });
  const slider = page.getByRole('slider', { name: 'Before / Today' });
  await slider.focus();
  await page.keyboard.press('Home');
  const pair = page.locator('.compare');
  const cut = () => pair.evaluate(element => element.style.getPropertyValue('--cut'));
  await expect.poll(cut).toBe('0%');
  await page.keyboard.press('ArrowRight');
  await expect.poll(cut).toBe('1%');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not visible.');
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height / 3);
  await expect.poll(cut).toMatch(/^7\d%$/);
  const [first, second] = await pair
    .locator('img')
    .evaluateAll(images => images.map(image => image.getBoundingClientRect().toJSON()));
  expect({ ...second }).toEqual({ ...first });

  const plain = await visitor('/notes/compared', { javaScriptEnabled: false });
  const places = await plain
    .locator('.compare img')
    .evaluateAll(images => images.map(image => image.getBoundingClientRect().left));
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
  await plain.getByText('Before').waitFor();
});

test('compared pictures fit the window, and are no larger than they are', async ({ site, call, visitor }) => {
  const tall = await addPicture(site, await picture(1080, 2340).png().toBuffer());
  const small = await addPicture(site, await picture(300, 200).png().toBuffer());
  const text = [tall, small].map(src => `![](${src}#compare)\n![](${src})`).join('\n\n');
  await call('POST', '/notes', { title: 'Sizes', slug: 'sizes', text, draft: false });
  const page = await visitor('/notes/sizes', { viewport: { width: 1440, height: 900 } });
  await page.getByRole('slider').nth(1).waitFor();
  const sizes = await page
    .locator('.compare')
    .evaluateAll(pairs => pairs.map(pair => pair.querySelector('img')?.getBoundingClientRect().toJSON()));
  expect(sizes[0].height).toBeCloseTo(720, -1);
  expect(sizes[1].width).toBe(300);
});
