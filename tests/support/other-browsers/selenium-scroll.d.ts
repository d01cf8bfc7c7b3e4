import type { WebElement } from 'selenium-webdriver';

// The types of the package lack this action, which it has and documents.
declare module 'selenium-webdriver' {
  interface Actions {
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: WebElement): Actions;
  }
}
