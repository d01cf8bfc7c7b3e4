import type { Locator } from 'playwright-core';

export type DroppedFile = { name: string; mimeType: string; buffer: Buffer };

/** Drops files on an element with the events that a browser sends for a mouse. */
export async function dropFiles(target: Locator, files: DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    base64: buffer.toString('base64'),
  }));
  await target.evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, mimeType, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    for (const type of ['dragover', 'drop']) {
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }
  }, sent);
}

/** Selects files in the file dialog that a button opens. */
export async function chooseFiles(button: Locator, files: DroppedFile[]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(files);
}
