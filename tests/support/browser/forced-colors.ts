import type { PixelRules } from './sweep';

/** In forced colors, browsers put a bar of the page color behind texts, except in parts that keep their own colors. */
export const READABLE_IN_FORCED_COLORS: PixelRules = {
  'texts have a contrast of 3:1 in forced colors': {
    check: () => {
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
      const luminance = (color: string) => {
        if (!context) return 0;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(part =>
          part <= 10 ? part / 3_294 : ((part / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const isFilled = (element: Element) =>
        !/^(?:rgba\(.*, 0\)|transparent)$/.test(getComputedStyle(element).backgroundColor);
      const backgroundOf = (element: Element) => {
        if (getComputedStyle(element).forcedColorAdjust !== 'none') return 'Canvas';
        let filled: Element | null = element;
        while (filled && !isFilled(filled)) filled = filled.parentElement;
        return filled ? getComputedStyle(filled).backgroundColor : 'Canvas';
      };
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement: element, textContent } = texts.currentNode;
        if (!element?.checkVisibility({ visibilityProperty: true }) || textContent?.trim() === '') continue;
        const [text, background] = [getComputedStyle(element).color, backgroundOf(element)];
        const [light = 0, dark = 0] = [luminance(text), luminance(background)].sort((a, b) => b - a);
        if ((light + 0.05) / (dark + 0.05) < 3) found.push(`${textContent}: ${text} on ${background}`);
      }
      return found;
    },
  },
};
